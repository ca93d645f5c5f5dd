import { isUtf16, firstInvalidByte, textStart } from '../../catalogue/utf8.ts'
import { distinctKeys, outline, type Outline } from './scan.ts'

/** A stretch of a file's top-level entries, parsed as a list or object of its own. */
export type Part = {
  readonly value: unknown
  /** The index of the first entry. */
  readonly firstEntry: number
  /** True where an object in it has a key twice, of which `value` has only the last. */
  readonly hasDuplicateKeys: boolean
}

// Large enough that the cost of a part does not show, small enough that it is soon garbage.
const partBytes = 1 << 20

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) {
    let count = 0
    for (const entry of value as unknown[]) {
      if (typeof entry === 'object' && entry !== null) count += countKeys(entry)
    }
    return count
  }
  let count = 0
  for (const key in value) {
    count += 1
    const entry = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof entry === 'object' && entry !== null) count += countKeys(entry)
  }
  return count
}

/**
 * Parses a file's bytes a part at a time, so that memory holds the bytes and little else. Undefined
 * for a file that must be read as a whole: broken, in another encoding, or with a key twice at its
 * top level. Iterating throws SyntaxError where an entry is not JSON.
 */
export const partsOf = (bytes: Buffer): Iterable<Part> | undefined => {
  if (isUtf16(bytes) || firstInvalidByte(bytes) !== undefined) return undefined
  const found = outline(bytes, textStart(bytes))
  if (found === undefined) return undefined
  if (!found.isList && distinctKeys(bytes, found) === undefined) return undefined
  return parse(bytes, found)
}

function* parse(bytes: Buffer, { isList, bounds, keysBefore }: Outline): Generator<Part, void> {
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const entries = bounds.length - 1
  if (entries === 0) yield { value: isList ? [] : {}, firstEntry: 0, hasDuplicateKeys: false }
  let first = 0
  while (first < entries) {
    const start = (bounds[first] ?? 0) + 1
    let next = first + 1
    while (next < entries && (bounds[next + 1] ?? 0) - start <= partBytes) next += 1
    const text = bytes.toString('utf8', start, bounds[next])
    const value = JSON.parse(`${open}${text}${close}`) as unknown
    const keys = (keysBefore[next] ?? 0) - (keysBefore[first] ?? 0)
    // An entry that is nothing but space parses as an empty list and would hide a stray comma.
    if (text.trim() === '') throw new SyntaxError('An entry is missing')
    yield { value, firstEntry: first, hasDuplicateKeys: countKeys(value) !== keys }
    first = next
  }
}
