import { byte, skipSpace } from './bytes.ts'
import { countKeys } from './duplicate-keys.ts'
import { firstInvalidByte, textStart, utf16Of } from './utf8.ts'
import { hasDistinctKeys, outline, type Outline } from './outline.ts'

/** A stretch of a file's top-level entries, parsed as a list or object of its own. */
export type Part = {
  readonly value: unknown
  /** The index of the first entry. */
  readonly firstEntry: number
  /** True where an object in it has a key twice, of which `value` has only the last. */
  readonly hasDuplicateKeys: boolean
}

// Large enough that the cost of a part does not show, small enough to be garbage before the
// collector takes it for something that stays.
export const partBytes = 1 << 17

/**
 * Parses a file's bytes a part at a time, so that memory holds the bytes and little else. Undefined
 * for a file that must be read as a whole: broken, in another encoding, or with a key twice at its
 * top level. Iterating throws SyntaxError where an entry is not JSON.
 */
export const partsOf = (bytes: Buffer): Iterable<Part> | undefined =>
  utf16Of(bytes) !== undefined || firstInvalidByte(bytes) !== undefined
    ? undefined
    : partsIn(bytes, textStart(bytes))

/** The same for what is known to be UTF-8, and to begin at `from`. */
export const partsIn = (bytes: Buffer, from: number): Iterable<Part> | undefined => {
  const found = outline(bytes, from)
  if (found === undefined) return undefined
  if (!found.isList && !hasDistinctKeys(bytes, found)) return undefined
  return partsAt(bytes, found)
}

/** The text between two bounds as a list or object of its own, without copying it twice. */
const textBetween = (bytes: Buffer, from: number, to: number, isList: boolean): string => {
  const [before = 0, after = 0] = [bytes[from], bytes[to]]
  bytes[from] = isList ? byte.openBracket : byte.openBrace
  bytes[to] = isList ? byte.closeBracket : byte.closeBrace
  const text = bytes.toString('utf8', from, to + 1)
  bytes[from] = before
  bytes[to] = after
  return text
}

/** The same for what is outlined already; a key that stands twice at the top level has the last value. */
export function* partsAt(
  bytes: Buffer,
  { isList, bounds, keysBefore }: Outline,
): Generator<Part, void> {
  const entries = bounds.length - 1
  if (entries === 0) yield { value: isList ? [] : {}, firstEntry: 0, hasDuplicateKeys: false }
  let first = 0
  while (first < entries) {
    const from = bounds[first] ?? 0
    let next = first + 1
    while (next < entries && (bounds[next + 1] ?? 0) - from <= partBytes) next += 1
    const to = bounds[next] ?? from
    // Nothing but space would parse as an empty list and hide a stray comma.
    if (skipSpace(bytes, from + 1) >= to) throw new SyntaxError('An entry is missing')
    const value = JSON.parse(textBetween(bytes, from, to, isList)) as unknown
    const keys = (keysBefore[next] ?? 0) - (keysBefore[first] ?? 0)
    yield { value, firstEntry: first, hasDuplicateKeys: countKeys(value) !== keys }
    first = next
  }
}
