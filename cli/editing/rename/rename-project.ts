import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import { recordsAbout } from '../about-projects.ts'
import type { Plan } from '../apply-plan.ts'
import { changesEverywhere } from '../changes-everywhere.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  developerOf,
  findProject,
  isObject,
  mainId,
  nameOf,
  projectsIn,
  textIn,
  valuesOf,
  type ProjectAt,
} from '../projects.ts'
import { assertFree, idValue, renameOf, type ProjectRename } from './project-names.ts'

/**
 * What changes where a project is called otherwise: its own record, what other files say about it,
 * links to it, and a redirect from its old address.
 * @throws CannotRun where the project is not known or the new name is taken
 */
export function planProjectRename(data: DataSet, asked: string, wanted: string): Plan {
  const projects = projectsIn(valuesOf(data))
  const project = findProject(projects, asked)
  const rename = renameOf(project.record, asked, wanted)
  const names = [rename.id?.to, rename.slug?.to].filter((text) => text !== undefined)
  assertFree(names, projects, project.record)
  const addresses = {
    moves: movesOf(project, rename),
    alive: names.map((text) => paths.project(developerOf(project), text)),
  }
  return {
    changes: changesEverywhere(data, (source) => editsOf(source, project, rename), addresses),
    ...(rename.name && { formerName: rename.name.from }),
  }
}

/** What changes in one file: the project's own record, and what is said about it. */
function editsOf(source: SourceFile, project: ProjectAt, rename: ProjectRename): JsonEdit[] {
  const { name: file, value } = source
  const { id, name, slug } = rename
  const edits: JsonEdit[] = []
  const set = (segments: readonly (string | number)[], to: unknown) =>
    edits.push({ type: 'set', pointer: toPointer(segments), value: to })
  if (project.file === file) {
    const at = [project.developerKey, project.index]
    if (id) set([...at, id.member], idValue(id.to, source))
    if (name) set([...at, 'name'], name.to)
    if (slug) set([...at, 'slug'], slug.to)
  }
  for (const { at, isKey, record } of recordsAbout(file, value, project.record)) {
    if (isKey && at === id?.from) edits.push(renameKey(source, at, id.to))
    for (const member of isKey || !id ? [] : ['id', 'custom_id'])
      if (textIn(record, member) === id?.from) set([at, member], idValue(id?.to ?? '', source))
    if (!isObject(record)) continue
    if (name && normalizeText(nameOf(record)) === normalizeText(name.from))
      set([at, 'name'], name.to)
    // A card may link to the project by its id as well.
    const link = record['slug']
    const moved = [slug, id].find((one) => one !== undefined && one.from === link)
    if (moved) set([at, 'slug'], moved.to)
  }
  return edits
}

function renameKey({ name, value }: SourceFile, from: string, to: string): JsonEdit {
  if (isObject(value) && Object.hasOwn(value, to))
    throw new CannotRun(
      `${name}.json has something under "${to}" already: remove it or choose another id.`,
    )
  return { type: 'rename', pointer: toPointer([from]), key: to }
}

/** The project's own address, and the one with its slug that other pages may have linked to. */
function movesOf(project: ProjectAt, { id, slug }: ProjectRename): Redirect[] {
  const developer = developerOf(project)
  const before = mainId(project.record)
  const to = paths.project(developer, id?.from === before ? id.to : before)
  const old = new Set([id?.from, slug?.from].filter((text) => text !== undefined))
  return [...old].map((text) => ({ from: paths.project(developer, text), to }))
}
