import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../catalogue/data-files.ts'

/** The texts of some lines of a data file, by their 1-based numbers; of a missing file none. */
export const sourceLines = (
  folder: string,
  file: DataFileName,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, string> => {
  const lines = linesOf(join(folder, `${file}.json`))
  return new Map([...wanted].map((line) => [line, lines[line - 1] ?? '']))
}

const linesOf = (path: string): readonly string[] => {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/u, '')
      .split(/\r?\n/u)
  } catch {
    return []
  }
}
