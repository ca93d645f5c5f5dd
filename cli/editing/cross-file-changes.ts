import { idText } from '../../catalogue/checks/project-id-table.ts'
import { property, recordsIn, valuesAt } from '../../catalogue/checks/records.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit-json.ts'
import { addRedirects, redirectKey, type Redirect } from '../../domain/seo/redirects.ts'
import {
  changeOf,
  editFile,
  insertIn,
  newFile,
  removeAt,
  setAt,
  type FileChange,
} from './write/file-change.ts'
import type { DataSet, SourceFile } from './write/data-set.ts'

/** Redirects to pages that move, and addresses that pages have besides their own from now on. */
export type AddressChange = { redirects?: readonly Redirect[]; alive?: readonly string[] }

export function crossFileChanges(
  data: DataSet,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  addresses: AddressChange,
): FileChange[] {
  return dataFileNames.flatMap((name) => {
    if (name === 'redirects') return redirectsChange(data, addresses)
    const linksIn = ({ value }: SourceFile) => linkEdits(value, addresses.redirects ?? [])
    return editFile(data, name, (source) => [...editsOf(source), ...linksIn(source)])
  })
}

/** The texts of a file that are links to a page that has moved; a query or fragment stays. */
function linkEdits(value: unknown, redirects: readonly Redirect[]): JsonEdit[] {
  const targets = new Map(redirects.map(({ from, to }) => [redirectKey(from), to]))
  const editsBelow = (value: unknown, segments: readonly string[]): JsonEdit[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, entry]) => editsBelow(entry, [...segments, key]))
    if (typeof value !== 'string') return []
    const [, path = '', rest = ''] = /^(\/[^\s?#]*)([?#]\S*)?$/.exec(value) ?? []
    const to = path === '' ? undefined : targets.get(redirectKey(path))
    if (to === undefined || to === path) return []
    return [setAt(segments, to + rest)]
  }
  return editsBelow(value, [])
}

export const redirectsIn = (value: unknown): [index: string, redirect: Redirect][] =>
  recordsIn('redirects', value).flatMap(({ pathInFile: [index = ''], value }) => {
    const [from, to] = [property(value, 'from'), property(value, 'to')]
    return typeof from === 'string' && typeof to === 'string' ? [[index, { from, to }]] : []
  })

/** The change of `redirects.json`, which is made where it is missing. */
export function redirectsChange(
  data: DataSet,
  { redirects = [], alive = [] }: AddressChange,
): FileChange[] {
  const source = data.read('redirects')
  const before = redirectsIn(source?.value)
  const existing = before.map(([, redirect]) => redirect)
  const after = addRedirects(existing, redirects, alive)
  // A missing file or an empty list has no layout to follow.
  if (source === undefined || !Array.isArray(source.value) || source.value.length === 0)
    return after.length === 0 ? [] : newFile('redirects', after, source?.bytes)
  // An address that has a redirect already gets its new target there. Other redirects are removed,
  // or added at the end.
  const edits = before.flatMap(([index, { from, to }]) => {
    const now = after.find((one) => one.from === from)
    if (now === undefined) return removeAt([index])
    return now.to === to ? [] : setAt([index, 'to'], now.to)
  })
  const added = after.filter(({ from }) => existing.every((one) => one.from !== from))
  return changeOf(source, [...edits, ...added.map(({ from, to }) => insertIn([], { from, to }))])
}

/** The places of team.json where advisers name some projects or developers; none in other files. */
export const namedByAdvisers = (
  { name, value }: SourceFile,
  field: 'projects' | 'developers',
  isMeant: (id: string) => boolean,
): (readonly string[])[] =>
  (name === 'team' ? recordsIn(name, value) : [])
    .flatMap((record) => valuesAt(record, `${field}/*`))
    .filter(({ value: id }) => isMeant(idText(id) ?? ''))
    .map(({ record, pathInRecord }) => [...record.pathInFile, ...pathInRecord])
