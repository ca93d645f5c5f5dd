/** Bytes JSON is made of. Outside strings valid JSON is ASCII, so bytes can be read one by one. */
export const byte = {
  tab: 0x09,
  newline: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const

const isSpace = (b: number | undefined) =>
  b === byte.space || b === byte.newline || b === byte.carriageReturn || b === byte.tab

/** The offset of the next byte that is not white space. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while (isSpace(bytes[at])) at += 1
  return at
}

/** The offset behind the string whose opening quote is at `from`. */
export function skipString(bytes: Buffer, from: number): number {
  let quote = bytes.indexOf(byte.quote, from + 1)
  while (quote !== -1 && isEscaped(bytes, quote)) quote = bytes.indexOf(byte.quote, quote + 1)
  return quote === -1 ? bytes.length : quote + 1
}

/** True for the byte that opens a list or an object. */
export function isOpening(b: number | undefined): boolean {
  return b === byte.openBrace || b === byte.openBracket
}

function isClosing(b: number | undefined): boolean {
  return b === byte.closeBrace || b === byte.closeBracket
}

/** The offset behind the value that begins at `from`; valid JSON is taken for granted. */
export function skipValue(bytes: Buffer, from: number): number {
  if (bytes[from] === byte.quote) return skipString(bytes, from)
  return isOpening(bytes[from]) ? nestedEnd(bytes, from) : plainEnd(bytes, from)
}

/** The end of a number, true, false or null. */
function plainEnd(bytes: Buffer, from: number): number {
  let at = from
  while (
    at < bytes.length &&
    !isSpace(bytes[at]) &&
    bytes[at] !== byte.comma &&
    !isClosing(bytes[at])
  )
    at += 1
  return at
}

/** The end of a list or object: brackets are counted between strings, from quote to quote. */
function nestedEnd(bytes: Buffer, from: number): number {
  let at = from
  let depth = 0
  while (at < bytes.length) {
    const quote = bytes.indexOf(byte.quote, at)
    const stop = quote === -1 ? bytes.length : quote
    for (; at < stop; at += 1) {
      const b = bytes[at]
      if (isOpening(b)) depth += 1
      else if (isClosing(b)) {
        depth -= 1
        if (depth === 0) return at + 1
      }
    }
    at = skipString(bytes, stop)
  }
  return bytes.length
}

/** True behind an odd number of backslashes. */
function isEscaped(bytes: Uint8Array, quote: number): boolean {
  let at = quote
  while (bytes[at - 1] === byte.backslash) at -= 1
  return (quote - at) % 2 === 1
}

/** The string between the quotes at `start` and `end - 1`. */
export function readString(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start + 1, end - 1)
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text
}
