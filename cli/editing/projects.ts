import {
  isProjectFile,
  listOf,
  projectFiles,
  property,
  type ProjectFile,
} from '../../catalogue/checks/records.ts'
import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { textOf } from '../../catalogue/json/encoding.ts'
import { topLevelNames } from '../../catalogue/json/positions.ts'
import { nearest } from '../../catalogue/checks/suggestions.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { CannotRun } from '../terminal/exit.ts'
import { insertIn } from './files/change.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member's text, undefined where there is none. */
export const textIn = (record: unknown, name: string): string | undefined =>
  presentText(property(record, name))

/** The objects of a list with their indexes; none of what is no list. */
export const objectsIn = (value: unknown): [index: number, record: JsonObject][] =>
  listOf(value).flatMap((record, index) => (isObject(record) ? [[index, record]] : []))

/** A project as the files know it, with its place. */
export type ProjectAt = ReturnType<typeof projectsOf>[number]

/** A project file's projects in file order; what is no project is left to `validate`. */
export const projectsOf = (file: ProjectFile, value: unknown) =>
  Object.entries(isObject(value) ? value : {}).flatMap(([developerKey, list]) =>
    objectsIn(list).map(([index, record]) => {
      const ids = idsOf(record)
      const [id = ''] = ids
      const developer = developerSlug(developerKey) || developerKey
      return {
        file,
        developerKey,
        /** Key and index of its record in the file. */
        at: [developerKey, index] as const,
        record,
        /** What other files may call it by; its own address ends with the first. */
        ids,
        id,
        slug: textIn(record, 'slug'),
        name: textIn(record, 'name') ?? '',
        /** The slug that its address has its developer by. */
        developer,
        address: paths.project(developer, id),
      }
    }),
  )

/** The records of a project file or of a list with their places. */
export const placedRecords = (
  file: DataFileName,
  value: unknown,
): { at: readonly (string | number)[]; record: JsonObject }[] =>
  isProjectFile(file)
    ? projectsOf(file, value)
    : objectsIn(value).map(([index, record]) => ({ at: [index], record }))

/** The projects of both files, residential ones first. */
export const projectsIn = ({ value }: Pick<DataSet, 'value'>): ProjectAt[] =>
  projectFiles.flatMap((file) => projectsOf(file, value(file)))

/** The ids of a project's record, or of a record about one. */
export const idsOf = (record: JsonObject): string[] =>
  [textIn(record, 'id'), textIn(record, 'custom_id')].filter((id) => id !== undefined)

/** The key of the project list of a developer, as the file spells it. */
export const listKey = (value: unknown, slug: string): string | undefined =>
  Object.keys(isObject(value) ? value : {}).find(
    (key) => key !== '$schema' && developerSlug(key) === slug,
  )

/** The one project that is meant by an id, a slug or a name, in this order. @throws CannotRun */
export function findProject(projects: readonly ProjectAt[], text: string): ProjectAt {
  const wanted = text.trim()
  const ways: ((project: ProjectAt) => boolean)[] = [
    ({ ids }) => ids.includes(wanted),
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

/** What is not known, with the nearest that is. */
export function notKnown(message: string, text: string, known: readonly string[]): CannotRun {
  const near = nearest(text, known)
  return new CannotRun(`${message}${near ? ` Did you mean "${near}"?` : ''}`)
}

/** What a file says about projects of these ids, by key or index; nothing where it is not about any. */
export function recordsAbout(
  file: DataFileName,
  value: unknown,
  { ids, slug }: { ids: readonly string[]; slug?: string | undefined },
): { at: string; isKey: boolean; record: unknown }[] {
  const known = new Set(ids)
  const { coverage, isAboutProjects, shape } = dataFiles[file]
  if (coverage === undefined && isAboutProjects !== true) return []
  if (shape !== 'list') {
    const records = isObject(value) ? value : {}
    return [...known].flatMap((at) =>
      Object.hasOwn(records, at) ? [{ at, isKey: true, record: records[at] }] : [],
    )
  }
  const isMeant = (record: JsonObject): boolean => {
    const own = idsOf(record)
    return own.length === 0
      ? slug !== undefined && textIn(record, 'slug') === slug
      : own.some((id) => known.has(id))
  }
  return objectsIn(value)
    .filter(([, record]) => isMeant(record))
    .map(([index, record]) => ({ at: String(index), isKey: false, record }))
}

/**
 * Puts what a file says about a new project behind the last project of the same developer, else
 * behind the last of all projects; cards go to the end.
 */
export function insertAbout(
  { name, bytes, value }: SourceFile,
  { id, developer }: { id: string; developer: string },
  record: unknown,
  projects: readonly ProjectAt[],
): JsonEdit {
  const key = dataFiles[name].shape === 'list' ? {} : { key: id }
  if (name === 'trendingProjects') return insertIn([], record, key)
  // In the file's order: JavaScript moves an object's numeric keys to the front.
  const places = topLevelNames(textOf(bytes))
  const lastOf = (of: readonly ProjectAt[]): string | undefined => {
    const found = recordsAbout(name, value, { ids: of.flatMap(({ ids }) => ids) })
    const taken = new Set(found.map(({ at }) => at))
    return places.findLast((place) => taken.has(place))
  }
  const behind =
    lastOf(projects.filter((project) => project.developer === developer)) ?? lastOf(projects)
  const before = behind === undefined ? undefined : places[places.indexOf(behind) + 1]
  return insertIn([], record, { ...key, ...(before !== undefined && { before }) })
}
