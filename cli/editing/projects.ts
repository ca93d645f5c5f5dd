import { listOf, projectFiles, property, type ProjectFile } from '../../catalogue/checks/records.ts'
import { nearest } from '../../catalogue/checks/suggestions.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText, presentText } from '../../domain/text/text.ts'
import { CannotRun } from '../terminal/exit.ts'
import type { Values } from './files/data-set.ts'

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
export type ProjectAt = {
  file: ProjectFile
  developerKey: string
  /** Key and index of its record in the file. */
  at: readonly [developerKey: string, index: number]
  record: JsonObject
  /** What other files may call it by. */
  ids: readonly string[]
  slug: string | undefined
  /** What its own address ends with. */
  id: string
  name: string
  /** The slug that its address has its developer by. */
  developer: string
  address: string
}

/** A project file's projects in file order; what is no project is left to `validate`. */
export const projectsOf = (file: ProjectFile, value: unknown): ProjectAt[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([developerKey, list]) =>
    objectsIn(list).map(([index, record]) => {
      const ids = idsOf(record)
      const [id = ''] = ids
      const developer = developerSlug(developerKey) || developerKey
      const address = paths.project(developer, id)
      const [slug, name = ''] = [textIn(record, 'slug'), textIn(record, 'name')]
      const at = [developerKey, index] as const
      return { file, developerKey, at, record, ids, slug, id, name, developer, address }
    }),
  )

/** The projects of both files, residential ones first. */
export const projectsIn = ({ value }: Values): ProjectAt[] =>
  projectFiles.flatMap((file) => projectsOf(file, value(file)))

/** The ids of a project's record, or of a record about one. */
export const idsOf = (record: JsonObject): string[] =>
  [textIn(record, 'id'), textIn(record, 'custom_id')].filter((id) => id !== undefined)

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
  const ways: ((project: ProjectAt) => boolean)[] = [
    ({ ids }) => ids.includes(wanted),
    ({ slug }) => slug === wanted,
    ({ name }) => normalizeText(name) === normalizeText(wanted),
  ]
  for (const isMeant of ways) {
    const found = projects.filter(isMeant)
    const [first] = found
    if (first && found.length === 1) return first
    if (first) {
      const ids = found.map(({ id, developer }) => `"${id}" (${developer})`)
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
