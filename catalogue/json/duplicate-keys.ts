import { byte, readString, skipSpace, skipString } from './bytes.ts'
import { outline } from './outline.ts'
import { toPointer } from './pointer.ts'
import type { Span } from './spans.ts'

export type DuplicateSpan = Span & { readonly pointer: string }

/**
 * True where an object, at any depth, has a key twice: JSON.parse drops the first silently. Takes
 * valid JSON and what JSON.parse made of it.
 */
export function hasDuplicateKeys(bytes: Buffer, from: number, value: unknown): boolean {
  return (outline(bytes, from)?.keysBefore.at(-1) ?? 0) !== countKeys(value)
}

/** How many keys a parsed value has at any depth; without recursion, as JSON may be deep. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const open: object[] = [value]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const entry of next as unknown[])
        if (typeof entry === 'object' && entry !== null) open.push(entry)
      continue
    }
    const keys = Object.keys(next)
    count += keys.length
    for (const key of keys) {
      const entry = (next as Record<string, unknown>)[key]
      if (typeof entry === 'object' && entry !== null) open.push(entry)
    }
  }
  return count
}

/** An object or list that is not closed yet. */
type Frame = {
  /** The keys so far; undefined in a list. */
  readonly keys: Set<string> | undefined
  segment: string | number
}

/** The keys that their object has already had, at any depth of valid JSON. */
export function findDuplicateKeys(bytes: Buffer, from: number): DuplicateSpan[] {
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
