import {
  checkAlone,
  withValue,
  type DataFileRead,
} from '../../../catalogue/checks/read-data-files.ts'
import { asList } from '../../../catalogue/checks/records.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { isNested, valueAt } from '../../../catalogue/json/pointer.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout } from '../../editing/find-project.ts'
import type { SourceFile } from '../../editing/write/data-set.ts'
import { insertIn, type FileChange } from '../../editing/write/file-change.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { recordSchema } from '../data/form-schema.ts'
import { indexOf, pageOfFile, partOf, type PagePart } from '../data/pages.ts'
import {
  changedValue,
  isObject,
  isSame,
  pathIn,
  placeEdits,
  shownValue,
  type Edit,
  type Placed,
} from './drafts.ts'

// The page of a file and those of its records can change the same field. What is typed in a record
// is kept with the record's own page, and shown on both.

export type Drafts = ReadonlyMap<string, readonly Edit[]>

/** The edits of one file. */
export const ofFile = (edits: readonly Edit[], name: DataFileName): Edit[] =>
  edits.filter(({ file }) => file === name)

/** What was typed in the records of a file on their own pages, each edit with its way from the file. */
function editsOfRecords(files: Files, drafts: Drafts, file: DataFileName): Edit[] {
  const { recordOn } = indexOf(files)
  return [...drafts].flatMap(([page, edits]) => {
    const own = ofFile(edits, file)
    const segments = own.length === 0 ? undefined : recordOn(page, file)
    if (segments === undefined) return []
    const start = pathIn(valueIn(files, file), segments)
    return own.map((edit) => ({ ...edit, path: [...start, ...edit.path] }))
  })
}

/** Everything that was typed for what a page shows. */
export function draftOn(files: Files, drafts: Drafts, page: string): readonly Edit[] {
  const own = drafts.get(page) ?? []
  const subject = indexOf(files).subject(page)
  return subject?.kind === 'file' ? [...editsOfRecords(files, drafts, subject.file), ...own] : own
}

/** The first record of a file about a subject: an empty one, or one that names the subject. */
export function startOf({ file, subject }: PagePart): unknown {
  if (dataFiles[file].shape !== 'list') return recordSchema(file)['type'] === 'array' ? [] : {}
  if (subject.kind === 'developer') return { id: subject.slug, name: subject.name }
  if (subject.kind !== 'project') return []
  const { value } = subject.project.record
  const record = isObject(value) ? value : {}
  const member = subject.project.idField === 'id' ? 'id' : 'custom_id'
  if (file === 'trendingProjects') return cardOf(record, member)
  const { [member]: id, name, developer } = record
  return withoutUndefined({ id, name, developer })
}

/** A trending card with the facts of a project's record. */
export function cardOf(record: Record<string, unknown>, member: 'id' | 'custom_id') {
  const { [member]: id, name, image, localities, developer } = record
  const { price = record['starting_price'], slug = String(id) } = record
  return withoutUndefined({ [member]: id, name, price, image, slug, localities, developer })
}

/** A record that is new in a list, with the property that names its subject. */
function withIdentity(part: PagePart, record: unknown): unknown {
  if (!isObject(record)) return record
  const start = startOf(part)
  const { id, custom_id, name } = isObject(start) ? start : {}
  return { ...withoutUndefined({ id, custom_id, name }), ...record }
}

/**
 * What is written of a typed value: empty texts, lists, groups and entries are left out, unless the
 * file has them as empty. Undefined where nothing is left that the file does not have.
 */
export function withoutEmpty(value: unknown, before?: unknown): unknown {
  if (isSame(value, before)) return value
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) {
    const kept = value.flatMap((entry: unknown) => writtenEntry(entry, before))
    return kept.length === 0 && before === undefined ? undefined : kept
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const left = withoutEmpty(entry, valueAt(before, [key]))
    return left === undefined ? [] : [[key, left] as const]
  })
  return entries.length === 0 && before === undefined ? undefined : Object.fromEntries(entries)
}

