import { dataFiles } from '../../../catalogue/data-files.ts'
import { textOf } from '../../../catalogue/json/encoding.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { topLevelNames } from '../../../catalogue/json/tree.ts'
import type { SourceFile } from '../files/data-set.ts'
import { namesOf, recordsAbout } from '../records-about-projects.ts'
import type { ProjectAt } from '../projects.ts'

/**
 * Puts what a file says about a new project behind the last project of the same developer, else
 * behind the last of all projects; cards go to the end.
 */
export function insertAbout(
  { name, bytes, value }: SourceFile,
  {
    id,
    value: record,
    siblings,
    projects,
  }: {
    readonly id: string
    readonly value: unknown
    readonly siblings: readonly ProjectAt[]
    readonly projects: readonly ProjectAt[]
  },
): JsonEdit {
  const isList = dataFiles[name].shape === 'list'
  const own = isList ? {} : { key: id }
  if (name === 'trendingProjects') return { type: 'insert', pointer: '', ...own, value: record }
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
  return {
    type: 'insert',
    pointer: '',
    ...own,
    value: record,
    ...(next !== undefined && { before: next }),
  }
}
