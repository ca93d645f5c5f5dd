import { dataFileNames } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { addRedirects, redirectKey, type Redirect } from '../../domain/seo/redirects.ts'
import { changeOf, newFile, type FileChange } from './files/change.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import { isProjectFile, objectsIn, type JsonObject, type ProjectSources } from './projects.ts'

/** Addresses that change: pages that move, and addresses that answer from now on besides the pages' own. */
export type AddressChange = {
  readonly moves?: readonly Redirect[]
  readonly alive?: readonly string[]
}

/**
 * What changes where something is edited in every file that has it: the edits, the links to pages
 * that move, and their redirects.
 */
export async function changesEverywhere(
  data: DataSet,
  sources: ProjectSources,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  addresses: AddressChange,
): Promise<FileChange[]> {
  const { moves = [], alive = [] } = addresses
  const changes: (FileChange | undefined)[] = []
  for (const name of dataFileNames) {
    if (name === 'redirects') continue
    const source = isProjectFile(name) ? sources[name] : await data.read(name)
    if (source) changes.push(changeOf(source, [...editsOf(source), ...linkEdits(source, moves)]))
  }
  if (moves.length + alive.length > 0) changes.push(await redirectsChange(data, addresses))
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
    return [{ type: 'set', pointer: toPointer(segments), value: to + rest }]
  }
  return editsBelow(value, [])
}

/** What becomes of `redirects.json`; it is made where it is missing. */
export async function redirectsChange(
  data: DataSet,
  { moves = [], alive = [] }: AddressChange,
): Promise<FileChange | undefined> {
  const source = await data.read('redirects')
  const before = [...objectsIn(source?.value)].filter(isRedirect)
  const after = addRedirects(
    before.map(([, redirect]) => redirect),
    moves,
    alive,
  )
  // A missing file or an empty list shows no layout to follow.
  if (source === undefined || isEmpty(source.value))
    return after.length === 0 ? undefined : newFile('redirects', after, source?.bytes)
  return changeOf(source, editsTo(before, after))
}

const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0

const isRedirect = (entry: [number, JsonObject]): entry is [number, Redirect] =>
  typeof entry[1]['from'] === 'string' && typeof entry[1]['to'] === 'string'

/** Entries that stay in place are only given their new target; the others are removed or added at the end. */
function editsTo(
  before: readonly (readonly [number, Redirect])[],
  after: readonly Redirect[],
): JsonEdit[] {
  const left = [...after]
  const edits: JsonEdit[] = []
  for (const [index, { from, to }] of before) {
    const at = left.findIndex((one) => one.from === from)
    const [found] = at === -1 ? [] : left.splice(at, 1)
    if (found === undefined) edits.push({ type: 'remove', pointer: `/${index}` })
    else if (found.to !== to) edits.push({ type: 'set', pointer: `/${index}/to`, value: found.to })
  }
  for (const { from, to } of left) edits.push({ type: 'insert', pointer: '', value: { from, to } })
  return edits
}
