import { createHash } from 'node:crypto'
import { checkData, locate } from '../checks/check-folder.ts'
import { isError, reportTo, type LocatedFinding } from '../checks/finding.ts'
import { createProjectTable } from '../checks/project-table.ts'
import { readData, type DataFileRead } from '../checks/read-data.ts'
import { isProjectFile, recordDepth, recordsIn } from '../checks/records.ts'
import type { Finding } from '../checks/rule.ts'
import { duplicateProjectId, findRepeatedIds } from '../checks/rules/duplicate-project-id.ts'
import { duplicateKey, missingFile } from '../checks/rules/unreadable-files.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isNested, toPointer, toSegments } from '../json/pointer.ts'
import { buildCatalogue } from './build.ts'
import { canonicalise } from './canonicalise.ts'
import { withDeveloperKeys } from './developer-keys.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'

export type LoadedCatalogue = ReturnType<typeof fromData>

/** Something wrong in the data, and what became of it; line and column are 1-based. */
export type LoadProblem = ReturnType<typeof problemOf>

/**
 * Reads the data folder's files into a catalogue. Bad data never throws: a file that is missing or
 * cannot be parsed has failed, a record that breaks its schema or repeats a project's id is left
 * out, and each is a problem with its place and reason.
 */
export async function loadCatalogue(dataDir: string): Promise<LoadedCatalogue> {
  return fromData(await readData(dataDir))
}

/**
 * Loads a data folder likewise and checks it as `validate` does: the problems are everything that
 * `validate` calls an error.
 */
export function createCheckedLoad(dataDir: string): () => Promise<LoadedCatalogue> {
  return async () => {
    const data = await readData(dataDir)
    const { findings } = await checkData(data, dataDir)
    const errors = findings.filter(isError).map((finding) => problemOf(finding, 'refused'))
    const { catalogue, problems } = fromData(data)
    return { catalogue, problems: errors.length > 0 ? errors : problems }
  }
}

/** What can be used of the data, as a catalogue. */
function fromData(read: readonly DataFileRead[]) {
  const usable = read.filter(isUsable)
  const failed = read.filter((file) => !isUsable(file))
  // Of a file that failed, only why it did is reported.
  const why = failed.flatMap(({ name: file, findings, error }): Finding[] =>
    error
      ? [{ rule: missingFile, file, pointer: '', message: error.message }]
      : findings.filter(({ pointer }) => pointer === ''),
  )
  const breaks = usable.flatMap(({ findings }) => findings)
  const skipped = placesOf(breaks.filter((one) => !hasDefault(one) && one.rule !== duplicateKey))
  const repeated = repeatedProjects(usable, skipped)
  for (const place of placesOf(repeated)) skipped.add(place)

  const written: Partial<Record<DataFileName, unknown>> = {}
  const canonical: Partial<Record<DataFileName, unknown>> = {}
  for (const { name, value } of usable) {
    written[name] = withoutParts(name, value, skipped)
    canonical[name] = canonicalise(name, written[name]).value
  }
  const files = withDeveloperKeys(canonical as LoadedFiles)
  const kindOf = (finding: Finding) => {
    if (failed.some(({ name }) => name === finding.file)) return 'failed'
    return hasDefault(finding) ? 'defaulted' : 'skipped'
  }
  return {
    catalogue: buildCatalogue(files, written as LoadedFiles, versionOf(read)),
    problems: locate(read, [...why, ...breaks, ...repeated]).map((finding) =>
      problemOf(finding, kindOf(finding)),
    ),
  }
}

/** True for a file that is JSON, with a list or an object at its top as its schema has it. */
const isUsable = ({ name, source, value }: DataFileRead): boolean =>
  source?.ok !== false &&
  isNested(value) &&
  Array.isArray(value) === (dataFiles[name].shape === 'list')

/** A project without a name is 'Unnamed Project', the agency has one of its own. */
const hasDefault = ({ file, pointer, missing }: Finding): boolean =>
  missing === 'name' && toSegments(pointer).length <= 2 && (isProjectFile(file) || file === 'site')

/** `file pointer` of the records that findings are in; in a single record, of its properties. */
const placesOf = (findings: readonly Finding[]): Set<string> =>
  new Set(
    findings.map(({ file, pointer }) => {
      const own = toSegments(pointer).slice(0, Math.max(1, recordDepth(file)))
      return `${file} ${toPointer(own)}`
    }),
  )

/** Of projects with the same id, in both files together, the first one that is used counts. */
function repeatedProjects(files: readonly DataFileRead[], skipped: ReadonlySet<string>): Finding[] {
  const projects = files
    .filter(({ name }) => isProjectFile(name))
    .flatMap(({ name, value }) => recordsIn(name, value))
    .filter(({ file, segments }) => !skipped.has(`${file} ${toPointer(segments)}`))
  const findings: Finding[] = []
  const table = { projects: createProjectTable(projects) }
  findRepeatedIds(table, reportTo(findings, duplicateProjectId))
  return findings
}

/** A file's value without the parts that are left out, and without `$schema`. */
function withoutParts(file: DataFileName, value: unknown, skipped: ReadonlySet<string>): unknown {
  const without = (part: unknown, parent: string, depth: number): unknown => {
    const keeps = (key: string | number) => !skipped.has(parent + toPointer([key]))
    if (depth === 0 || !isNested(part)) return part
    if (Array.isArray(part)) return part.filter((_, index) => keeps(index))
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => keeps(key) && (key !== '$schema' || parent !== `${file} `))
        .map(([key, entry]) => [key, without(entry, parent + toPointer([key]), depth - 1)]),
    )
  }
  const isTouched = [...skipped].some((place) => place.startsWith(`${file} `))
  // Most files are as they should be, and nothing of them is copied.
  if (!isTouched && !Object.hasOwn(value as object, '$schema')) return value
  return without(value, `${file} `, Math.max(1, recordDepth(file)))
}

/** Short hash of the files' contents. */
function versionOf(files: readonly DataFileRead[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(name).update(bytes ?? '')
  return hash.digest('hex').slice(0, 12)
}

/**
 * A finding as the log says it.
 * @param kind what became of it:
 * - `failed`: the file cannot be used at all
 * - `skipped`: the file is used without this record
 * - `defaulted`: the record is used with the default (docs/product.md, 'Project defaults') for what is missing
 * - `refused`: `validate` calls it an error, so that a reload keeps what was good before
 */
function problemOf(
  { file, pointer, message, suggestion, found: { line, column } }: LocatedFinding,
  kind: 'failed' | 'skipped' | 'defaulted' | 'refused',
) {
  const reason = suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`
  return { file: `${file}.json`, line, column, pointer, reason, kind }
}
