import { findDuplicateKeys, hasDuplicateKeys } from './duplicate-keys.ts'
import { findSpans, type Place, type Span, type SpanRequest } from './spans.ts'
import { isOpening } from './bytes.ts'
import { parseJson, type ParsedJson } from './parse.ts'
import { salvage } from './salvage.ts'
import { positionsOf, unitsBetween } from './positions.ts'
import { firstInvalidByte, textStart, utf16Of } from './utf8.ts'

/** 1-based line and column; columns and length count UTF-16 code units, as editors do. */
export type Position = { readonly line: number; readonly column: number; readonly length: number }

/** Something that keeps the file from being read, in plain words. */
export type SyntaxFinding = Position & { readonly message: string }

/** A key that its object has had before, at its later occurrence. */
export type DuplicateKey = Position & { readonly pointer: string }

/**
 * A file that could be read. Positions are worked out only when asked for, from the bytes; ask for
 * many at once. A list or object is one unit long: its opening bracket.
 */
export type ReadableJson = {
  readonly ok: true
  readonly file: string
  readonly bytes: Buffer
  /** What JSON.parse made of it; of repeated keys the last counts. */
  readonly value: unknown
  /** Where the pointer leads, else where its nearest existing ancestor is. */
  locate(pointer: string, at?: Place): Position
  locateAll(requests: readonly SpanRequest[]): Position[]
  duplicateKeys(): DuplicateKey[]
}

export type UnreadableJson = {
  readonly ok: false
  readonly file: string
  readonly errors: readonly SyntaxFinding[]
}

export type ReadJson = ReadableJson | UnreadableJson

/**
 * Reads a JSON file's bytes (UTF-8, with or without a byte order mark, any line ends). Never throws
 * for bad contents.
 */
export function readJson(contents: Uint8Array, file: string): ReadJson {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength)
  const unreadable = (...errors: SyntaxFinding[]): UnreadableJson => ({ ok: false, file, errors })
  if (utf16Of(bytes) !== undefined)
    return unreadable({ ...beginning, message: 'The file is saved as UTF-16: save it as UTF-8' })

  const start = textStart(bytes)
  const invalid = firstInvalidByte(bytes)
  if (invalid !== undefined) {
    const [position = beginning] = positionsOf(bytes, start, [invalid])
    return unreadable({
      ...position,
      length: 1,
      message: 'This character is not valid UTF-8: save the file as UTF-8 and write it again',
    })
  }
  const parsed = parse(bytes, start)
  return 'errors' in parsed ? unreadable(...parsed.errors) : readable(bytes, start, file, parsed)
}

const beginning: Position = { line: 1, column: 1, length: 1 }

function parse(bytes: Buffer, start: number): ParsedJson | { errors: SyntaxFinding[] } {
  try {
    return parseJson(bytes, start)
  } catch {
    if (bytes.length - start > longestText)
      return { errors: [{ ...beginning, message: 'The file is too large to be explained' }] }
    const { faults } = salvage(bytes, start)
    const positions = positionsOf(
      bytes,
      start,
      faults.map(({ at }) => at),
    )
    return {
      errors: faults.map(({ length, message }, index) => ({
        ...(positions[index] ?? beginning),
        length: Math.max(length, 1),
        message,
      })),
    }
  }
}

/** The longest string Node can hold, in code units. */
const longestText = 0x1fffffe8

function readable(
  bytes: Buffer,
  start: number,
  file: string,
  { value, mayHaveDuplicateKeys }: ParsedJson,
): ReadableJson {
  const place = (spans: readonly Span[]): Position[] => {
    const positions = positionsOf(
      bytes,
      start,
      spans.map((span) => span.start),
    )
    return spans.map((span, index) => ({
      ...(positions[index] ?? beginning),
      length: lengthOf(bytes, span),
    }))
  }
  const locateAll = (requests: readonly SpanRequest[]) => place(findSpans(bytes, start, requests))
  return {
    ok: true,
    file,
    bytes,
    value,
    locateAll,
    locate: (pointer, at = 'value') => locateAll([{ pointer, at }])[0] ?? beginning,
    duplicateKeys() {
      if (!mayHaveDuplicateKeys || !hasDuplicateKeys(bytes, start, value)) return []
      const duplicates = findDuplicateKeys(bytes, start)
      const positions = place(duplicates)
      return duplicates.map(({ pointer }, index) => ({
        ...(positions[index] ?? beginning),
        pointer,
      }))
    },
  }
}

function lengthOf(bytes: Buffer, { start, end }: Span): number {
  return isOpening(bytes[start]) ? 1 : Math.max(unitsBetween(bytes, start, end), 1)
}
