import { decode } from './encoding.ts'
import { hasRepeatedKeys } from './keys.ts'
import { toPointer, toSegments } from './pointer.ts'
import { lineCounter, type LineColumn } from './positions.ts'
import { recover, type GoodEntry } from './recover.ts'
import { treeOf, type Found, type JsonTree, type Place } from './tree.ts'

/** 1-based line and column; columns and length count UTF-16 code units, as editors do. */
export type Position = LineColumn & { readonly length: number }

/** Something that keeps the file from being read, in plain words. */
export type SyntaxFinding = Position & { readonly message: string }

/** A key that its object has had before, at its later occurrence. */
export type DuplicateKey = Position & { readonly pointer: string }

type Located = {
  /**
   * Where the pointer leads, else where its nearest existing ancestor is; a list or object is one
   * unit long: its opening bracket.
   */
  readonly locate: (pointer: string, at?: Place) => Position
}

/** A file that could be read. Places are worked out only when asked for. */
export type ReadableJson = Located & {
  readonly ok: true
  /** Its text behind a byte order mark, decoded anew each time. */
  readonly text: string
  readonly hasMark: boolean
  /** What JSON.parse made of it; of repeated keys the last counts. */
  readonly value: unknown
  readonly duplicateKeys: () => DuplicateKey[]
}

export type UnreadableJson = Located & {
  readonly ok: false
  readonly errors: readonly SyntaxFinding[]
  /**
   * The entries that can be read all the same: an object, or a list with holes where the others
   * stand; undefined where nothing can be told apart.
   */
  readonly recovered: unknown
}

export type ReadJson = ReadableJson | UnreadableJson

const beginning: Position = { line: 1, column: 1, length: 1 }

/**
 * Reads a JSON file's bytes (UTF-8, with or without a byte order mark, any line ends). Never throws
 * for bad contents.
 */
export function readJson(bytes: Buffer): ReadJson {
  const decoded = decode(bytes)
  if (!decoded.ok) {
    const { message, before } = decoded
    const error = { ...lineCounter(before)(before.length), length: 1, message }
    return { ok: false, errors: [error], recovered: undefined, locate: () => beginning }
  }
  const { text, hasMark } = decoded
  try {
    return readable(bytes, JSON.parse(text) as unknown, hasMark)
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable(text)
    throw error
  }
}

function readable(bytes: Buffer, value: unknown, hasMark: boolean): ReadableJson {
  // The text is not held: of most files nobody asks for a place.
  const textOf = () => bytes.toString('utf8').slice(hasMark ? 1 : 0)
  let places: Places | undefined
  const known = () => (places ??= placesIn(textOf()))
  return {
    ok: true,
    hasMark,
    value,
    get text() {
      return textOf()
    },
    locate: (pointer, at = 'value') => known().locate(toSegments(pointer), at),
    duplicateKeys() {
      if (!hasRepeatedKeys(textOf(), value)) return []
      const { tree, position } = known()
      return (tree?.repeatedKeys() ?? []).map(({ segments, key: { offset, length } }) => ({
        ...position(offset, length),
        pointer: toPointer(segments),
      }))
    },
  }
}

function unreadable(text: string): UnreadableJson {
  const { isList, entries, faults } = recover(text)
  const lineColumn = lineCounter(text)
  const bySegment = new Map(entries.map((entry) => [entry.segment, entry]))
  return {
    ok: false,
    errors: faults.map(({ offset, length, message }) => ({
      ...lineColumn(offset),
      length: Math.max(length, 1),
      message,
    })),
    recovered: entries.length === 0 ? undefined : recoveredValue(entries, isList),
    locate(pointer, at = 'value') {
      const [first = '', ...below] = toSegments(pointer)
      const entry = bySegment.get(first)
      if (entry === undefined) return beginning
      const segments = [isList ? '0' : first, ...below]
      const whole = isList ? `[${entry.text}]` : `{${entry.text}}`
      return placesIn(whole, (offset) => lineColumn(entry.start + offset - 1)).locate(segments, at)
    },
  }
}

function recoveredValue(entries: readonly GoodEntry[], isList: boolean): unknown {
  const value: unknown = Object.fromEntries(entries.map((entry) => [entry.segment, entry.value]))
  return isList ? Object.assign([], value) : value
}

type Places = {
  readonly tree: JsonTree | undefined
  readonly position: (offset: number, length: number) => Position
  readonly locate: (segments: readonly string[], at: Place) => Position
}

function placesIn(text: string, lineColumn = lineCounter(text)): Places {
  const tree = treeOf(text)
  const position = (offset: number, length: number): Position => ({
    ...lineColumn(offset),
    length: Math.max(length, 1),
  })
  const locateValue = ({ value: { type, offset, length } }: Found): Position =>
    position(offset, type === 'object' || type === 'array' ? 1 : length)
  return {
    tree,
    position,
    locate(segments, at) {
      const exact = tree?.find(segments)
      if (at === 'key' && exact?.key) return position(exact.key.offset, exact.key.length)
      if (exact) return locateValue(exact)
      for (let depth = segments.length - 1; depth >= 0; depth -= 1) {
        const ancestor = tree?.find(segments.slice(0, depth))
        if (ancestor) return locateValue(ancestor)
      }
      return beginning
    },
  }
}
