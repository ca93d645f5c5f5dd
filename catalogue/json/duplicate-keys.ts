import { byte, countKeysAtLeast, readString, skipSpace, skipString } from './bytes.ts'
import { toPointer } from './pointer.ts'
import type { Span } from './spans.ts'

export type DuplicateSpan = Span & { readonly pointer: string }

/**
 * The keys that an object has already had, at any depth: JSON.parse drops them silently. Nearly
 * every clean file costs two counts, no walk. Takes valid JSON and what JSON.parse made of it.
 */
export function findDuplicateKeys(bytes: Buffer, from: number, value: unknown): DuplicateSpan[] {
  return countKeysAtLeast(bytes, from) === countParsedKeys(value) ? [] : walkAll(bytes, from)
}

function countParsedKeys(value: unknown): number {
  let count = 0
  const open: object[] = []
  const note = (entry: unknown) => {
    if (typeof entry === 'object' && entry !== null) open.push(entry)
  }
  note(value)
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (Array.isArray(at)) {
      for (const entry of at) note(entry)
      continue
    }
    const entries: unknown[] = Object.values(at)
    count += entries.length
    for (const entry of entries) note(entry)
  }
  return count
}

/** An object or list that is not closed yet. */
type Frame = {
  /** The keys so far; undefined in a list. */
  readonly keys: Set<string> | undefined
  segment: string | number
}

function walkAll(bytes: Buffer, from: number): DuplicateSpan[] {
  const found: DuplicateSpan[] = []
  const frames: Frame[] = []
  let at = skipSpace(bytes, from)
  while (at < bytes.length) {
    const frame = frames.at(-1)
    const b = bytes[at]
    if (b === byte.quote) {
      const end = skipString(bytes, at)
      const after = skipSpace(bytes, end)
      if (frame?.keys && bytes[after] === byte.colon) {
        const key = readString(bytes, at, end)
        frame.segment = key
        if (frame.keys.has(key))
          found.push({ pointer: toPointer(frames.map((f) => f.segment)), start: at, end })
        frame.keys.add(key)
        at = skipSpace(bytes, after + 1)
      } else at = after
      continue
    }
    if (b === byte.openBrace) frames.push({ keys: new Set(), segment: '' })
    else if (b === byte.openBracket) frames.push({ keys: undefined, segment: 0 })
    else if (b === byte.closeBrace || b === byte.closeBracket) frames.pop()
    else if (b === byte.comma && typeof frame?.segment === 'number') frame.segment += 1
    at = skipSpace(bytes, at + 1)
  }
  return found
}
