import type { DataFileName } from '../../catalogue/data-files.ts'
import { byte } from '../../catalogue/json/bytes.ts'
import { textStart } from '../../catalogue/json/utf8.ts'
import { createFileReader } from '../../catalogue/checks/engine/read-file.ts'

const isLineEnd = (b: number | undefined): boolean =>
  b === byte.newline || b === byte.carriageReturn

const endOfLine = (bytes: Buffer, from: number): number => {
  let at = from
  while (at < bytes.length && !isLineEnd(bytes[at])) at += 1
  return at
}

// CR LF is one line end.
const nextLine = (bytes: Buffer, end: number): number =>
  end + (bytes[end] === byte.carriageReturn && bytes[end + 1] === byte.newline ? 2 : 1)

/** The texts of some lines of a data file, by their 1-based numbers. */
export const sourceLines = (
  folder: string,
  file: DataFileName,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, string> => {
  const lines = new Map<number, string>()
  const bytes = createFileReader(folder)(file)
  if (bytes === undefined) return lines
  let at = textStart(bytes)
  for (let line = 1; lines.size < wanted.size && at <= bytes.length; line += 1) {
    const end = endOfLine(bytes, at)
    if (wanted.has(line)) lines.set(line, bytes.toString('utf8', at, end))
    at = nextLine(bytes, end)
  }
  return lines
}
