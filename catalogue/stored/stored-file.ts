import { presentText } from '../../domain/text/text.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { readString, skipSpace, skipString } from '../json/bytes.ts'
import { outline } from '../json/outline.ts'
import { partsAt } from '../json/parts.ts'
import { parseJson } from '../json/parse.ts'
import { valueAt } from '../json/pointer.ts'
import { firstInvalidByte, textStart, utf16Of } from '../json/utf8.ts'
import { deepFreeze } from '../load/deep-freeze.ts'
import { positionsOf, type KeyNumbers } from './key-numbers.ts'
import type { StoredFileName } from './stored-names.ts'

/** One record of a file. */
export type RecordOf<N extends StoredFileName> = DataFiles[N] extends readonly (infer One)[]
  ? One
  : DataFiles[N] extends Readonly<Record<string, infer One>>
    ? One
    : never

/** A file's records as their text, parsed when they are asked for (decision 13). */
export type StoredFile<N extends StoredFileName> = {
  /**
   * What stands under the first of the keys that the file has; each by its exact spelling, else in
   * any case. Frozen, and made anew each time.
   */
  readonly find: (...keys: readonly (string | undefined)[]) => RecordOf<N> | undefined
  /** In their order in the file. */
  readonly keys: () => readonly string[]
  /** What JSON.parse makes of the file. */
  readonly whole: () => DataFiles[N]
}

type StoredAs = {
  /** Whether such a part of the file is as it should be. */
  readonly accepts: (part: object) => boolean
  /** Of all files that are stored. */
  readonly numbers: KeyNumbers
}

/**
 * Stores a file, whose bytes must stay as they are. They are parsed in parts, which are let go of
 * while they are young. Undefined where the file is not a list or object of what `accepts` takes, in
 * UTF-8 and without a key that stands twice. A list's records stand under their ids.
 */
export function storeFile<N extends StoredFileName>(
  bytes: Buffer,
  { accepts, numbers }: StoredAs,
): StoredFile<N> | undefined {
  if (utf16Of(bytes) !== undefined || firstInvalidByte(bytes) !== undefined) return undefined
  const start = textStart(bytes)
  const found = outline(bytes, start)
  if (found === undefined) return undefined
  const { isList } = found
  const bounds = Float64Array.from(found.bounds)
  const ids: string[] = []
  try {
    for (const { value, hasDuplicateKeys } of partsAt(bytes, found)) {
      if (hasDuplicateKeys || !accepts(value as object)) return undefined
      if (isList) for (const record of value as unknown[]) ids.push(idOf(record))
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const keys = isList ? ids : keysIn(bytes, bounds)
  if (!isList && new Set(keys).size < keys.length) return undefined

  const positionOf = positionsOf(keys, numbers)
  const whole = () => parseJson(bytes, start).value as DataFiles[N]
  return {
    find(...keys) {
      const position = firstOf(keys, positionOf)
      if (position === undefined) return undefined
      const before = skipSpace(bytes, (bounds[position] ?? 0) + 1)
      const from = isList ? before : skipSpace(bytes, skipString(bytes, before)) + 1
      const text = bytes.toString('utf8', from, bounds[position + 1])
      return deepFreeze(JSON.parse(text) as RecordOf<N>)
    },
    keys: () => (isList ? (whole() as readonly unknown[]).map(idOf) : keysIn(bytes, bounds)),
    whole,
  }
}

/** An object's keys. */
const keysIn = (bytes: Buffer, bounds: Float64Array): string[] =>
  Array.from(bounds.subarray(0, -1), (bound) => {
    const from = skipSpace(bytes, bound + 1)
    return readString(bytes, from, skipString(bytes, from))
  })

function firstOf<Key, T>(
  keys: readonly (Key | undefined)[],
  find: (key: Key) => T | undefined,
): T | undefined {
  for (const key of keys) {
    const found = key === undefined ? undefined : find(key)
    if (found !== undefined) return found
  }
  return undefined
}

const idOf = (record: unknown): string => presentText(valueAt(record, ['id'])) ?? ''
