import { createHash } from 'node:crypto'
import { standardPriceOnFile } from '../../domain/price/standard-price.ts'
import {
  checkData,
  checkFolder,
  checkLegalRequirements,
  locate,
  type CheckResult,
} from '../checks/check-folder.ts'
import { isError, reportTo, type Finding, type LocatedFinding } from '../checks/finding.ts'
import { createProjectTable } from '../checks/project-id-table.ts'
import {
  brokenRecords,
  hasDefault,
  recordPointer,
  readData,
  type DataFileRead,
} from '../checks/read-data-files.ts'
import { isProjectFile, projectFiles, recordDepth, recordsIn } from '../checks/records.ts'
import { duplicateProjectId, findRepeatedIds } from '../checks/rules/duplicate-rules.ts'
import { missingFile } from '../checks/rules/reading-rules.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isNested, toPointer, toSegments, valueAt } from '../json/pointer.ts'
import type { Catalogue } from '../catalogue.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { standardise } from './standardise.ts'
import { withDeveloperKeys } from './developer-slugs.ts'
import { withoutProjects } from './without-projects.ts'
import { type LoadedFiles, projectId } from '../indexes/loaded-files.ts'

/** A catalogue, and how to make the same one without some of its projects, by their ids. */
export type PublishedCatalogue = {
  readonly catalogue: Catalogue
  readonly without: (ids: Iterable<string>) => PublishedCatalogue
}

export type LoadedCatalogue = PublishedCatalogue & {
  readonly findings: readonly LoadFinding[]
  /**
   * How many warnings `validate` would give; undefined where only the rules that hide projects ran.
   */
  readonly warnings?: number
}

/** Something wrong in the data, and what became of it; line and column are 1-based. */
export type LoadFinding = ReturnType<typeof loadFinding>

/**
 * Reads the data folder's files into a catalogue. Bad data never throws: a file that is missing or
 * cannot be parsed has failed, a record that breaks its schema or repeats a project's id is left
 * out, and so is a project that the law forbids to publish. Each is a finding with its place and reason.
 * @param now the moment before which registrations count as ended
 */
export async function loadCatalogue(dataDir: string, now = new Date()): Promise<LoadedCatalogue> {
  return catalogueOf(await readData(dataDir), now)
}

/** Checks a data folder like `validate`, after its catalogue was loaded with its errors. */
export async function checkLoaded(dataDir: string, builtImageFolder?: string): Promise<Checks> {
  return checksOf(await checkFolder(dataDir, { builtImageFolder, wanted: isError }), 'kept')
}

/**
 * Loads a data folder and checks it like `validate`: the findings are everything that `validate`
 * calls an error; where only time has passed, the projects that are left out for it.
 */
export function createCheckedLoad(
  dataDir: string,
  builtImageFolder?: string,
): () => Promise<LoadedCatalogue> {
  return async () => {
    const data = await readData(dataDir)
    const checked = await checkData(data, dataDir, { builtImageFolder, wanted: isError })
    const { findings: errors, warnings } = checksOf(checked, 'refused')
    const loaded = catalogueOf(data, new Date())
    const isRefused = checked.findings.some(({ rule }) => rule.comesWithTime === undefined)
    return { ...loaded, warnings, findings: isRefused ? errors : loaded.findings }
  }
}

type Checks = Required<Pick<LoadedCatalogue, 'findings' | 'warnings'>>

const checksOf = ({ findings, warnings }: CheckResult, kind: 'refused' | 'kept'): Checks => ({
  findings: findings.map((finding) => loadFinding(finding, kind)),
  warnings,
})

/** The pointers of what is left out, for each file that can be used. */
type Skipped = Map<DataFileName, Set<string>>

