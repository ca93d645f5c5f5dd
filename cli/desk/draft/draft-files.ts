import { checkAlone, withValue } from '../../../catalogue/checks/read-data-files.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { isNested, toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout } from '../../editing/find-project.ts'
import { changeOf, insertIn, type FileChange } from '../../editing/write/file-change.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { fileSchema, orderIn, recordSchema } from '../data/form-schema.ts'
import { indexOf, pageOfFile, partOf, type PagePart } from '../data/pages.ts'
import { changedValue, isObject, placeEdits, shownValue, type Edit } from './drafts.ts'
import { draftOn, ofFile, type Drafts } from './page-drafts.ts'
import { editsBetween, withoutEmpty, writtenEdits } from './json-edits.ts'

/** The first record of a file about a subject: an empty one, or one that names the subject. */
export function startOf({ file, subject }: PagePart): unknown {
  if (dataFiles[file].shape !== 'list') return recordSchema(file)['type'] === 'array' ? [] : {}
  if (subject.kind === 'developer') return { id: subject.slug, name: subject.name }
  if (subject.kind !== 'project') return []
  const { value } = subject.project.record
  const record = isObject(value) ? value : {}
  const member = subject.project.idField === 'id' ? 'id' : 'custom_id'
  return file === 'trendingProjects' ? cardOf(record, member) : planIdentity(record, member)
}

/** The properties that name a floor plan's project. */
function planIdentity(record: Record<string, unknown>, member: 'id' | 'custom_id') {
  const { [member]: id, name, developer } = record
  return withoutUndefined({ id, name, developer })
}

/** A trending card with the facts of a project's record. */
export function cardOf(record: Record<string, unknown>, member: 'id' | 'custom_id') {
  const { [member]: id, name, image, slug, localities, developer } = record
  const price = record['price'] ?? record['starting_price']
  return withoutUndefined({
    [member]: id,
    name,
    price,
    image,
    slug: slug ?? String(id),
    localities,
    developer,
  })
}

/** A record that is new in a list, with the property that names its subject. */
function withIdentity(part: PagePart, record: unknown): unknown {
  if (!isObject(record)) return record
  const start = startOf(part)
  const { id, custom_id, name } = isObject(start) ? start : {}
  return { ...withoutUndefined({ id, custom_id, name }), ...record }
}

/** The names of the files that can be read and that drafts change. */
const filesOf = (files: Files, drafts: Drafts): DataFileName[] =>
  [...new Set([...drafts.values()].flat().map(({ file }) => file))].filter((name) => {
    const file = files.get(name)
    return isNested(file?.value) && file?.source?.ok !== false
  })

/** A file's value with what drafts change in it, but without records that are new. */
function changedFile(files: Files, drafts: Drafts, name: DataFileName): unknown {
  const value = valueIn(files, name)
  const { placed } = placeEdits(value, draftOn(files, drafts, pageOfFile(name)))
  return shownValue(value, writtenEdits(value, placed))
}

/** The records that drafts begin in a file that says nothing of their pages' subjects yet. */
const newRecords = (files: Files, drafts: Drafts, name: DataFileName): JsonEdit[] =>
  [...drafts].flatMap(([page, edits]) => {
    const part = partOf(files, page, name)
    if (part === undefined || part.segments !== undefined) return []
    const [whole] = placeEdits(undefined, ofFile(edits, name)).placed
    if (whole === undefined || !('set' in whole.edit)) return []
    const record = withoutEmpty(withIdentity(part, whole.edit.set))
    if (record === undefined) return []
    const { subject } = part
    if (subject.kind !== 'project') return [insertIn([], record)]
    const source = { name, bytes: bytesOf(files, name), value: part.fileValue }
    return [insertAbout(source, subject.project, record, indexOf(files).projects)]
  })

const bytesOf = (files: Files, name: DataFileName): Buffer =>
  // A file that may be missing begins as an empty one.
  files.get(name)?.bytes ?? Buffer.from(dataFiles[name].shape === 'list' ? '[]\n' : '{}\n')

/** The changes of files that carry out a page's draft: the smallest that make what is shown. */
export function changesOf(files: Files, page: string, edits: readonly Edit[]): FileChange[] {
  const drafts = new Map([[page, edits]])
  return filesOf(files, drafts).flatMap((name) => {
    const changed = changedFile(files, drafts, name)
    const changes = changeOf({ name, bytes: bytesOf(files, name) }, [
      ...editsBetween(valueIn(files, name), changed, [], orderIn(fileSchema(name))),
      ...newRecords(files, drafts, name),
    ])
    return changes.map((change) => ({ ...change, before: files.get(name)?.bytes }))
  })
}

/** The files after changes, each checked by itself. */
export function withChanges(files: Files, changes: readonly FileChange[]): Files {
  const changed = changes.flatMap(({ file, after }) => {
    const name = dataFileNames.find((one) => `${one}.json` === file)
    return name ? [[name, checkAlone(name, after)] as const] : []
  })
  return changed.length === 0 ? files : new Map([...files, ...changed])
}

/** The files with the drafts of all pages; where two change the same place, the first counts. */
export function withDrafts(files: Files, drafts: Drafts): Files {
  const changed = filesOf(files, drafts).flatMap((name) => {
    const file = files.get(name)
    const value = newRecords(files, drafts, name).reduce(
      withRecord,
      changedFile(files, drafts, name),
    )
    return !file || value === file.value ? [] : [[name, withValue(file, value)] as const]
  })
  return changed.length === 0 ? files : new Map([...files, ...changed])
}

function withRecord(value: unknown, edit: JsonEdit): unknown {
  if (edit.type !== 'insert') return value
  const container = toSegments(edit.pointer)
  const end = Object.keys(Object(valueAt(value, container))).length
  const place = [...container, edit.key ?? String(edit.before ?? end)]
  const isEntry = edit.key === undefined
  return changedValue(value, place, isEntry ? { insert: edit.value } : { set: edit.value })
}
