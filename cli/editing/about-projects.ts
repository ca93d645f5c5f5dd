import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { textOf } from '../../catalogue/json/encoding.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { topLevelNames } from '../../catalogue/json/places.ts'
import type { SourceFile } from './files/data-set.ts'
import {
  customIdOf,
  idOf,
  isObject,
  objectsIn,
  slugOf,
  type JsonObject,
  type ProjectAt,
} from './projects.ts'

/** What other files call a project by. */
export type ProjectNames = { readonly ids: ReadonlySet<string>; readonly slug: string | undefined }

export const namesOf = (record: JsonObject): ProjectNames => ({
  ids: new Set([idOf(record), customIdOf(record)].filter((id) => id !== undefined)),
  slug: slugOf(record),
})

/** A record of another file that is about the project: the key or index at the top of the file. */
export type AboutProject = {
  readonly at: string
  readonly isKey: boolean
  readonly record: unknown
}

/** What a file says about one project, in file order; nothing where it is not about projects. */
export function recordsAbout(
  file: DataFileName,
  value: unknown,
  { ids, slug }: ProjectNames,
): AboutProject[] {
  const { coverage, isAboutProjects, shape } = dataFiles[file]
  if (coverage === undefined && isAboutProjects !== true) return []
  if (shape !== 'list') {
    const keys = [...ids].filter((id) => isObject(value) && Object.hasOwn(value, id))
    return keys.map((at) => ({ at, isKey: true, record: (value as JsonObject)[at] }))
  }
  const isMeant = (record: JsonObject): boolean => {
    const own = [idOf(record), customIdOf(record)].filter((id) => id !== undefined)
    return own.length === 0
      ? slug !== undefined && slugOf(record) === slug
      : own.some((id) => ids.has(id))
  }
  return [...objectsIn(value)]
    .filter(([, record]) => isMeant(record))
    .map(([index, record]) => ({ at: String(index), isKey: false, record }))
}

/** What one file is to say about a new project. */
export type NewAbout = {
  readonly id: string
  readonly value: unknown
  /** The projects of the same developer, and all. */
  readonly siblings: readonly ProjectAt[]
  readonly projects: readonly ProjectAt[]
}

/**
 * Puts what a file says about a new project behind the last project of the same developer, else
 * behind the last of all projects; cards go to the end.
 */
export function insertAbout(
  { name, bytes, value }: SourceFile,
  { id, value: record, siblings, projects }: NewAbout,
): JsonEdit {
  const isList = dataFiles[name].shape === 'list'
  const insertion = {
    type: 'insert',
    pointer: '',
    ...(!isList && { key: id }),
    value: record,
  } as const
  if (name === 'trendingProjects') return insertion
  // As they stand in the file: of an object's keys JavaScript moves those of digits to the front.
  const places = topLevelNames(textOf(bytes))
  const last = (of: readonly ProjectAt[]): string | undefined => {
    const ids = new Set(of.flatMap((project) => [...namesOf(project.record).ids]))
    const found = recordsAbout(name, value, { ids, slug: undefined })
    const taken = new Set(found.map(({ at }) => at))
    return places.findLast((place) => taken.has(place))
  }
  const behind = last(siblings) ?? last(projects)
  const next = behind === undefined ? undefined : places[places.indexOf(behind) + 1]
  return { ...insertion, ...(next !== undefined && { before: next }) }
}
