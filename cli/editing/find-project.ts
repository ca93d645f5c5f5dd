import { entriesAbout, projectAt, type ProjectAt } from '../../catalogue/checks/project-id-table.ts'
import { projectFiles, recordsIn } from '../../catalogue/checks/records.ts'
import { nearest } from '../../catalogue/checks/suggestions.ts'
import { dataFiles } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit-json.ts'
import { decodedText } from '../../catalogue/json/encoding.ts'
import { topLevelNames } from '../../catalogue/json/positions.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { insertIn } from './write/file-change.ts'
import type { DataSet, SourceFile } from './write/data-set.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The projects of both files, residential ones first; entries that are no project are left to
 * `validate`.
 */
export const projectsIn = ({ value }: Pick<DataSet, 'value'>): ProjectAt[] =>
  projectFiles
    .flatMap((file) => recordsIn(file, value(file)))
    .filter((record) => isObject(record.value))
    .map(projectAt)

export const listKey = (value: unknown, slug: string): string | undefined =>
  Object.keys(isObject(value) ? value : {}).find((key) => key !== '$schema' && toSlug(key) === slug)

/** The one project with an id, a slug or a name, tried in this order. @throws CannotRun */
export function findProject(projects: readonly ProjectAt[], text: string): ProjectAt {
  const wanted = text.trim()
  const ways: ((project: ProjectAt) => boolean)[] = [
    ({ ids }) => ids.some((id) => id.trim() === wanted),
    ({ slug }) => slug === wanted,
    ({ name }) => normalizeText(name) === normalizeText(wanted),
  ]
  for (const isMeant of ways) {
    const [first, ...others] = projects.filter(isMeant)
    if (first && others.length === 0) return first
    if (first) {
      const ids = [first, ...others].map(({ id, developer }) => `"${id}" (${developer})`)
      throw new CannotRun(
        `Several projects are called "${text}": name one by its id: ${ids.join(', ')}.`,
      )
    }
  }
  throw notKnown(
    `No project has the id, slug or name "${text}".`,
    wanted,
    projects.flatMap(({ id, name }) => [id, name]),
  )
}

/** The error for an unknown name, with the nearest known one. */
export function notKnown(message: string, text: string, knownNames: readonly string[]): CannotRun {
  const nearestName = nearest(text, knownNames)
  return new CannotRun(`${message}${nearestName ? ` Did you mean "${nearestName}"?` : ''}`)
}

/**
 * Puts a file's record about a new project behind the last project of the same developer, else
 * behind the last of all; trending cards go to the end.
 */
export function insertAbout(
  { name, bytes, value }: SourceFile,
  { id, developer }: { id: string; developer: string },
  record: unknown,
  projects: readonly ProjectAt[],
): JsonEdit {
  const key = dataFiles[name].shape === 'list' ? {} : { key: id }
  if (name === 'trendingProjects') return insertIn([], record, key)
  // The places are in the file's order, as JavaScript moves an object's numeric keys to the front.
  const places = topLevelNames(decodedText(bytes))
  const lastOf = (projectsAt: readonly ProjectAt[]): string | undefined => {
    const entries = entriesAbout(name, value, { ids: projectsAt.flatMap(({ ids }) => ids) })
    const takenPlaces = new Set(entries.map(({ pathInFile: [place = ''] }) => place))
    return places.findLast((place) => takenPlaces.has(place))
  }
  const entryBehind =
    lastOf(projects.filter((project) => project.developer === developer)) ?? lastOf(projects)
  const before = entryBehind === undefined ? undefined : places[places.indexOf(entryBehind) + 1]
  return insertIn([], record, { ...key, ...(before !== undefined && { before }) })
}
