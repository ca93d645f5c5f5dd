import { byte } from './json-bytes.ts'

/** 1-based; columns count UTF-16 code units, as editors do. */
export type LineColumn = { readonly line: number; readonly column: number }

/**
 * Lines and columns of byte offsets in UTF-8 text, in one pass from `from` (behind a byte order
 * mark). CR LF, LF and a lone CR each end a line.
 */
export function positionsOf(
  bytes: Uint8Array,
  from: number,
  offsets: readonly number[],
): LineColumn[] {
  const order = offsets.map((_, index) => index)
  order.sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0))
  const found: LineColumn[] = []
  let line = 1
  let column = 1
  let at = from
  for (const index of order) {
    const offset = Math.min(offsets[index] ?? 0, bytes.length)
    for (; at < offset; at += 1) {
      const b = bytes[at] ?? 0
      if (b === byte.newline || (b === byte.carriageReturn && bytes[at + 1] !== byte.newline)) {
        line += 1
        column = 1
      } else column += unitsBegunBy(b)
    }
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
