import { checkAlone, withValue } from '../../../catalogue/checks/read-data-files.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { isNested, toPointer, toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout } from '../../editing/find-project.ts'
import { changeOf, insertIn, removeAt, type FileChange } from '../../editing/write/file-change.ts'
import type { Files } from '../data/disk.ts'
import { fileSchema, orderIn, recordSchema } from '../data/form-schema.ts'
import { indexOf, pageOfFile, partsOf, type PagePart } from '../data/pages.ts'
import { placeEdits, shownValue, type Edit } from './drafts.ts'
import { draftOn, ofFile, type Drafts } from './page-drafts.ts'
import { jsonEdits, withoutEmpty, writtenEdits } from './json-edits.ts'
import { changedValue, isObject } from './places.ts'

/** The schema of a part's form. */
export const schemaOf = ({ subject, file }: PagePart) =>
  subject.kind === 'file' ? fileSchema(file) : recordSchema(file)

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

/** The edits of a file that carry out a page's draft of one record. */
export function editsOfPart(files: Files, part: PagePart, edits: readonly Edit[]): JsonEdit[] {
  const { file, segments, value, subject } = part
  const { placed } = placeEdits(value, edits)
  const whole = placed.find(({ at, index }) => at.length === 0 && index === undefined)?.edit
  if (segments === undefined) {
    const record = whole && 'set' in whole ? withoutEmpty(withIdentity(part, whole.set)) : undefined
    if (record === undefined) return []
    if (subject.kind !== 'project') return [insertIn([], record)]
    const { id, developer } = subject.project
    const source = { name: file, bytes: bytesOf(files, file), value: part.fileValue }
    return [insertAbout(source, { id, developer }, record, indexOf(files).projects)]
  }
  if (whole && 'remove' in whole) return [removeAt(segments)]
  const prefix = toPointer(segments)
  return jsonEdits(value, placed, orderIn(schemaOf(part))).map((edit) => ({
    ...edit,
    pointer: prefix + edit.pointer,
    ...('writtenAt' in edit && { writtenAt: prefix + edit.writtenAt }),
  }))
}

const bytesOf = (files: Files, name: DataFileName): Buffer =>
  // A file that may be missing begins as an empty one.
  files.get(name)?.bytes ?? Buffer.from(dataFiles[name].shape === 'list' ? '[]\n' : '{}\n')

/** The changes of files that carry out a page's draft. */
export function changesOf(files: Files, page: string, edits: readonly Edit[]): FileChange[] {
  return partsOf(files, page).flatMap((part) => {
    const own = ofFile(edits, part.file)
    return changeOfFile(files, part.file, editsOfPart(files, part, own))
  })
}

function changeOfFile(files: Files, name: DataFileName, edits: readonly JsonEdit[]): FileChange[] {
  const before = files.get(name)?.bytes
  const changes = changeOf({ name, bytes: bytesOf(files, name) }, edits)
  return changes.map((change) => ({ ...change, before }))
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
  const names = new Set([...drafts.values()].flatMap((edits) => edits.map(({ file }) => file)))
  const changed = [...names].flatMap((name) => {
    const file = files.get(name)
    if (!file || !isNested(file.value) || file.source?.ok === false) return []
    const { placed } = placeEdits(file.value, draftOn(files, drafts, pageOfFile(name)))
    const value = shownValue(file.value, writtenEdits(file.value, placed))
    const whole = newRecords(files, drafts, name).reduce(withRecord, value)
    return whole === file.value ? [] : [[name, withValue(file, whole)] as const]
  })
  return changed.length === 0 ? files : new Map([...files, ...changed])
}

/** What the drafts of pages insert in a file that says nothing of their subjects yet. */
const newRecords = (files: Files, drafts: Drafts, name: DataFileName): JsonEdit[] =>
  [...drafts].flatMap(([page, edits]) =>
    partsOf(files, page)
      .filter(({ file, segments }) => file === name && segments === undefined)
      .flatMap((part) => editsOfPart(files, part, ofFile(edits, name))),
  )

function withRecord(value: unknown, edit: JsonEdit): unknown {
  if (edit.type !== 'insert') return value
  const container = toSegments(edit.pointer)
  const end = Object.keys(Object(valueAt(value, container))).length
  const place = [...container, edit.key ?? String(edit.before ?? end)]
  const isEntry = edit.key === undefined
  return changedValue(value, place, isEntry ? { insert: edit.value } : { set: edit.value })
}
