import { dataFileNames } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { paths } from '../../domain/seo/paths.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import { changeOf, type FileChange } from './files/change.ts'
import type { DataSet } from './files/data-set.ts'
import { moveLinks } from './links.ts'
import { listKey } from './new/new-developer.ts'
import type { Plan } from './plan.ts'
import { isAboutProjects, namesOf, recordsAbout } from './records-about-projects.ts'
import {
  addressOf,
  allProjects,
  developerOf,
  field,
  findProject,
  isObject,
  nameOf,
  projectFiles,
  readProjects,
  type ProjectAt,
  type ProjectSources,
} from './projects.ts'
import { redirectsChange } from './redirect-edits.ts'

/**
 * What changes where a project is taken off the site: its record, everything that other files say
 * about it, and a redirect from its address to its developer's page.
 * @throws CannotRun where the project is not known
 */
export async function planRemoval(data: DataSet, asked: string): Promise<Plan> {
  const sources = await readProjects(data)
  const projects = [...allProjects(sources)]
  const project = findProject(projects, asked)
  const leading = await data.read('leadingRealEstateDevelopers')
  const moves = [{ from: addressOf(project), to: paths.developer(developerOf(project)) }]
  const names = namesOf(project.record)
  const changes: (FileChange | undefined)[] = []
  for (const name of dataFileNames) {
    if (name === 'redirects') continue
    const own = projectFiles.find((file) => file === name)
    const source = own ? sources[own] : await data.read(name)
    if (!source) continue
    const edits: JsonEdit[] = [...moveLinks(source, moves)]
    if (name === project.file) edits.push(removalOf(project, sources, leading?.value))
    if (isAboutProjects(name))
      for (const { at } of recordsAbout(name, source.value, names))
        edits.push({ type: 'remove', pointer: toPointer([at]) })
    changes.push(changeOf(source, edits))
  }
  changes.push(redirectsChange(await data.read('redirects'), moves))
  return {
    changes: changes.filter((change) => change !== undefined),
    formerName: nameOf(project.record),
  }
}

/**
 * The project alone, or with the list that it leaves empty. An empty list is kept where it is the
 * developer's only one: the site then shows it as 'Coming Soon'. A developer with a site of its own
 * needs none.
 */
function removalOf(project: ProjectAt, sources: ProjectSources, leading: unknown): JsonEdit {
  const { developerKey, file, index } = project
  const slug = developerOf(project)
  const list = field(sources[file]?.value, developerKey)
  const isLast = Array.isArray(list) && list.length === 1
  const hasOtherList = projectFiles.some(
    (other) => other !== file && listKey(sources[other]?.value, slug) !== undefined,
  )
  const isKept = !isLast || (!hasOtherList && !hasOwnSite(leading, slug))
  return {
    type: 'remove',
    pointer: toPointer(isKept ? [developerKey, index] : [developerKey]),
  }
}

function hasOwnSite(leading: unknown, slug: string): boolean {
  if (!Array.isArray(leading)) return false
  return (leading as unknown[]).some(
    (record) =>
      isObject(record) &&
      developerSlug(presentText(record['name']) ?? '') === slug &&
      /^https?:/.test(presentText(record['url']) ?? ''),
  )
}
