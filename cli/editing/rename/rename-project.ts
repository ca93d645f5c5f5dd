import { isProjectFile } from '../../../catalogue/checks/records.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces, normalizeText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { recordsAbout } from '../project-records.ts'
import type { Plan } from '../command.ts'
import { crossFileChanges } from '../cross-file-changes.ts'
import { slugFrom } from '../developers.ts'
import { renameAt, setAt } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  findProject,
  isObject,
  objectsIn,
  projectsIn,
  projectsOf,
  textIn,
  type ProjectAt,
} from '../projects.ts'

/**
 * What changes where a project is called otherwise: its own record, what other files say about it,
 * links to it, and a redirect from its old address.
 * @throws CannotRun where the project is not known or the new name is taken
 */
export function planProjectRename(data: DataSet, asked: string, wanted: string): Plan {
  const projects = projectsIn(data)
  const project = findProject(projects, asked)
  const rename = renameOf(project, asked, wanted)
  const names = [rename.id?.to, rename.slug?.to].filter((text) => text !== undefined)
  assertFree(names, projects, project)
  const addresses = {
    moves: movesOf(project, rename),
    alive: names.map((text) => paths.project(project.developer, text)),
  }
  return {
    changes: crossFileChanges(data, (source) => editsOf(source, project, rename), addresses),
    ...(rename.name && { formerName: rename.name.from }),
  }
}

/** What changes in one file: the project's own record, and what is said about it. */
function editsOf(source: SourceFile, project: ProjectAt, rename: ProjectRename): JsonEdit[] {
  const { name: file, value } = source
  const { id, name, slug } = rename
  const edits: JsonEdit[] = []
  const set = (at: readonly (string | number)[], to: unknown) => edits.push(setAt(at, to))
  if (project.file === file) {
    const { at } = project
    if (id) set([...at, id.member], idValue(id.to, source))
    if (name) set([...at, 'name'], name.to)
    if (slug) set([...at, 'slug'], slug.to)
  }
  for (const { at, isKey, record } of recordsAbout(file, value, project)) {
    if (isKey && at === id?.from) edits.push(renameKey(source, at, id.to))
    for (const member of isKey || !id ? [] : ['id', 'custom_id'])
      if (textIn(record, member) === id?.from) set([at, member], idValue(id?.to ?? '', source))
    if (!isObject(record)) continue
    if (name && normalizeText(textIn(record, 'name') ?? '') === normalizeText(name.from))
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
  return renameAt([from], to)
}

/** The project's own address, and the one with its slug that other pages may have linked to. */
function movesOf(project: ProjectAt, { id, slug }: ProjectRename): Redirect[] {
  const addressOf = (text: string) => paths.project(project.developer, text)
  const to = addressOf(id?.from === project.id ? id.to : project.id)
  const old = new Set([id?.from, slug?.from].filter((text) => text !== undefined))
  return [...old].map((text) => ({ from: addressOf(text), to }))
}

type Renamed = { from: string; to: string }

/** What of a project is called otherwise after a rename; what is absent stays. */
type ProjectRename = {
  id?: Renamed & { member: 'id' | 'custom_id' }
  name?: Renamed
  slug?: Renamed
}

/** True for a name as people write it, false for an id or a slug: 'crest-greens', 'PF-GGN-0188'. */
const isName = (text: string): boolean =>
  /\s|&/.test(text.trim()) || (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text))

/**
 * What a new name or id means for a project. With a name, id and slug follow where they were the
 * old name's; with an id, the slug follows where it was the old id. A project that was asked for by
 * a slug of its own gets another slug.
 * @param asked what the editor called the project by
 * @throws CannotRun where the new name cannot be an id
 */
function renameOf(project: ProjectAt, asked: string, wanted: string): ProjectRename {
  const { id, ids, slug, name, record } = project
  const to = collapseSpaces(wanted)
  const member = (text: string) => (textIn(record, 'id') === text ? 'id' : 'custom_id')
  if (isName(to)) {
    const [before, after] = [developerSlug(name), developerSlug(to)]
    const follows = (text: string | undefined) => text === before && before !== after
    if (follows(id) || follows(slug)) slugFrom(wanted)
    return {
      ...(name !== to && { name: { from: name, to } }),
      ...(follows(id) && { id: { from: id, to: after, member: member(id) } }),
      ...(slug !== undefined && follows(slug) && { slug: { from: slug, to: after } }),
    }
  }
  assertUsable(to)
  const text = asked.trim()
  const isId = ids.includes(text)
  if (!isId && text === slug) return slug === to ? {} : { slug: { from: slug, to } }
  const from = isId ? text : id
  if (from === to) return {}
  return {
    id: { from, to, member: member(from) },
    ...(slug === from && to === developerSlug(to) && { slug: { from: slug, to } }),
  }
}

/** @throws CannotRun for what cannot end an address */
export function assertUsable(id: string): void {
  if (id === '' || /[/?#\\\s]/.test(id))
    throw new CannotRun(
      `"${id}" cannot be an id: it ends the page's address, so use letters, digits and hyphens.`,
    )
}

/** @throws CannotRun where another project than `own` is known by one of the ids or slugs already */
export function assertFree(
  wanted: readonly (string | undefined)[],
  projects: readonly ProjectAt[],
  own?: ProjectAt,
): void {
  for (const { ids, slug, name } of projects.filter((project) => project !== own)) {
    const clash = [...ids, slug].find((text) => text !== undefined && wanted.includes(text))
    if (clash !== undefined)
      throw new CannotRun(`"${clash}" is taken: the project "${name}" is called that.`)
  }
}

/**
 * An id as the file would write it: one of digits alone is a number or a text as the file's other
 * such ids are, and a number where there are none.
 */
export function idValue(id: string, { name, value }: SourceFile): string | number {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(id)) return id
  const records = isProjectFile(name)
    ? projectsOf(name, value).map(({ record }) => record)
    : objectsIn(value).map(([, record]) => record)
  const other = records
    .flatMap((record) => [record['id'], record['custom_id']])
    .find((one) => typeof one === 'number' || (typeof one === 'string' && /^\d+$/.test(one)))
  return typeof other === 'string' ? id : Number(id)
}
