import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { presentText } from '../../domain/text/text.ts'
import { customIdOf, idOf, isObject, slugOf, type JsonObject } from './projects.ts'

/** True for a file that says something about one project, by its id or custom id. */
export const isAboutProjects = (file: DataFileName): boolean =>
  dataFiles[file].coverage !== undefined || dataFiles[file].isAboutProjects === true

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

/** What a file says about one project, in file order. */
export function recordsAbout(
  file: DataFileName,
  value: unknown,
  { ids, slug }: ProjectNames,
): AboutProject[] {
  if (dataFiles[file].shape !== 'list') {
    if (!isObject(value)) return []
    return [...ids]
      .filter((id) => Object.hasOwn(value, id))
      .map((id) => ({ at: id, isKey: true, record: value[id] }))
  }
  if (!Array.isArray(value)) return []
  const found: AboutProject[] = []
  for (const [index, record] of (value as unknown[]).entries()) {
    if (!isObject(record)) continue
    const own = [presentText(record['id']), presentText(record['custom_id'])]
    const isMeant = own.some((id) => id !== undefined && ids.has(id))
    const isLinked = own.every((id) => id === undefined) && slug !== undefined
    if (isMeant || (isLinked && slugOf(record) === slug))
      found.push({ at: String(index), isKey: false, record })
  }
  return found
}
