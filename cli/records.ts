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
 * The records of a file, or of a part of one, in file order. In a map or in groups `$schema` is no
 * record; entries that should be lists and are not are left to the schema.
 * @param firstIndex the index of a list's first entry, where `value` is a later part of the file
 */
export function* recordsOf(
  file: DataFileName,
  value: unknown,
  firstIndex = 0,
): Generator<RecordAt, void> {
  const { shape } = dataFiles[file]
  if (!isObject(value)) return
  if (shape === 'single') {
    if (!Array.isArray(value)) yield { file, segments: [], value }
  } else if (shape === 'list') {
    if (!Array.isArray(value)) return
    for (const [index, entry] of (value as unknown[]).entries()) {
      yield { file, segments: [String(firstIndex + index)], value: entry }
    }
  } else if (!Array.isArray(value)) {
    for (const [key, entry] of Object.entries(value) as [string, unknown][]) {
      if (key === '$schema') continue
      if (shape === 'map') yield { file, segments: [key], value: entry }
      else if (Array.isArray(entry)) {
        for (const [index, item] of (entry as unknown[]).entries()) {
          yield { file, segments: [key, String(index)], value: item }
        }
      }
    }
  }
}

/** A record in the editor's terms, 'project "The Aravalli Summit"', from the record alone. */
export const describeRecord = ({ file, segments, value }: RecordAt): string => {
  let root = value
  for (const segment of segments.toReversed()) root = { [segment]: root }
  return (
    recordName(file, root, segments) ?? (file === 'site' ? "the agency's facts" : `${file}.json`)
  )
}
