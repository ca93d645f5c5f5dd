import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { namesOfProject, type ProjectTable } from './project-id-table.ts'
import { textIn, valuesAt, type RecordAt } from './records.ts'

export const coverageFiles: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].coverage !== undefined,
)

/** The projects that each covering file says something of, and those whose page shows something of it. */
export const coverageOf = (
  entriesOf: (file: DataFileName) => readonly RecordAt[],
  projects: ProjectTable,
) =>
  new Map(
    coverageFiles.map((file) => {
      const { fields, shown } = dataFiles[file].coverage ?? {}
      const entries = entriesOf(file).filter((entry) => holdsOne(entry, fields))
      const projectsOf = (some: readonly RecordAt[]) =>
        new Set(some.flatMap((entry) => projectOf(entry, projects) ?? []))
      const mentioned = projectsOf(entries)
      const isShown = (entry: RecordAt) => holdsOne(entry, shown)
      return [file, { mentioned, shown: shown ? projectsOf(entries.filter(isShown)) : mentioned }]
    }),
  )

const projectOf = (entry: RecordAt, projects: ProjectTable) => {
  const [name] = namesOfProject(entry)
  // A record whose id is broken still belongs to the project that it names.
  return name === undefined
    ? projects.byName(textIn(entry.value, 'name') ?? '')
    : projects.byId(name.id)
}

const holdsOne = (entry: RecordAt, paths: readonly string[] | undefined): boolean =>
  paths === undefined
    ? !isEmpty(entry.value)
    : // A list where a group belongs breaks the schema, which says more.
      Array.isArray(entry.value) || valuesAt(entry, ...paths).some(({ value }) => !isEmpty(value))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