/** What is written of a list's entry; nothing of an empty one that the file's list does not have. */
function writtenEntry(entry: unknown, list?: unknown): unknown[] {
  if (Array.isArray(list) && list.some((one) => isSame(one, entry))) return [entry]
  const left = withoutEmpty(entry)
  return left === undefined ? [] : [left]
}

/** The edits as they are written, without what says nothing yet. */
export function writtenEdits(record: unknown, placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one): Placed[] => {
    const { edit, at } = one
    if ('insert' in edit)
      return writtenEntry(edit.insert).map((insert) => ({ ...one, edit: { ...edit, insert } }))
    const { id, file, path } = edit
    const set = 'set' in edit ? withoutEmpty(edit.set, valueAt(record, at)) : undefined
    const place = { id, file, path }
    return [{ at, edit: set === undefined ? { ...place, remove: true } : { ...place, set } }]
  })
}

/**
 * What drafts make of the files that can be read: each with its value as it is written, but for the
 * records that begin in it. Where two drafts change the same place, the first counts.
 */
export function draftedFiles(files: Files, drafts: Drafts) {
  const names = new Set([...drafts.values()].flat().map(({ file }) => file))
  return [...names].flatMap((name) => {
    const file = files.get(name)
    if (!file || !isNested(file.value) || file.source?.ok === false) return []
    const { placed } = placeEdits(file.value, draftOn(files, drafts, pageOfFile(name)))
    const value = shownValue(file.value, writtenEdits(file.value, placed))
    // A file that may be missing begins as an empty one.
    const bytes = file.bytes ?? Buffer.from(dataFiles[name].shape === 'list' ? '[]\n' : '{}\n')
    return [{ file, bytes, value, begun: begunRecords(files, drafts, { ...file, bytes }) }]
  })
}

/** The records that drafts begin in a file that says nothing of their pages' subjects yet. */
const begunRecords = (files: Files, drafts: Drafts, source: SourceFile): JsonEdit[] =>
  [...drafts].flatMap(([page, edits]) => {
    const part = partOf(files, page, source.name)
    if (part === undefined || part.segments !== undefined) return []
    const [whole] = placeEdits(undefined, ofFile(edits, source.name)).placed
    if (whole === undefined || !('set' in whole.edit)) return []
    const record = withoutEmpty(withIdentity(part, whole.edit.set))
    if (record === undefined) return []
    const { subject } = part
    if (subject.kind !== 'project') return [insertIn([], record)]
    return [insertAbout(source, subject.project, record, indexOf(files).projects)]
  })

/** The files with the drafts of all pages. */
export const withDrafts = (files: Files, drafts: Drafts): Files =>
  withFiles(
    files,
    draftedFiles(files, drafts).flatMap(({ file, value, begun }) => {
      const drafted = begun.reduce(withRecord, value)
      return drafted === file.value ? [] : [withValue(file, drafted)]
    }),
  )

/** The files after changes, each checked by itself. */
export const withChanges = (files: Files, changes: readonly FileChange[]): Files =>
  withFiles(
    files,
    changes.flatMap(({ file, after }) => {
      const name = dataFileNames.find((one) => `${one}.json` === file)
      return name ? [checkAlone(name, after)] : []
    }),
  )

/** The files with others in their places; the same files where there are none. */
const withFiles = (files: Files, others: readonly DataFileRead[]): Files =>
  others.length === 0
    ? files
    : new Map([...files, ...others.map((file) => [file.name, file] as const)])

/** A file's value with a record that begins in it. */
function withRecord(value: unknown, edit: JsonEdit): unknown {
  if (edit.type !== 'insert') return value
  if (edit.key !== undefined) return changedValue(value, [edit.key], { set: edit.value })
  const index = edit.before ?? asList(value).length
  return changedValue(value, [String(index)], { insert: edit.value })
}
