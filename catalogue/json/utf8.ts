import { isUtf8 } from 'node:buffer'

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** The offset of the first byte of the text itself, behind a UTF-8 byte order mark. */
export function textStart(bytes: Uint8Array): number {
  return byteOrderMark.every((b, index) => bytes[index] === b) ? byteOrderMark.length : 0
}

/** The UTF-16 that a file is written in, told by its mark or by its first character; else undefined. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : undefined
}

/** The offset of the first byte that is no part of a character; undefined in good UTF-8. */
export function firstInvalidByte(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  let at = 0
  for (let end = blockEnd(bytes, at); isUtf8(bytes.subarray(at, end)); end = blockEnd(bytes, at))
    at = end
  for (let end = at; isUtf8(bytes.subarray(at, end)); end = at + characterLength(bytes[at]))
    at = end
  return at
}

/** The end of the next block of bytes, not within a good character. */
function blockEnd(bytes: Uint8Array, from: number): number {
  let end = Math.min(from + 65_536, bytes.length)
  for (let back = 0; back < 3 && isContinuation(bytes[end]); back += 1) end -= 1
  return end
}

const isContinuation = (b: number | undefined) => b !== undefined && (b & 0xc0) === 0x80

function characterLength(lead = 0): number {
  if (lead < 0xc0) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}
