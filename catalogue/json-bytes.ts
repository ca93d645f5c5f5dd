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

/** The offset of the next byte that is not white space. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    const b = bytes[at]
    if (b !== byte.space && b !== byte.newline && b !== byte.carriageReturn && b !== byte.tab)
      return at
    at += 1
  }
}

/** The offset behind the string whose opening quote is at `from`. */
export function skipString(bytes: Uint8Array, from: number): number {
  let at = from + 1
  for (;;) {
    const b = bytes[at]
    if (b === byte.quote || b === undefined) return at + 1
    at += b === byte.backslash ? 2 : 1
  }
}

/** The offset behind the value that begins at `from`; valid JSON is taken for granted. */
export function skipValue(bytes: Uint8Array, from: number): number {
  let at = from
  let depth = 0
  for (;;) {
    const b = bytes[at]
    if (b === undefined) return at
    if (b === byte.quote) {
      at = skipString(bytes, at)
      if (depth === 0) return at
      continue
    }
    if (b === byte.openBrace || b === byte.openBracket) depth += 1
    else if (b === byte.closeBrace || b === byte.closeBracket) {
      if (depth <= 1) return depth === 0 ? at : at + 1
      depth -= 1
    } else if (depth === 0 && (b === byte.comma || b <= byte.space)) return at
    at += 1
  }
}

/** How many object keys there are, repeated ones included: the colons outside strings. */
export function countKeys(bytes: Uint8Array, from: number): number {
  let count = 0
  let at = from
  while (at < bytes.length) {
    const b = bytes[at]
    if (b === byte.quote) {
      at = skipString(bytes, at)
      continue
    }
    if (b === byte.colon) count += 1
    at += 1
  }
  return count
}

/** The string between the quotes at `start` and `end - 1`. */
export function readString(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start + 1, end - 1)
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text
}
