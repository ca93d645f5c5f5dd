import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { textOf } from '../../catalogue/json/encoding.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { topLevelNames } from '../../catalogue/json/positions.ts'
import { insertIn } from './files/change.ts'
import type { SourceFile } from './files/data-set.ts'
import { idsOf, isObject, objectsIn, textIn, type JsonObject, type ProjectAt } from './projects.ts'

/** A record of another file that is about a project: the key or index at the top of the file. */
type AboutProject = { at: string; isKey: boolean; record: unknown }

/** What a file says about one project, in file order; nothing where it is not about projects. */
export function recordsAbout(
  file: DataFileName,
  value: unknown,
  { ids, slug }: ProjectAt,
): AboutProject[] {
  return recordsOfIds(file, value, new Set(ids), slug)
}

function recordsOfIds(
  file: DataFileName,
  value: unknown,
  ids: ReadonlySet<string>,
  slug?: string,
): AboutProject[] {
  const { coverage, isAboutProjects, shape } = dataFiles[file]
  if (coverage === undefined && isAboutProjects !== true) return []
  if (shape !== 'list') {
    const records = isObject(value) ? value : {}
    return [...ids].flatMap((at) =>
      Object.hasOwn(records, at) ? [{ at, isKey: true, record: records[at] }] : [],
    )
  }
  const isMeant = (record: JsonObject): boolean => {
    const own = idsOf(record)
    return own.length === 0
      ? slug !== undefined && textIn(record, 'slug') === slug
      : own.some((id) => ids.has(id))
  }
  return objectsIn(value)
    .filter(([, record]) => isMeant(record))
    .map(([index, record]) => ({ at: String(index), isKey: false, record }))
}

/** What one file is to say about a new project. */
export type NewAbout = {
  id: string
  value: unknown
  /** The projects of the same developer, and all. */
  siblings: readonly ProjectAt[]
  projects: readonly ProjectAt[]
}

/**
 * Puts what a file says about a new project behind the last project of the same developer, else
 * behind the last of all projects; cards go to the end.
 */
export function insertAbout(
  { name, bytes, value }: SourceFile,
  { id, value: record, siblings, projects }: NewAbout,
): JsonEdit {
  const key = dataFiles[name].shape === 'list' ? {} : { key: id }
  if (name === 'trendingProjects') return insertIn([], record, key)
  // In the file's order: JavaScript moves an object's numeric keys to the front.
  const places = topLevelNames(textOf(bytes))
  const lastOf = (of: readonly ProjectAt[]): string | undefined => {
    const found = recordsOfIds(name, value, new Set(of.flatMap(({ ids }) => ids)))
    const taken = new Set(found.map(({ at }) => at))
    return places.findLast((place) => taken.has(place))
  }
  const behind = lastOf(siblings) ?? lastOf(projects)
  const before = behind === undefined ? undefined : places[places.indexOf(behind) + 1]
  return insertIn([], record, { ...key, ...(before !== undefined && { before }) })
}
