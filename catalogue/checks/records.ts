import { dataFiles, type DataFileName } from '../data-files.ts'
import { recordName } from './record-names.ts'

/** Keys and indexes from the top of a file. */
export type Segments = readonly string[]

/** One record of a data file with its place. */
export type RecordAt = {
  readonly file: DataFileName
  readonly segments: Segments
  readonly value: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The entries at the top level of a file, or of a part of one: records, or in groups the lists of
 * records by key. In an object `$schema` is no entry.
 * @param firstIndex the index of a list's first entry, where `value` is a later part of the file
 */
export const entriesOf = (file: DataFileName, value: unknown, firstIndex = 0): RecordAt[] => {
  const { shape } = dataFiles[file]
  if (!isObject(value) || Array.isArray(value) !== (shape === 'list')) return []
  if (shape === 'single') return [{ file, segments: [], value }]
  // Plain loops: on large sets this is called for every entry there is.
  const entries: RecordAt[] = []
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      entries.push({ file, segments: [String(firstIndex + index)], value: value[index] })
    }
  } else {
    for (const key of Object.keys(value)) {
      if (key === '$schema') continue
      const entry = (value as Readonly<Record<string, unknown>>)[key]
      entries.push({ file, segments: [key], value: entry })
    }
  }
  return entries
}

/** The records among a file's entries, in file order. Groups that are no lists are the schema's. */
export const recordsIn = (
  file: DataFileName,
  entries: readonly RecordAt[],
): readonly RecordAt[] => {
  if (dataFiles[file].shape !== 'groups') return entries
  const records: RecordAt[] = []
  for (const { segments, value } of entries) {
    if (!Array.isArray(value)) continue
    const [key = ''] = segments
    for (let index = 0; index < value.length; index += 1) {
      records.push({ file, segments: [key, String(index)], value: value[index] })
    }
  }
  return records
}

/**
 * An entry or record in the editor's terms, from itself alone: 'project "The Aravalli Summit"',
 * 'payment plans of "crest-greens"'.
 */
export const describeRecord = ({ file, segments, value }: RecordAt): string | undefined => {
  const { shape, record } = dataFiles[file]
  if (shape === 'groups' && segments.length === 1) return `${record}s of "${segments[0] ?? ''}"`
  let root = value
  for (const segment of segments.toReversed()) root = { [segment]: root }
  return recordName(file, root, segments)
}
