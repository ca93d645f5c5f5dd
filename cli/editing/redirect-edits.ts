import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { addRedirects, type Redirect } from '../../domain/seo/redirects.ts'
import { changeOf, newFile, rewritten, type FileChange } from './files/change.ts'
import type { SourceFile } from './files/data-set.ts'
import { isObject } from './projects.ts'

const isRedirect = (entry: unknown): entry is Redirect =>
  isObject(entry) && typeof entry['from'] === 'string' && typeof entry['to'] === 'string'

/**
 * What `redirects.json` becomes after pages have moved; it is made where it is missing.
 * @param alive addresses that answer now besides the pages' own
 */
export function redirectsChange(
  source: SourceFile | undefined,
  moves: readonly Redirect[],
  alive: readonly string[] = [],
): FileChange | undefined {
  const entries = Array.isArray(source?.value) ? (source.value as unknown[]) : []
  const before = entries.filter(isRedirect)
  const after = addRedirects(before, moves, alive)
  if (source === undefined) return after.length === 0 ? undefined : newFile('redirects', after)
  // An empty list shows no layout to follow.
  if (entries.length === 0 && after.length > 0) return rewritten(source, after)
  return changeOf(source, editsTo(entries, after))
}

/** Entries that stay in place are only given their new target; the others are removed or added at the end. */
function editsTo(entries: readonly unknown[], after: readonly Redirect[]): JsonEdit[] {
  const left = [...after]
  const edits: JsonEdit[] = []
  for (const [index, entry] of entries.entries()) {
    if (!isRedirect(entry)) continue
    const at = left.findIndex(({ from }) => from === entry.from)
    const [found] = at === -1 ? [] : left.splice(at, 1)
    if (found === undefined) edits.push({ type: 'remove', pointer: `/${index}` })
    else if (found.to !== entry.to)
      edits.push({ type: 'set', pointer: `/${index}/to`, value: found.to })
  }
  for (const { from, to } of left) edits.push({ type: 'insert', pointer: '', value: { from, to } })
  return edits
}
