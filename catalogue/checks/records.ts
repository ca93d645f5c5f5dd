import { memoize } from '../../domain/text/memoize.ts'
import { presentText, shortened } from '../../domain/text/text.ts'
import { dataFiles, type DataFileName, type RecordOf } from '../data-files.ts'
import { isNested, valueAt } from '../json/pointer.ts'

export type RecordAt = {
  readonly file: DataFileName
  /** Keys and indexes from the top of the file. */
  readonly pathInFile: readonly string[]
  readonly value: unknown
}

/** A record that matches its schema; a file's single record without the properties that do not. */
export type ValidRecord<N extends DataFileName> = {
  [Name in N]: RecordAt & { readonly file: Name; readonly value: RecordOf<Name> }
}[N]

const depths = { single: 0, list: 1, map: 1, groups: 2 } as const

/** How many keys and indexes lead to a record of the file. */
export const recordDepth = (name: DataFileName): number => depths[dataFiles[name].shape]

const known = new WeakMap<object, RecordAt>()

/**
 * A value with its place. It is the same object as long as both are the same, so what was worked out
 * for a record is kept while other records of its file change.
 */
const recordAt = (file: DataFileName, pathInFile: readonly string[], value: unknown): RecordAt => {
  const before = isNested(value) ? known.get(value) : undefined
  const isSamePlace =
    before?.file === file &&
    before.pathInFile.length === pathInFile.length &&
    pathInFile.every((step, index) => step === before.pathInFile[index])
  if (isSamePlace) return before
  const record = { file, pathInFile, value }
  if (isNested(value)) known.set(value, record)
  return record
}

/**
 * The entries at the top of a file: records, or lists of them by key. `$schema` is not an entry.
 */
export const entriesOf = (file: DataFileName, value: unknown): RecordAt[] => {
  const { shape } = dataFiles[file]
  if (!isNested(value) || Array.isArray(value) !== (shape === 'list')) return []
  if (shape === 'single') return [recordAt(file, [], value)]
  return Object.entries(value)
    .filter(([key]) => key !== '$schema')
    .map(([key, entry]) => recordAt(file, [key], entry))
}

/** A file's records, in file order. Groups that are no lists are left to the schema. */
export const recordsIn = (file: DataFileName, value: unknown): readonly RecordAt[] => {
  const entries = entriesOf(file, value)
  if (dataFiles[file].shape !== 'groups') return entries
  return entries.flatMap(({ pathInFile, value }) =>
    asList(value).map((record, index) => recordAt(file, [...pathInFile, String(index)], record)),
  )
}

/** The properties that may name a record, in the order of preference. */
const titles = ['name', 'plan_type_name', 'title', 'question', 'label', 'id', 'custom_id']

/**
 * An entry or record in the editor's terms, from itself alone: 'project "The Aravalli Summit"',
 * 'payment plans of "crest-greens"'. Undefined for a file of one record.
 */
export const describeRecord = ({ file, pathInFile, value }: RecordAt): string | undefined => {
  const { shape, record } = dataFiles[file]
  const [first, second] = pathInFile
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

/**
 * The name of the record that a pointer leads into, as `describeRecord` says it; undefined for the
 * whole file.
 */
export const recordName = (
  file: DataFileName,
  value: unknown,
  segments: readonly string[],
): string | undefined => {
  const own = segments.slice(0, recordDepth(file))
  if (own.length < recordDepth(file)) return undefined
  return describeRecord({ file, pathInFile: own, value: valueAt(value, own) })
}

/** Names are cut, as editors sometimes paste long texts into them. */
const MAX_TITLE = 80

const titleOf = (record: unknown): string | undefined => {
  for (const key of titles) {
    const title = property(record, key)
    if (typeof title === 'number' || (typeof title === 'string' && title.trim() !== ''))
      return shortened(String(title), MAX_TITLE)
  }
  return undefined
}

export const property = (value: unknown, name: string): unknown => valueAt(value, [name])

export const textIn = (value: unknown, name: string): string | undefined =>
  presentText(property(value, name))

/** A value as a list; empty for anything else. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []

/** A value in a record, with the way from the record to it. */
export type ValueAt<T = unknown> = {
  readonly record: RecordAt
  readonly pathInRecord: readonly string[]
  readonly value: T
}

const stepsOf = memoize((path: string) => path.split('/'))

/** A record's values at some paths of keys separated by slashes, with `*` for every entry of a list. */
export const valuesAt = (record: RecordAt, ...paths: readonly string[]): ValueAt[] => {
  const values: ValueAt[] = []
  for (const path of paths) {
    const steps = stepsOf(path)
    const collect = (value: unknown, pathInRecord: readonly string[]): void => {
      const step = steps[pathInRecord.length]
      if (step === undefined) values.push({ record, pathInRecord, value })
      else if (step !== '*') collect(property(value, step), [...pathInRecord, step])
      else asList(value).forEach((entry, index) => collect(entry, [...pathInRecord, String(index)]))
    }
    collect(record.value, [])
  }
  return values
}

/**
 * The texts among a record's values at some paths; values of another type are left to the schema.
 */
export const textsAt = (record: RecordAt, ...paths: readonly string[]): ValueAt<string>[] =>
  valuesAt(record, ...paths).filter(
    (found): found is ValueAt<string> => typeof found.value === 'string',
  )

/** The texts of a record's prices or areas. */
export const amountsIn = (record: RecordAt, kind: 'prices' | 'areas'): ValueAt<string>[] =>
  textsAt(record, ...(dataFiles[record.file][kind] ?? []))

export const allTextsOf = (record: RecordAt): ValueAt<string>[] => {
  const texts: ValueAt<string>[] = []
  const collect = (value: unknown, pathInRecord: readonly string[]): void => {
    if (typeof value === 'string') texts.push({ record, pathInRecord, value })
    else if (isNested(value))
      for (const [key, part] of Object.entries(value)) collect(part, [...pathInRecord, key])
  }
  collect(record.value, [])
  return texts
}

export const projectFiles = ['residentialProjects', 'commercialProjects'] as const

export type ProjectFile = (typeof projectFiles)[number]

export const isProjectFile = (file: string): file is ProjectFile =>
  (projectFiles as readonly string[]).includes(file)
