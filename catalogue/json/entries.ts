import { byte, readString, skipSpace, skipString, skipValue } from './bytes.ts'

/** Where an entry of a list or object stands, in bytes; an object's with its key. */
export type EntrySpan = {
  readonly key: string | undefined
  /** Where the entry begins: at its key, or in a list at its value. */
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

/** The entries of the list or object whose bracket is at `open`, in valid JSON. */
export function entriesWithin(
  bytes: Buffer,
  open: number,
): { readonly entries: readonly EntrySpan[]; readonly close: number } {
  const entries: EntrySpan[] = []
  const isObject = bytes[open] === byte.openBrace
  const closing = isObject ? byte.closeBrace : byte.closeBracket
  let at = skipSpace(bytes, open + 1)
  while (bytes[at] !== closing && at < bytes.length) {
    const start = at
    let key: string | undefined
    if (isObject) {
      const keyEnd = skipString(bytes, at)
      key = readString(bytes, at, keyEnd)
      at = skipSpace(bytes, skipSpace(bytes, keyEnd) + 1)
    }
    const end = skipValue(bytes, at)
    entries.push({ key, start, valueStart: at, end })
    at = skipSpace(bytes, end)
    if (bytes[at] === byte.comma) at = skipSpace(bytes, at + 1)
  }
  return { entries, close: at }
}
