/** JSON Pointers (RFC 6901): '' is the whole value, '/a~1b/0' the first entry below the key 'a/b'. */
export function toPointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escapeSegment(String(segment))}`).join('')
}

/** One segment with `~` and `/` escaped. */
export function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** A pointer's unescaped segments. */
export function toSegments(pointer: string): string[] {
  const segments = pointer.split('/').slice(1)
  return pointer.includes('~')
    ? segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    : segments
}

/** True for an object or a list. */
export const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the segments lead to, own properties only; undefined where they lead nowhere. */
export function valueAt(value: unknown, segments: readonly string[]): unknown {
  let at = value
  for (const segment of segments) {
    if (!isNested(at) || !Object.hasOwn(at, segment)) return undefined
    at = at[segment]
  }
  return at
}
