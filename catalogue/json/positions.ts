import { byte } from './bytes.ts'

/** 1-based; columns count UTF-16 code units, as editors do. */
export type LineColumn = { readonly line: number; readonly column: number }

/**
 * Lines and columns of byte offsets in UTF-8 text, in one pass from `from` (behind a byte order
 * mark). A line ends with LF, alone or behind a CR.
 */
export function positionsOf(bytes: Buffer, from: number, offsets: readonly number[]): LineColumn[] {
  const order = offsets.map((_, index) => index)
  order.sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0))
  const found: LineColumn[] = []
  let line = 1
  let column = 1
  let at = from
  let lineEnd = bytes.indexOf(byte.newline, at)
  for (const index of order) {
    const offset = offsets[index] ?? 0
    while (lineEnd !== -1 && lineEnd < offset) {
      line += 1
      column = 1
      at = lineEnd + 1
      lineEnd = bytes.indexOf(byte.newline, at)
    }
    column += unitsBetween(bytes, at, offset)
    at = Math.max(at, offset)
    found[index] = { line, column }
  }
  return found
}

/** The length of a part of UTF-8 text in UTF-16 code units. */
export function unitsBetween(bytes: Uint8Array, start: number, end: number): number {
  let units = 0
  for (let at = start; at < end; at += 1) units += unitsBegunBy(bytes[at] ?? 0)
  return units
}

/** Continuation bytes begin nothing; four-byte characters are two code units. */
function unitsBegunBy(b: number): number {
  if ((b & 0xc0) === 0x80) return 0
  return b >= 0xf0 ? 2 : 1
}
