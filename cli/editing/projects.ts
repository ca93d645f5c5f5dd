import { nearest } from '../../catalogue/checks/suggestions.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { CannotRun } from '../errors.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'

export type ProjectFile = 'residentialProjects' | 'commercialProjects'

export const projectFiles: readonly ProjectFile[] = ['residentialProjects', 'commercialProjects']

export const isProjectFile = (file: string): file is ProjectFile =>
  file === 'residentialProjects' || file === 'commercialProjects'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of an object, undefined where there is no such thing. */
export const field = (record: unknown, name: string): unknown =>
  isObject(record) && Object.hasOwn(record, name) ? record[name] : undefined

/** A member's text, undefined where there is none. */
export const textIn = (record: unknown, name: string): string | undefined =>
  presentText(field(record, name))

/** The objects of a list with their indexes; none of what is no list. */
export function* objectsIn(value: unknown): Generator<[index: number, record: JsonObject]> {
  if (!Array.isArray(value)) return
  for (const [index, record] of (value as unknown[]).entries())
    if (isObject(record)) yield [index, record]
}

/** A project's record with its place. */
export type ProjectAt = {
  readonly file: ProjectFile
  readonly developerKey: string
  readonly index: number
  readonly record: JsonObject
}

/** A project file's projects in file order; what is no project is left to `validate`. */
export function* projectsOf(file: ProjectFile, value: unknown): Generator<ProjectAt> {
  for (const [developerKey, list] of Object.entries(isObject(value) ? value : {}))
    for (const [index, record] of objectsIn(list)) yield { file, developerKey, index, record }
}

export const idOf = (record: JsonObject) => textIn(record, 'id')
export const customIdOf = (record: JsonObject) => textIn(record, 'custom_id')
export const slugOf = (record: JsonObject) => textIn(record, 'slug')
export const nameOf = (record: JsonObject): string => textIn(record, 'name') ?? ''

/** What a project's own address ends with. */
export const mainId = (record: JsonObject): string => idOf(record) ?? customIdOf(record) ?? ''

/** The slug that a project's address has its developer by. */
export const developerOf = ({ developerKey }: ProjectAt): string =>
  developerSlug(developerKey) || developerKey

/** A project's own address. */
export const addressOf = (project: ProjectAt): string =>
  paths.project(developerOf(project), mainId(project.record))

/** Both project files as read. */
export type ProjectSources = Readonly<Record<ProjectFile, SourceFile>>

/** @throws CannotRun where one is missing or cannot be read */
export async function readProjects(data: DataSet): Promise<ProjectSources> {
  const read = async (name: ProjectFile): Promise<SourceFile> => {
    const source = await data.read(name)
    if (source) return source
    throw new CannotRun(`${name}.json is missing from "${data.folder}".`)
  }
  return {
    residentialProjects: await read('residentialProjects'),
    commercialProjects: await read('commercialProjects'),
  }
}

export function* allProjects(sources: ProjectSources): Generator<ProjectAt> {
  for (const file of projectFiles) yield* projectsOf(file, sources[file].value)
}

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
    (record) => idOf(record) === wanted || customIdOf(record) === wanted,
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
