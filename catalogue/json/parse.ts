import { isAscii } from 'node:buffer'
import { byte, isOpening, skipSpace, skipString, valueEndWithin } from './bytes.ts'

/** Roughly how many bytes are made into text and parsed at a time. */
const batchSize = 32_768

/** How far larger parts are taken apart: the file, its groups, their records. */
const deepest = 3

/**
 * The value of UTF-8 JSON as JSON.parse has it, keys and order included; throws where it does. One
 * rupee sign makes a text take two bytes a character: large files that are not plain ASCII are
 * therefore parsed in batches of entries, and their whole text is never made.
 */
export function parseJson(bytes: Buffer, from: number): unknown {
  const start = skipSpace(bytes, from)
  if (bytes.length - start > batchSize && isOpening(bytes[start]) && !isAscii(bytes)) {
    const parsed = parseEntries(bytes, start, 1)
    if (parsed && skipSpace(bytes, parsed.end) === bytes.length) return parsed.value
  }
  // Also the judge of what is not well formed.
  return JSON.parse(bytes.toString('utf8', from)) as unknown
}

type Parsed = { readonly value: unknown; readonly end: number }

/** The list or object that opens at `from`; undefined where it is not well formed. */
function parseEntries(bytes: Buffer, from: number, depth: number): Parsed | undefined {
  const isList = bytes[from] === byte.openBracket
  const closing = isList ? byte.closeBracket : byte.closeBrace
  const entries = isList ? listEntries(bytes) : objectEntries(bytes)
  let at = skipSpace(bytes, from + 1)
  if (bytes[at] === closing) return { value: entries.value, end: at + 1 }

  let batch: number | undefined
  let lastEnd = at
  for (;;) {
    const start = isList ? at : valueStart(bytes, at)
    if (start === undefined) return undefined
    const furthest = depth < deepest && isOpening(bytes[start]) ? start + batchSize : Infinity
    const limit = Math.min(furthest, bytes.length)
    let end = valueEndWithin(bytes, start, limit)
    if (end === undefined) {
      // It is never closed: the file was cut off.
      if (limit === bytes.length) return undefined
      if (batch !== undefined) entries.addAll(batch, lastEnd)
      batch = undefined
      const part = parseEntries(bytes, start, depth + 1)
      if (part === undefined) return undefined
      entries.add(at, part.value)
      end = part.end
    } else batch ??= at
    lastEnd = end

    const behind = skipSpace(bytes, end)
    const isLast = bytes[behind] === closing
    if (end === start || (!isLast && bytes[behind] !== byte.comma)) return undefined
    if (batch !== undefined && (isLast || end - batch > batchSize)) {
      entries.addAll(batch, end)
      batch = undefined
    }
    if (isLast) return { value: entries.value, end: behind + 1 }
    at = skipSpace(bytes, behind + 1)
  }
}

/** Where the value of the property that begins at `from` begins. */
function valueStart(bytes: Buffer, from: number): number | undefined {
  if (bytes[from] !== byte.quote) return undefined
  const colon = skipSpace(bytes, skipString(bytes, from))
  return bytes[colon] === byte.colon ? skipSpace(bytes, colon + 1) : undefined
}

type Entries = {
  readonly value: unknown
  /** Adds a value that is parsed already; in an object its key begins at `at`. */
  add(at: number, value: unknown): void
  /** Parses and adds the entries written from `start` to `end`, commas between them. */
  addAll(start: number, end: number): void
}

function listEntries(bytes: Buffer): Entries {
  const value: unknown[] = []
  return {
    value,
    add: (_, entry) => value.push(entry),
    addAll(start, end) {
      const entries = JSON.parse(`[${bytes.toString('utf8', start, end)}]`) as unknown[]
      for (const entry of entries) value.push(entry)
    },
  }
}

function objectEntries(bytes: Buffer): Entries {
  const value: Record<string, unknown> = {}
  const set = (key: string, entry: unknown) => {
    // Assigning would change the prototype, where JSON.parse makes a property.
    if (key === '__proto__') defineProperty(value, key, entry)
    else value[key] = entry
  }
  return {
    value,
    add(at, entry) {
      set(JSON.parse(bytes.toString('utf8', at, skipString(bytes, at))) as string, entry)
    },
    addAll(start, end) {
      const entries = JSON.parse(`{${bytes.toString('utf8', start, end)}}`) as object
      for (const [key, entry] of Object.entries(entries) as [string, unknown][]) set(key, entry)
    },
  }
}

function defineProperty(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
