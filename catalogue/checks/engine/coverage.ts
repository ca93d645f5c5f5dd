import { dataFileNames, dataFiles, type DataFileName } from '../../data-files.ts'
import { property } from '../rule.ts'
import type { KnownProject } from './projects.ts'

/** The files that say something of projects, in the order of the coverage table. */
export const coveringFiles: readonly DataFileName[] = dataFileNames.filter(
  (file) => dataFiles[file].coverage !== undefined,
)

const bitOf = (file: DataFileName): number => 1 << coveringFiles.indexOf(file)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const holds = (value: unknown, path: readonly string[], depth: number): boolean => {
  const step = path[depth]
  if (step === undefined) return !isEmpty(value)
  if (step !== '*') return holds(property(value, step), path, depth + 1)
  return Array.isArray(value) && value.some((entry) => holds(entry, path, depth + 1))
}

const pathsOf = (fields: readonly string[] | undefined): readonly string[][] =>
  fields?.map((field) => field.split('/')) ?? [[]]

const needed = new Map(
  coveringFiles.map((file) => {
    const { fields, shown } = dataFiles[file].coverage ?? {}
    return [file, { said: pathsOf(fields), shown: pathsOf(shown ?? fields) }]
  }),
)

/** Whether an entry of a file says something of its project, and something that its page can show. */
export const coverageBy = (
  file: DataFileName,
  entry: unknown,
): { readonly said: boolean; readonly shown: boolean } | undefined => {
  const paths = needed.get(file)
  if (paths === undefined) return undefined
  const hasOne = (alternatives: readonly string[][]) =>
    alternatives.some((path) => holds(entry, path, 0))
  return { said: hasOne(paths.said), shown: hasOne(paths.shown) }
}

/** Notes what a file says of a project. */
export const cover = (
  project: KnownProject,
  file: DataFileName,
  { said, shown }: { readonly said: boolean; readonly shown: boolean },
): void => {
  if (said) project.said |= bitOf(file)
  if (shown) project.shown |= bitOf(file)
}

/** True where the project's page has something to show from the file. */
export const isCovered = (project: KnownProject, file: DataFileName): boolean =>
  (project.shown & bitOf(file)) !== 0

/** True where a file says something of a project. */
export const says = (project: KnownProject, file: DataFileName): boolean =>
  (project.said & bitOf(file)) !== 0

/** True where a file has nothing on a project that it should have. */
export const lacks = (project: KnownProject, file: DataFileName): boolean =>
  project.ids.length > 0 && !project.isShadowed && !says(project, file)