/** Makes a catalogue of the usable part of data that was read already. */
export function catalogueOf(read: readonly DataFileRead[], now: Date): LoadedCatalogue {
  const usable = read.filter(isUsable)
  const failed = read.filter((file) => !isUsable(file))
  // A failed file is reported with its reason only.
  const fileFindings = failed.flatMap(({ name: file, findings, error }): Finding[] =>
    error
      ? [{ rule: missingFile, file, pointer: '', message: error.message }]
      : findings.filter(({ pointer }) => pointer === ''),
  )
  const schemaFindings = usable.flatMap(({ findings }) => findings)
  const skipped: Skipped = new Map(usable.map((file) => [file.name, brokenRecords(file)]))
  const repeated = repeatedProjects(usable, skipped)
  for (const finding of repeated) skipped.get(finding.file)?.add(recordPointer(finding))

  // Pages round the prices that they show; amounts are calculated from all the digits.
  const standardised = usable.map(({ name, value }) => [
    name,
    standardise(name, withoutSkipped(name, value, skipped.get(name)), standardPriceOnFile).value,
  ])
  const files = withDeveloperKeys(Object.fromEntries(standardised) as LoadedFiles)
  const kindOf = (finding: Finding) => {
    if (!skipped.has(finding.file)) return 'failed'
    return hasDefault(finding) ? 'defaulted' : 'skipped'
  }
  const isLeftOut = (finding: Finding) =>
    skipped.get(finding.file)?.has(recordPointer(finding)) ?? true
  const illegal = checkLegalRequirements(read, now).flatMap((finding) => {
    const project = isLeftOut(finding) ? '' : projectConcerned(read, finding)
    return project === '' ? [] : [{ finding, project }]
  })
  const isWhole = projectFiles.every((name) => !skipped.get(name)?.size)
  const all = published(files, versionOf(read), isWhole)
  return {
    ...(illegal.length > 0 ? all.without(illegal.map(({ project }) => project)) : all),
    findings: [
      ...locate(read, [...fileFindings, ...schemaFindings, ...repeated]).map((finding) =>
        loadFinding(finding, kindOf(finding)),
      ),
      ...illegal.map(({ finding }) => loadFinding(finding, 'withheld')),
    ],
  }
}

const published = (files: LoadedFiles, version: string, isWhole: boolean): PublishedCatalogue => ({
  catalogue: buildCatalogue(files, version, isWhole),
  without: (ids) => published(withoutProjects(files, ids), version, false),
})

/** The id of the project a finding's record or floor plan belongs to; '' for the agency's own. */
function projectConcerned(read: readonly DataFileRead[], { file, pointer }: Finding): string {
  const own = toSegments(pointer).slice(0, recordDepth(file))
  return projectId(valueAt(read.find(({ name }) => name === file)?.value, own))
}

const isUsable = ({ name, source, value }: DataFileRead): boolean =>
  source?.ok !== false &&
  isNested(value) &&
  Array.isArray(value) === (dataFiles[name].shape === 'list')

/** Projects that repeat an id: of both files together, only the first usable one counts. */
function repeatedProjects(files: readonly DataFileRead[], skipped: Skipped): Finding[] {
  const projects = files
    .filter(({ name }) => isProjectFile(name))
    .flatMap(({ name, value }) => recordsIn(name, value))
    .filter(({ file, pathInFile }) => !skipped.get(file)?.has(toPointer(pathInFile)))
  const findings: Finding[] = []
  const table = { projects: createProjectTable(projects) }
  findRepeatedIds(table, reportTo(findings, duplicateProjectId))
  return findings
}

function withoutSkipped(file: DataFileName, value: unknown, skipped = new Set<string>()): unknown {
  // Most files need no change and are not copied.
  if (skipped.size === 0 && !Object.hasOwn(value as object, '$schema')) return value
  const without = (part: unknown, parent: string, depth: number): unknown => {
    const keeps = (key: string | number) => !skipped.has(parent + toPointer([key]))
    if (depth === 0 || !isNested(part)) return part
    if (Array.isArray(part)) return part.filter((_, index) => keeps(index))
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => keeps(key) && (key !== '$schema' || parent !== ''))
        .map(([key, entry]) => [key, without(entry, parent + toPointer([key]), depth - 1)]),
    )
  }
  return without(value, '', Math.max(1, recordDepth(file)))
}

/**
 * A short hash of the data files that there are, in their usual order. It is the same on every machine: git
 * may write line ends in two ways.
 */
export function versionOf(files: Iterable<Pick<DataFileRead, 'name' | 'bytes'>>): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) {
    if (bytes === undefined) continue
    hash.update(name)
    if (!bytes.includes('\r\n')) hash.update(bytes)
    else hash.update(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * A finding as the log says it.
 * @param kind what became of the finding's part of the data:
 * - `failed`: the file cannot be used at all
 * - `skipped`: the file is used without this record
 * - `defaulted`: the record is used with the default (docs/product.md, 'Project defaults') for what is missing
 * - `withheld`: the law forbids to publish the project, which is left out everywhere
 * - `refused`: `validate` calls it an error, so that a reload keeps what was good before
 * - `kept`: the same in data that the site started with, which is shown as it is
 */
function loadFinding(
  { file, pointer, message, suggestion, position: { line, column } }: LocatedFinding,
  kind: 'failed' | 'skipped' | 'defaulted' | 'withheld' | 'refused' | 'kept',
) {
  const reason = suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`
  return { file: `${file}.json`, line, column, pointer, reason, kind }
}
