import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue.ts'
import { checkData, locate } from '../checks/check-folder.ts'
import { isError, reportTo, type LocatedFinding } from '../checks/finding.ts'
import { createProjectTable } from '../checks/project-table.ts'
import { readData, type DataFileRead, type ReadData } from '../checks/read-data.ts'
import {
  entriesOf,
  isProjectFile,
  projectFiles,
  recordDepth,
  recordsIn,
} from '../checks/records.ts'
import type { Finding } from '../checks/rule.ts'
import { duplicateProjectId, findRepeatedIds } from '../checks/rules/duplicate-project-id.ts'
import { duplicateKey, jsonSyntax, missingFile } from '../checks/rules/unreadable-files.ts'
import type { DataFileName } from '../data-files.ts'
import { isNested, toPointer, toSegments } from '../json/pointer.ts'
import type { PictureMemory } from '../pictures/picture-check.ts'
import { buildCatalogue } from './build.ts'
import { canonicalise } from './canonicalise.ts'
import { withDeveloperKeys } from './developer-keys.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'

/**
 * - `failed`: the file cannot be used at all
 * - `skipped`: the file is used without this record
 * - `defaulted`: the record is used with the default (docs/product.md, 'Project defaults') for what is missing
 * - `refused`: `validate` calls it an error, so that a reload keeps what was good before
 */
type ProblemKind = 'failed' | 'skipped' | 'defaulted' | 'refused'

/** Something wrong in the data, and what became of it; line and column are 1-based. */
export type LoadProblem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly reason: string
  readonly kind: ProblemKind
}

export type LoadedCatalogue = {
  readonly catalogue: Catalogue
  readonly problems: readonly LoadProblem[]
}

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
 * `validate` calls an error. Pictures are looked at again only where they changed.
 */
export function createCheckedLoad(dataDir: string): () => Promise<LoadedCatalogue> {
  const pictures: PictureMemory = new Map()
  return async () => {
    const data = await readData(dataDir)
    const { findings } = await checkData(data, dataDir, pictures, new Date())
    const errors = findings.filter(isError).map((finding) => problemOf(finding, 'refused'))
    const { catalogue, problems } = fromData(data)
    return { catalogue, problems: errors.length > 0 ? errors : problems }
  }
}

/** What can be used of the data, as a catalogue. */
function fromData(data: ReadData): LoadedCatalogue {
  const alone = data.files.flatMap((file) => file.findings)
  const failed = filesOf(alone.filter((finding) => outcomeOf(finding) === 'failed'))
  for (const { name, error } of data.files) if (error) failed.add(name)
  // Of a file that failed, only why it did is reported.
  const reported = alone.filter(({ file }) => !failed.has(file))
  const why = alone.filter((one) => failed.has(one.file) && outcomeOf(one) === 'failed')
  const usable = data.files.filter(({ name }) => !failed.has(name))
  const skipped = placesLeftOut(reported)
  const repeated = repeatedProjects(usable, skipped)
  for (const place of placesLeftOut(repeated)) skipped.add(place)

  const written: Partial<Record<DataFileName, unknown>> = {}
  const canonical: Partial<Record<DataFileName, unknown>> = {}
  for (const { name, value } of usable) {
    written[name] = withoutParts(name, value, skipped)
    canonical[name] = canonicalise(name, written[name]).value
  }
  const files = withDeveloperKeys(canonical as LoadedFiles)
  const problems = locate(data, [...why, ...reported, ...repeated])
  return {
    catalogue: buildCatalogue(files, written as LoadedFiles, versionOf(data)),
    problems: [
      ...data.files.flatMap(unreadable),
      ...problems.map((finding) => problemOf(finding, outcomeOf(finding))),
    ],
  }
}

const filesOf = (findings: readonly Finding[]) => new Set(findings.map(({ file }) => file))

/** `file pointer` of what is left out for findings: their records; of a single record, properties. */
function placesLeftOut(findings: readonly Finding[]): Set<string> {
  const skipping = findings.filter(
    (finding) => outcomeOf(finding) === 'skipped' && finding.rule !== duplicateKey,
  )
  return new Set(
    skipping.map(({ file, pointer }) => {
      const own = toSegments(pointer).slice(0, Math.max(1, recordDepth(file)))
      return `${file} ${toPointer(own)}`
    }),
  )
}

/** Of projects with the same id, in both files together, the first one that is used counts. */
function repeatedProjects(files: readonly DataFileRead[], skipped: ReadonlySet<string>): Finding[] {
  const projects = projectFiles
    .flatMap((name) => files.filter((file) => file.name === name))
    .flatMap(({ name, value }) => recordsIn(name, entriesOf(name, value)))
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

const unreadable = ({ name, error }: DataFileRead): LoadProblem[] => {
  if (!error) return []
  const beginning = { line: 1, column: 1, pointer: '' }
  return [{ file: `${name}.json`, ...beginning, reason: error.message, kind: 'failed' }]
}

/** Short hash of the files' contents. */
function versionOf({ files }: ReadData): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(name).update(bytes ?? '')
  return hash.digest('hex').slice(0, 12)
}

/** A finding as the log says it. */
function problemOf(finding: LocatedFinding, kind: ProblemKind): LoadProblem {
  const { message, suggestion } = finding
  const { line, column } = finding.found
  return {
    file: `${finding.file}.json`,
    line,
    column,
    pointer: finding.pointer,
    reason: suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`,
    kind,
  }
}

/** What becomes of the data where a file by itself is not as it should be. */
function outcomeOf({ rule, file, pointer, schema }: Finding): ProblemKind {
  if (rule === jsonSyntax || rule === missingFile) return 'failed'
  if (pointer === '' && schema?.keyword === 'type') return 'failed'
  const isName = schema?.missing === 'name' && toSegments(pointer).length <= 2
  // A project without a name is 'Unnamed Project', the agency has one of its own.
  const hasDefault = isProjectFile(file) || file === 'site'
  return isName && hasDefault ? 'defaulted' : 'skipped'
}
