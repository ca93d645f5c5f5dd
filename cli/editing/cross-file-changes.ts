import { dataFileNames } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { addRedirects, redirectKey, type Redirect } from '../../domain/seo/redirects.ts'
import { changeOf, insertIn, newFile, removeAt, setAt, type FileChange } from './files/change.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import { objectsIn } from './projects.ts'

/** Addresses that change: pages that move, and addresses that answer from now on besides the pages' own. */
export type AddressChange = { moves?: readonly Redirect[]; alive?: readonly string[] }

/**
 * What changes where something is edited in every file that has it: the edits, the links to pages
 * that move, and their redirects.
 */
export function crossFileChanges(
  data: DataSet,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  addresses: AddressChange,
): FileChange[] {
  const { moves = [], alive = [] } = addresses
  const changes = dataFileNames.map((name) => {
    const source = name === 'redirects' ? undefined : data.read(name)
    return source && changeOf(source, [...editsOf(source), ...linkEdits(source, moves)])
  })
  if (moves.length + alive.length > 0) changes.push(redirectsChange(data, addresses))
  return changes.filter((change) => change !== undefined)
}

/** The texts of a file that are links to a page that has moved; a query or fragment stays. */
function linkEdits({ bytes, value }: SourceFile, moves: readonly Redirect[]): JsonEdit[] {
  // Nearly all files have none, and a large one takes its time to walk through.
  if (!bytes.includes('"/project-details/') && !bytes.includes('"/floor-plans/')) return []
  const targets = new Map(moves.map(({ from, to }) => [redirectKey(from), to]))
  const editsBelow = (at: unknown, segments: readonly string[]): JsonEdit[] => {
    if (typeof at === 'object' && at !== null)
      return Object.entries(at).flatMap(([key, entry]) => editsBelow(entry, [...segments, key]))
    if (typeof at !== 'string') return []
    const [, path = '', rest = ''] = /^(\/[^\s?#]*)([?#]\S*)?$/.exec(at) ?? []
    const to = path === '' ? undefined : targets.get(redirectKey(path))
    if (to === undefined || to === path) return []
    return [setAt(segments, to + rest)]
  }
  return editsBelow(value, [])
}

/** The redirects of a list, with their indexes. */
export const redirectsIn = (value: unknown): [index: number, redirect: Redirect][] =>
  objectsIn(value).flatMap(([index, { from, to }]) =>
    typeof from === 'string' && typeof to === 'string' ? [[index, { from, to }]] : [],
  )

/** What becomes of `redirects.json`; it is made where it is missing. */
export function redirectsChange(
  data: DataSet,
  { moves = [], alive = [] }: AddressChange,
): FileChange | undefined {
  const source = data.read('redirects')
  const before = redirectsIn(source?.value)
  const redirects = before.map(([, redirect]) => redirect)
  const after = [...addRedirects(redirects, moves, alive)]
  // A missing file or an empty list shows no layout to follow.
  if (source === undefined || !Array.isArray(source.value) || source.value.length === 0)
    return after.length === 0 ? undefined : newFile('redirects', after, source?.bytes)
  // Entries that stay in place are only given their new target; others are removed, or added at the end.
  const edits: JsonEdit[] = []
  for (const [index, { from, to }] of before) {
    const at = after.findIndex((one) => one.from === from)
    const [found] = at === -1 ? [] : after.splice(at, 1)
    if (found === undefined) edits.push(removeAt([index]))
    else if (found.to !== to) edits.push(setAt([index, 'to'], found.to))
  }
  for (const { from, to } of after) edits.push(insertIn([], { from, to }))
  return changeOf(source, edits)
}
