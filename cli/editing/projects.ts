import { nearest } from '../../catalogue/checks/nearest.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { foldText, presentText } from '../../domain/text/text.ts'
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

/** A project's record with its place. */
export type ProjectAt = {
  readonly file: ProjectFile
  readonly developerKey: string
  readonly index: number
  readonly record: JsonObject
}

/** A project file's projects in file order; what is no project is left to `validate`. */
export function* projectsOf(file: ProjectFile, value: unknown): Generator<ProjectAt> {
  if (!isObject(value)) return
  for (const [developerKey, list] of Object.entries(value)) {
    if (!Array.isArray(list)) continue
    for (const [index, record] of (list as unknown[]).entries())
      if (isObject(record)) yield { file, developerKey, index, record }
  }
}

export const idOf = (record: JsonObject): string | undefined => presentText(record['id'])
export const customIdOf = (record: JsonObject): string | undefined =>
  presentText(record['custom_id'])
export const slugOf = (record: JsonObject): string | undefined => presentText(record['slug'])
export const nameOf = (record: JsonObject): string => presentText(record['name']) ?? ''

/** What a project's own address ends with. */
export const mainId = (record: JsonObject): string => idOf(record) ?? customIdOf(record) ?? ''

/** The slug that a project's address has its developer by. */
export const developerOf = ({ developerKey }: ProjectAt): string =>
  developerSlug(developerKey) || developerKey

/** A project's own address. */
export const addressOf = (project: ProjectAt): string =>
  paths.project(developerOf(project), mainId(project.record))

/** Both project files as read. */
export type ProjectSources = Readonly<Partial<Record<ProjectFile, SourceFile>>>

/** @throws CannotRun where one is missing or cannot be read */
export async function readProjects(data: DataSet): Promise<ProjectSources> {
  const sources: Partial<Record<ProjectFile, SourceFile>> = {}
  for (const name of projectFiles) {
    const source = await data.read(name)
    if (!source) throw new CannotRun(`${name}.json is missing from "${data.folder}".`)
    sources[name] = source
  }
  return sources
}

export function* allProjects(sources: ProjectSources): Generator<ProjectAt> {
  for (const file of projectFiles) yield* projectsOf(file, sources[file]?.value)
}

/**
 * The one project that an editor means by an id, a slug or a name, in this order.
 * @throws CannotRun where there is none, with the nearest, or where there are several
 */
export function findProject(projects: readonly ProjectAt[], text: string): ProjectAt {
  const wanted = text.trim()
  const ways: ((record: JsonObject) => boolean)[] = [
    (record) => idOf(record) === wanted || customIdOf(record) === wanted,
    (record) => slugOf(record) === wanted,
    (record) => foldText(nameOf(record)) === foldText(wanted),
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
  const names = projects.flatMap(({ record }) => [mainId(record), nameOf(record)])
  const near = nearest(wanted, names)
  throw new CannotRun(
    `No project has the id, slug or name "${text}".${near ? ` Did you mean "${near}"?` : ''}`,
  )
}
