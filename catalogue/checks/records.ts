import { dataFiles, type DataFileName, type DataFileShape } from '../data-files.ts'
import { isNested, valueAt } from '../json/pointer.ts'

/** One record of a data file with its place. */
export type RecordAt = {
  readonly file: DataFileName
  /** Keys and indexes from the top of the file. */
  readonly segments: readonly string[]
  readonly value: unknown
}

const depths: Readonly<Record<DataFileShape, number>> = { single: 0, list: 1, map: 1, groups: 2 }

/** How many pointer segments lead to a record of the file. */
export const recordDepth = (name: DataFileName): number => depths[dataFiles[name].shape]

/**
 * The entries at the top level of a file: records, or in groups the lists of records by key. In an
 * object `$schema` is no entry; a list's holes are none either.
 */
export const entriesOf = (file: DataFileName, value: unknown): RecordAt[] => {
  const { shape } = dataFiles[file]
  if (!isNested(value) || Array.isArray(value) !== (shape === 'list')) return []
  if (shape === 'single') return [{ file, segments: [], value }]
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .map(([key, entry]) => ({ file, segments: [key], value: entry }))
}

/** The records among a file's entries, in file order. Groups that are no lists are the schema's. */
export const recordsIn = (file: DataFileName, entries: readonly RecordAt[]): readonly RecordAt[] =>
  dataFiles[file].shape === 'groups'
    ? entries.flatMap(({ segments: [key = ''], value }) =>
        listOf(value).map((record, index) => ({
          file,
          segments: [key, String(index)],
          value: record,
        })),
      )
    : entries

/** What an editor would call a record by, in the order of preference. */
const titles = ['name', 'plan_type_name', 'title', 'question', 'label', 'id', 'custom_id']

/**
 * An entry or record in the editor's terms, from itself alone: 'project "The Aravalli Summit"',
 * 'payment plans of "crest-greens"'. Undefined for a file of one record.
 */
export const describeRecord = ({ file, segments, value }: RecordAt): string | undefined => {
  const { shape, record } = dataFiles[file]
  const [first, second] = segments
  if (first === undefined) return undefined
  if (shape === 'groups' && second === undefined) return `${record}s of "${first}"`
  const title = titleOf(value)
  switch (shape) {
    case 'list':
      return title === undefined ? `${record} ${Number(first) + 1}` : `${record} "${title}"`
    case 'groups':
      if (title === undefined) return `${record} ${Number(second) + 1} of "${first}"`
      return record === 'project' ? `${record} "${title}"` : `${record} "${title}" of "${first}"`
    default:
      return `${record} "${title ?? first}"`
  }
}

/** The record a pointer leads into, likewise; undefined for the file as a whole. */
export const recordName = (
  file: DataFileName,
  value: unknown,
  segments: readonly string[],
): string | undefined => {
  const own = segments.slice(0, recordDepth(file))
  if (own.length < recordDepth(file)) return undefined
  return describeRecord({ file, segments: own, value: valueAt(value, own) })
}

const titleOf = (record: unknown): string | undefined => {
  for (const key of titles) {
    const title = property(record, key)
    if (typeof title === 'number' || (typeof title === 'string' && title.trim() !== ''))
      return String(title)
  }
  return undefined
}

/** A property of a value that may be anything. */
export const property = (value: unknown, name: string): unknown => valueAt(value, [name])

/** The entries of what should be a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []

/** A value with the way to it. */
type ValueAt = { value: unknown; below: readonly string[] }

/** The values at a path of keys parted by slashes, with `*` for every entry of a list. */
export const valuesAt = (value: unknown, path: string): ValueAt[] =>
  path.split('/').reduce<ValueAt[]>(
    (found, step) =>
      found.flatMap(({ value, below }) =>
        step === '*'
          ? listOf(value).map((entry, index) => ({
              value: entry,
              below: [...below, String(index)],
            }))
          : [{ value: property(value, step), below: [...below, step] }],
      ),
    [{ value, below: [] }],
  )

/** A text in a record, with the way from the record to it. */
export type TextAt = {
  readonly record: RecordAt
  readonly below: readonly string[]
  readonly text: string
}

/** The texts of a record at some paths; values of another type are left to the schema. */
export const textsAt = (record: RecordAt, ...paths: readonly string[]): TextAt[] =>
  paths.flatMap((path) =>
    valuesAt(record.value, path).flatMap(({ value, below }) =>
      typeof value === 'string' ? [{ record, below, text: value }] : [],
    ),
  )

/** The files of projects, by developer. */
export const projectFiles = ['residentialProjects', 'commercialProjects'] as const

export type ProjectFile = (typeof projectFiles)[number]

export const isProjectFile = (file: string): file is ProjectFile =>
  (projectFiles as readonly string[]).includes(file)
