import { checkAlone } from '../../../catalogue/checks/read-data-files.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout } from '../../editing/find-project.ts'
import { cardOf, planIdentity } from '../../editing/new/new-project.ts'
import { changeOf, insertIn, removeAt, type FileChange } from '../../editing/write/file-change.ts'
import type { Files } from '../data/disk.ts'
import { fileSchema, orderIn, recordSchema } from '../data/form-schema.ts'
import { indexOf, partsOf, type PagePart } from '../data/pages.ts'
import { placeEdits, type Edit } from './drafts.ts'
import { jsonEdits, withoutEmpty } from './json-edits.ts'
import { isObject } from './places.ts'

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
    const own = edits.filter(({ file }) => file === part.file)
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
export function withDrafts(
  files: Files,
  drafts: Iterable<readonly [string, readonly Edit[]]>,
): Files {
  const byFile = new Map<DataFileName, JsonEdit[]>()
  for (const [page, edits] of drafts)
    for (const part of partsOf(files, page)) {
      const own = edits.filter(({ file }) => file === part.file)
      if (own.length === 0) continue
      const before = byFile.get(part.file) ?? []
      const next = editsOfPart(files, part, own)
      if (!next.some((edit) => before.some((other) => isSamePlace(edit, other))))
        byFile.set(part.file, [...before, ...next])
    }
  const changes = [...byFile].flatMap(([name, edits]) => changeOfFile(files, name, edits))
  return withChanges(files, changes)
}

function isSamePlace(one: JsonEdit, other: JsonEdit): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  return (
    a !== undefined &&
    b !== undefined &&
    (`${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`))
  )
}

/** The place that an edit concerns; undefined for the end of a list, where there is room for several. */
function placeOf(edit: JsonEdit): string | undefined {
  if (edit.type !== 'insert') return edit.pointer
  const entry = edit.key ?? edit.before
  return entry === undefined ? undefined : edit.pointer + toPointer([entry])
}
