import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import type { Redirect } from '../../domain/seo/redirects.ts'
import { redirectKey } from '../../domain/seo/redirects.ts'
import type { SourceFile } from './files/data-set.ts'

/**
 * Edits for the texts of a file that are links of this site to a page that has moved; a query or
 * fragment behind the address stays.
 */
export function moveLinks(
  { bytes, value }: SourceFile,
  moves: readonly Redirect[],
): readonly JsonEdit[] {
  // Nearly all files have none, and a large one takes its time to walk through.
  if (!bytes.includes('"/project-details/') && !bytes.includes('"/floor-plans/')) return []
  const targets = new Map(moves.map(({ from, to }) => [redirectKey(from), to]))
  const edits: JsonEdit[] = []
  const visit = (at: unknown, segments: readonly string[]): void => {
    if (typeof at === 'string') {
      const [, path = '', rest = ''] = /^(\/[^\s?#]*)([?#]\S*)?$/.exec(at) ?? []
      const to = path === '' ? undefined : targets.get(redirectKey(path))
      if (to !== undefined && to !== path)
        edits.push({ type: 'set', pointer: toPointer(segments), value: to + rest })
    } else if (typeof at === 'object' && at !== null) {
      for (const [key, entry] of Object.entries(at)) visit(entry, [...segments, key])
    }
  }
  visit(value, [])
  return edits
}
