import { dataFiles, type DataFileName } from '../catalogue/data-files.ts'
import { recordName } from '../catalogue/record-names.ts'

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
export function* entriesOf(
  file: DataFileName,
  value: unknown,
  firstIndex = 0,
): Generator<RecordAt, void> {
  const { shape } = dataFiles[file]
  if (!isObject(value) || Array.isArray(value) !== (shape === 'list')) return
  if (shape === 'single') yield { file, segments: [], value }
  else if (Array.isArray(value)) {
    for (const [index, entry] of (value as unknown[]).entries()) {
      yield { file, segments: [String(firstIndex + index)], value: entry }
    }
  } else {
    for (const [key, entry] of Object.entries(value) as [string, unknown][]) {
      if (key !== '$schema') yield { file, segments: [key], value: entry }
    }
  }
}

/**
 * The records of a file, or of a part of one, in file order. Groups that should be lists and are
 * not are left to the schema.
 */
export function* recordsOf(
  file: DataFileName,
  value: unknown,
  firstIndex = 0,
): Generator<RecordAt, void> {
  const isGrouped = dataFiles[file].shape === 'groups'
  for (const entry of entriesOf(file, value, firstIndex)) {
    if (!isGrouped) yield entry
    else if (Array.isArray(entry.value)) {
      for (const [index, item] of (entry.value as unknown[]).entries()) {
        yield { file, segments: [...entry.segments, String(index)], value: item }
      }
    }
  }
}

/** A record in the editor's terms, 'project "The Aravalli Summit"', from the record alone. */
export const describeRecord = ({ file, segments, value }: RecordAt): string | undefined => {
  let root = value
  for (const segment of segments.toReversed()) root = { [segment]: root }
  return recordName(file, root, segments)
}
