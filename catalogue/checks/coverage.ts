import { presentText } from '../../domain/text/text.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { idText, type ProjectSummary, type ProjectTable } from './projects.ts'
import { property, valuesAt, type RecordAt } from './records.ts'

/** The files that say something of projects, in the order of the coverage table. */
export const coveringFiles: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].coverage !== undefined,
)

/** The projects that a file says something of, and those whose page has something to show from it. */
type Covered = {
  readonly said: ReadonlySet<ProjectSummary>
  readonly shown: ReadonlySet<ProjectSummary>
}

export type Coverage = ReadonlyMap<DataFileName, Covered>

/** What the covering files say of projects. */
export const coverageOf = (
  entriesOf: (file: DataFileName) => readonly RecordAt[],
  projects: ProjectTable,
): Coverage =>
  new Map(
    coveringFiles.map((file) => {
      const { fields, shown = fields } = dataFiles[file].coverage ?? {}
      const entries = entriesOf(file).filter(({ value }) => holdsOne(value, fields))
      const about = (some: readonly RecordAt[]) =>
        new Set(some.map((entry) => projectOf(entry, projects)).filter((one) => one !== undefined))
      return [
        file,
        {
          said: about(entries),
          shown: about(entries.filter(({ value }) => holdsOne(value, shown))),
        },
      ]
    }),
  )

const projectOf = (
  { file, segments, value }: RecordAt,
  projects: ProjectTable,
): ProjectSummary | undefined => {
  const id = dataFiles[file].shape === 'list' ? idText(property(value, 'id')) : segments[0]
  // A record whose id is broken still belongs to the project that it names.
  return id === undefined
    ? projects.byName(presentText(property(value, 'name')) ?? '')
    : projects.byId(id)
}

const holdsOne = (value: unknown, paths: readonly string[] | undefined): boolean =>
  paths === undefined
    ? !isEmpty(value)
    : paths.some((path) => valuesAt(value, path).some((found) => !isEmpty(found.value)))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
