import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../catalogue/data-files.ts'

/** A source line around a spot, and a second line that underlines it. */
export type Excerpt = { source: string; underline: string }

const widest = 100
const before = 40

// Tabs and the rare control character would shift the line below.
const oneColumnEach = (text: string): string => text.replaceAll(/[\p{Cc}]/gu, ' ')

/**
 * The part of a line that shows `length` UTF-16 units from `column` on, at most 100 wide.
 * @param column 1-based
 */
export const excerptOf = (line: string, column: number, length: number): Excerpt => {
  const from = column - 1
  const start =
    line.length <= widest ? 0 : Math.max(0, Math.min(from - before, line.length - widest))
  const end = Math.min(line.length, start + widest)
  const lead = start > 0 ? '…' : ''
  const tail = end < line.length ? '…' : ''
  const shown = Math.max(1, Math.min(length, end - from))
  return {
    source: `${lead}${oneColumnEach(line.slice(start, end))}${tail}`,
    underline: `${' '.repeat(lead.length + from - start)}${'^'.repeat(shown)}`,
  }
}

/** The lines of a data file; of one that cannot be read none. */
export const linesOf = (folder: string, file: DataFileName): readonly string[] => {
  try {
    const text = readFileSync(join(folder, `${file}.json`), 'utf8')
    return text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  } catch {
    return []
  }
}
