import { dataFiles } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout, isObject, type JsonObject } from '../../editing/find-project.ts'
import {
  changeOf,
  insertIn,
  newFile,
  removeAt,
  type FileChange,
} from '../../editing/write/file-change.ts'
import type { SourceFile } from '../../editing/write/data-set.ts'
import { cardOf, planIdentity } from '../../editing/new/new-project.ts'
import type { Files } from '../data/disk.ts'
import { fileSchema, orderIn, recordSchema } from '../data/form-schema.ts'
import { indexOf, type PagePart } from '../data/pages.ts'
import { editsBetween } from './edits-between.ts'
import { withValueAt } from './values.ts'

/** The schema of a part's form. */
export const schemaOf = ({ subject, file }: PagePart): JsonObject =>
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
function whole(part: PagePart, wanted: unknown): unknown {
  if (part.segments !== undefined || !isObject(wanted)) return wanted
  const { id, custom_id, name } = startOf(part) as JsonObject
  return { ...withoutUndefined({ id, custom_id, name }), ...wanted }
}

/** The file's value with the wanted value of a part; undefined removes the record. */
export function replacedIn(part: PagePart, wanted: unknown): unknown {
  const { file, subject, segments, fileValue } = part
  if (segments) return withValueAt(fileValue, toPointer(segments), wanted)
  const record = whole(part, wanted)
  if (dataFiles[file].shape === 'list') return [...(fileValue as unknown[]), record]
  return subject.kind === 'project'
    ? { ...(fileValue as object), [subject.project.id]: record }
    : fileValue
}

/** The change of the part's file that writes the wanted value; none if the file has it already. */
export function changeOfPart(files: Files, part: PagePart, wanted: unknown): FileChange[] {
  const bytes = files.get(part.file)?.bytes
  if (bytes === undefined) return newFile(part.file, replacedIn(part, wanted))
  const source = { name: part.file, bytes, value: part.fileValue }
  return changeOf(source, editsOf(source, part, wanted, files))
}

function editsOf(source: SourceFile, part: PagePart, wanted: unknown, files: Files): JsonEdit[] {
  const { subject, segments, value } = part
  if (segments && wanted === undefined) return [removeAt(segments)]
  if (segments) {
    return editsBetween(value, wanted, segments, orderIn(schemaOf(part)))
  }
  const record = whole(part, wanted)
  if (subject.kind !== 'project') return [insertIn([], record)]
  const { id, developer } = subject.project
  return [insertAbout(source, { id, developer }, record, indexOf(files).projects)]
}
