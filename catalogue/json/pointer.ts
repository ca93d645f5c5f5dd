/** JSON Pointers (RFC 6901): '' is the whole value, '/a~1b/0' the first entry below the key 'a/b'. */
export function toPointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escapeSegment(String(segment))}`).join('')
}

export function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function toSegments(pointer: string): string[] {
  const segments = pointer.split('/').slice(1)
  return pointer.includes('~')
    ? segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    : segments
}

export const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export function valueAt(value: unknown, segments: readonly string[]): unknown {
  let found = value
  for (const segment of segments) {
    if (!isNested(found) || !Object.hasOwn(found, segment)) return undefined
    found = found[segment]
  }
  return found
}
