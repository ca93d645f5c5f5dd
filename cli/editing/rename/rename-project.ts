import {
  entriesAbout,
  idText,
  namesOfProject,
  type ProjectAt,
} from '../../../catalogue/checks/project-id-table.ts'
import { property, recordsIn } from '../../../catalogue/checks/records.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces, normalizeText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../../catalogue/system-errors.ts'
import type { Plan } from '../planning-command.ts'
import { crossFileChanges, namedByAdvisers } from '../cross-file-changes.ts'
import { slugFrom } from '../find-developer.ts'
import { renameAt, setAt } from '../write/file-change.ts'
import type { DataSet, SourceFile } from '../write/data-set.ts'
import { findProject, isObject, projectsIn } from '../find-project.ts'

export function planProjectRename(data: DataSet, nameOrId: string, newName: string): Plan {
  const projects = projectsIn(data)
  const project = findProject(projects, nameOrId)
  const renames = renamesOf(project, nameOrId, newName)
  const inAddresses = renames.filter(({ member }) => member !== 'name')
  const names = inAddresses.map(({ to }) => to)
  assertFree(names, projects, project)
  const addressOf = (text: string) => paths.project(project.developer, text)
  const ownId = inAddresses.find(({ member, from }) => member !== 'slug' && from === project.id)
  const to = addressOf(ownId?.to ?? project.id)
  // Other pages may have linked to the address with the project's slug.
  const old = new Set(inAddresses.map(({ from }) => addressOf(from)))
  const addresses = {
    redirects: [...old].map((from) => ({ from, to })),
    alive: names.map(addressOf),
  }
  const formerName = renames.find(({ member }) => member === 'name')?.from
  return {
    changes: crossFileChanges(data, (source) => editsOf(source, project, renames), addresses),
    formerName,
  }
}

type Rename = { member: 'id' | 'custom_id' | 'name' | 'slug'; from: string; to: string }

const isId = (member: Rename['member']): boolean => member === 'id' || member === 'custom_id'

const isMeant = (member: Rename['member'], text: string, rename: Rename): boolean => {
  if (member === 'name' || rename.member === 'name')
    return member === rename.member && normalizeText(text) === normalizeText(rename.from)
  // A trending card may link to the project by its id as well.
  return rename.from === text && (member === 'slug' || isId(rename.member))
}

function editsOf(source: SourceFile, project: ProjectAt, renames: readonly Rename[]): JsonEdit[] {
  const { name: file, value } = source
  const set = (pointer: readonly (string | number)[], member: Rename['member'], to: string) =>
    setAt([...pointer, member], isId(member) ? idValue(to, source) : to)
  const own = project.record.file === file ? renames : []
  const edits = own.map(({ member, to }) => set(project.record.pathInFile, member, to))
  for (const entry of entriesAbout(file, value, project)) {
    const { pathInFile } = entry
    for (const { id, target } of namesOfProject(entry)) {
      const key = renames.find(
        ({ member, from }) => target === 'key' && isId(member) && from === id,
      )
      if (key) edits.push(renameKey(source, id, key.to))
    }
    for (const member of ['id', 'custom_id', 'name', 'slug'] as const) {
      const text = idText(property(entry.value, member))
      const rename = renames.find((one) => text !== undefined && isMeant(member, text, one))
      if (rename) edits.push(set(pathInFile, member, rename.to))
    }
  }
  for (const { member, from, to } of renames)
    if (isId(member))
      for (const place of namedByAdvisers(source, 'projects', (id) => id === from))
        edits.push(setAt(place, to))
  return edits
}

function renameKey({ name, value }: SourceFile, from: string, to: string): JsonEdit {
  if (isObject(value) && Object.hasOwn(value, to))
    throw new CannotRun(
      `${name}.json has something under "${to}" already: remove it or choose another id.`,
    )
  return renameAt([from], to)
}

/**
 * Whether a text is a name as people write it, and no id or slug: 'crest-greens', 'PF-GGN-0188'. A
 * word in capitals is a name, and so is one in letters that have none, as those of Hindi.
 */
const isName = (text: string): boolean =>
  /\s|&|\p{Lo}|^\p{Lu}+$/u.test(text.trim()) || (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text))

/**
 * The changes that a new name or id means: id and slug follow where they came from the old name,
 * and the slug where it was the old id. A project that was asked for by its own slug gets another
 * slug.
 */
function renamesOf(project: ProjectAt, nameOrId: string, newName: string): Rename[] {
  const { id, ids, slug = '', name, record } = project
  const to = collapseSpaces(newName)
  const idMember = (text: string) =>
    idText(property(record.value, 'id')) === text ? 'id' : 'custom_id'
  if (isName(to)) {
    const [before, after] = [toSlug(name), toSlug(to)]
    const texts: Rename[] = [
      { member: idMember(id), from: id, to: after },
      { member: 'slug', from: slug, to: after },
    ]
    const following = texts.filter(({ from }) => from === before && from !== '' && from !== after)
    if (following.length > 0)
      slugFrom(
        newName,
        'write it as the project\'s "name" alone, which leaves the address as it is',
      )
    return name === to ? following : [...following, { member: 'name', from: name, to }]
  }
  assertUsable(to)
  const text = nameOrId.trim()
  const isSlug = !ids.includes(text) && text === slug
  const from = isSlug || ids.includes(text) ? text : id
  if (from === to) return []
  const rename = { member: isSlug ? 'slug' : idMember(from), from, to } as const
  const slugFollows = !isSlug && slug === from && to === toSlug(to)
  return slugFollows ? [rename, { member: 'slug', from, to }] : [rename]
}

/** @throws CannotRun for an id that cannot end an address */
export function assertUsable(id: string): void {
  if (id === '' || /[/?#\\\s]/.test(id))
    throw new CannotRun(
      `"${id}" cannot be an id: it ends the page's address, so use letters, digits and hyphens.`,
    )
}

/** @throws CannotRun where another project than `own` has one of the ids or slugs already */
export function assertFree(
  wanted: readonly (string | undefined)[],
  projects: readonly ProjectAt[],
  own?: ProjectAt,
): void {
  for (const { ids, slug, name } of projects.filter((project) => project !== own)) {
    const takenText = [...ids, slug].find((text) => text !== undefined && wanted.includes(text))
    if (takenText !== undefined)
      throw new CannotRun(`"${takenText}" is taken: the project "${name}" is called that.`)
  }
}

/**
 * An id as the file would write it: digits alone become a number or a text like the file's other
 * such ids, and a number where there are none.
 */
export function idValue(id: string, { name, value }: SourceFile): string | number {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(id)) return id
  const other = recordsIn(name, value)
    .flatMap(({ value: record }) => [property(record, 'id'), property(record, 'custom_id')])
    .find((one) => typeof one === 'number' || (typeof one === 'string' && /^\d+$/.test(one)))
  return typeof other === 'string' ? id : Number(id)
}
