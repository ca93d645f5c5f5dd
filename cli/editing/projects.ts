import {
  isProjectFile,
  listOf,
  projectFiles,
  property,
  type ProjectFile,
} from '../../catalogue/checks/records.ts'
import { nearest } from '../../catalogue/checks/suggestions.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { CannotRun } from '../errors.ts'
import type { DataSet } from './files/data-set.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member's text, undefined where there is none. */
export const textIn = (record: unknown, name: string): string | undefined =>
  presentText(property(record, name))

/** The objects of a list with their indexes; none of what is no list. */
export const objectsIn = (value: unknown): [index: number, record: JsonObject][] =>
  listOf(value).flatMap((record, index) => (isObject(record) ? [[index, record]] : []))

/** What a data file holds; undefined for a missing one. */
export type Values = (name: DataFileName) => unknown

/** A project's record with its place. */
export type ProjectAt = {
  file: ProjectFile
  developerKey: string
  index: number
  record: JsonObject
}

/** A project file's projects in file order; what is no project is left to `validate`. */
export const projectsOf = (file: ProjectFile, value: unknown): ProjectAt[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([developerKey, list]) =>
    objectsIn(list).map(([index, record]) => ({ file, developerKey, index, record })),
  )

/** The projects of both files, residential ones first. */
export const projectsIn = (values: Values): ProjectAt[] =>
  projectFiles.flatMap((file) => projectsOf(file, values(file)))

/** The values of a folder's files, project files required. @throws CannotRun where one is missing */
export const valuesOf =
  (data: DataSet): Values =>
  (name) => {
    const source = data.read(name)
    if (source || !isProjectFile(name)) return source?.value
    throw new CannotRun(`${name}.json is missing from "${data.folder}".`)
  }

export const idOf = (record: JsonObject) => textIn(record, 'id')
export const customIdOf = (record: JsonObject) => textIn(record, 'custom_id')
export const slugOf = (record: JsonObject) => textIn(record, 'slug')
export const nameOf = (record: JsonObject): string => textIn(record, 'name') ?? ''

/** The ids that other files may call a project by. */
export const idsOf = (record: JsonObject): string[] =>
  [idOf(record), customIdOf(record)].filter((id) => id !== undefined)

/** What a project's own address ends with. */
export const mainId = (record: JsonObject): string => idsOf(record)[0] ?? ''

/** The slug that a project's address has its developer by. */
export const developerOf = ({ developerKey }: ProjectAt): string =>
  developerSlug(developerKey) || developerKey

/** A project's own address. */
export const addressOf = (project: ProjectAt): string =>
  paths.project(developerOf(project), mainId(project.record))

/** The key of the project list of a developer, as the file spells it. */
export const listKey = (value: unknown, slug: string): string | undefined =>
  Object.keys(isObject(value) ? value : {}).find(
    (key) => key !== '$schema' && developerSlug(key) === slug,
  )

/**
 * The one project that an editor means by an id, a slug or a name, in this order.
 * @throws CannotRun where there is none, with the nearest, or where there are several
 */
export function findProject(projects: readonly ProjectAt[], text: string): ProjectAt {
  const wanted = text.trim()
  const ways: ((record: JsonObject) => boolean)[] = [
    (record) => idsOf(record).includes(wanted),
    (record) => slugOf(record) === wanted,
    (record) => normalizeText(nameOf(record)) === normalizeText(wanted),
  ]
  for (const isMeant of ways) {
    const found = projects.filter(({ record }) => isMeant(record))
    const [first] = found
    if (first && found.length === 1) return first
    if (first) {
      const ids = found.map((project) => `"${mainId(project.record)}" (${developerOf(project)})`)
      throw new CannotRun(
        `Several projects are called "${text}": name one by its id: ${ids.join(', ')}.`,
      )
    }
  }
  throw notKnown(
    `No project has the id, slug or name "${text}".`,
    wanted,
    projects.flatMap(({ record }) => [mainId(record), nameOf(record)]),
  )
}

/** What is not known, with the nearest that is. */
export function notKnown(message: string, text: string, known: readonly string[]): CannotRun {
  const near = nearest(text, known)
  return new CannotRun(`${message}${near ? ` Did you mean "${near}"?` : ''}`)
}
