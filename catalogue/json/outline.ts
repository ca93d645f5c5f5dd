import { byte, readString, skipSpace, skipString } from './bytes.ts'

/**
 * Where the entries of a file's top-level list or object stand, found without parsing them: a file
 * of hundreds of megabytes can then be parsed a part at a time.
 */
export type Outline = {
  readonly isList: boolean
  /**
   * Offsets of the bracket or comma before each entry, and of the closing bracket: entry `i` lies
   * between `bounds[i]` and `bounds[i + 1]`. An empty list or object has one bound less than two.
   */
  readonly bounds: readonly number[]
  /** How many keys, repeated ones included, stand before each bound. */
  readonly keysBefore: readonly number[]
}

/**
 * Outlines JSON from `from` on; undefined where the brackets do not match, the top level is neither
 * list nor object, or something follows it. Whether the entries themselves are JSON is not looked
 * at: what parses entry by entry, with these bounds, is JSON as a whole.
 */
export const outline = (bytes: Buffer, from: number): Outline | undefined => {
  const first = skipSpace(bytes, from)
  const opening = bytes[first]
  const isList = opening === byte.openBracket
  if (!isList && opening !== byte.openBrace) return undefined
  const bounds: number[] = [first]
  const keysBefore: number[] = [0]
  const { length } = bytes
  let keys = 0
  let depth = 1
  let at = first + 1
  for (; at < length; at += 1) {
    const b = bytes[at] ?? 0
    if (b <= byte.space) continue
    if (b === byte.quote) {
      at = skipString(bytes, at) - 1
    } else if (b === byte.colon) keys += 1
    else if (b === byte.openBrace || b === byte.openBracket) depth += 1
    else if (b === byte.comma) {
      if (depth > 1) continue
      bounds.push(at)
      keysBefore.push(keys)
    } else if (b === byte.closeBrace || b === byte.closeBracket) {
      depth -= 1
      if (depth === 0) break
    }
  }
  const closing = isList ? byte.closeBracket : byte.closeBrace
  if (bytes[at] !== closing || skipSpace(bytes, at + 1) < length) return undefined
  const isEmpty = bounds.length === 1 && skipSpace(bytes, first + 1) === at
  if (!isEmpty) {
    bounds.push(at)
    keysBefore.push(keys)
  }
  return { isList, bounds, keysBefore }
}

/** True where an object's top-level keys are strings and no two are the same. */
export const hasDistinctKeys = (bytes: Buffer, { bounds }: Outline): boolean => {
  const keys = new Set<string>()
  for (let entry = 0; entry < bounds.length - 1; entry += 1) {
    const start = skipSpace(bytes, (bounds[entry] ?? 0) + 1)
    if (bytes[start] !== byte.quote) return false
    const key = readString(bytes, start, skipString(bytes, start))
    if (keys.has(key)) return false
    keys.add(key)
  }
  return true
}
