import { presentText } from '../../domain/text/text.ts'
import { filesAboutProjects, namesOfProject } from '../checks/project-id-table.ts'
import { asList, projectFiles, property, type RecordAt } from '../checks/records.ts'
import { dataFileNames, type DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'
import { isNested } from '../json/pointer.ts'

/**
 * The files without some projects and without what other files say of them, so that nothing made
 * from the files knows them. A developer's list that becomes empty goes too.
 * @param ids an `id` or `custom_id` of each project, in any case
 */
export function withoutProjects(files: LoadedFiles, ids: Iterable<string>): LoadedFiles {
  const wanted = new Set([...ids].map((id) => id.toLowerCase()))
  const removed = new Set<unknown>(
    projectFiles
      .flatMap((file) => Object.values(files[file] ?? {}).flat())
      .filter((record) => namesIn(record, 'id', 'custom_id').some((id) => wanted.has(id))),
  )
  if (removed.size === 0) return files
  const removedIds = new Set([...removed].flatMap((record) => namesIn(record, 'id', 'custom_id')))
  const slugs = new Set([...removed].flatMap((record) => namesIn(record, 'slug')))
  const isAbout = (entry: RecordAt): boolean =>
    namesOfProject(entry).some(({ id }) => removedIds.has(id.trim().toLowerCase())) ||
    // A trending card may name its project by the last segment of an address.
    namesIn(entry.value, 'slug').some((slug) =>
      [...slugs, ...removedIds].includes(lastSegment(slug)),
    )

  const remaining = (name: DataFileName): unknown => {
    const value: unknown = files[name]
    if (projectFiles.some((file) => file === name)) {
      return withEntriesReplaced(value, (list) => {
        const left = asList(list).filter((record) => !removed.has(record))
        return left.length === 0 && asList(list).length > 0 ? undefined : left
      })
    }
    if (!filesAboutProjects.includes(name)) return value
    const isLeft = (entry: unknown, key: string) =>
      !isAbout({ file: name, pathInFile: [key], value: entry })
    if (Array.isArray(value)) return value.filter((entry) => isLeft(entry, ''))
    return withEntriesReplaced(value, (entry, key) => (isLeft(entry, key) ? entry : undefined))
  }
  return Object.fromEntries(dataFileNames.map((name) => [name, remaining(name)])) as LoadedFiles
}

const withEntriesReplaced = (
  value: unknown,
  replaceEntry: (entry: unknown, key: string) => unknown,
): unknown =>
  isNested(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, entry]) => {
          const left = replaceEntry(entry, key)
          return left === undefined ? [] : [[key, left]]
        }),
      )
    : value

const namesIn = (record: unknown, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => presentText(property(record, field))?.toLowerCase() ?? [])

const lastSegment = (slug: string): string => slug.split('/').at(-1) ?? ''
