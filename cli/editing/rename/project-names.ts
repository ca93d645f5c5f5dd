import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import {
  customIdOf,
  idOf,
  mainId,
  nameOf,
  slugOf,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'

/** What of a project is called otherwise after a rename; what is absent stays. */
export type ProjectRename = {
  readonly id?: { readonly from: string; readonly to: string; readonly member: 'id' | 'custom_id' }
  readonly name?: { readonly from: string; readonly to: string }
  readonly slug?: { readonly from: string; readonly to: string }
}

/** True for a name as people write it, false for an id or a slug: 'crest-greens', 'PF-GGN-0188'. */
export function isName(text: string): boolean {
  return /\s|&/.test(text.trim()) || (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text))
}

/**
 * What a new name or id means for a project. With a name, id and slug follow where they were the
 * old name's; with an id, the slug follows where it was the old id. A project that was asked for by
 * a slug of its own gets another slug.
 * @param asked what the editor called the project by
 * @throws CannotRun where the new name cannot be an id
 */
export function renameOf(record: JsonObject, asked: string, wanted: string): ProjectRename {
  const id = mainId(record)
  const slug = slugOf(record)
  const to = collapseSpaces(wanted)
  const member = (text: string) => (idOf(record) === text ? 'id' : 'custom_id')
  if (isName(to)) {
    const name = nameOf(record)
    const [before, after] = [developerSlug(name), developerSlug(to)]
    const follows = (text: string | undefined) => text === before && before !== after
    if (after === '' && (follows(id) || follows(slug)))
      throw new CannotRun(`"${wanted}" has no letters that an address could be made of.`)
    return {
      ...(name !== to && { name: { from: name, to } }),
      ...(follows(id) && { id: { from: id, to: after, member: member(id) } }),
      ...(slug !== undefined && follows(slug) && { slug: { from: slug, to: after } }),
    }
  }
  assertUsable(to)
  const text = asked.trim()
  const isId = text === idOf(record) || text === customIdOf(record)
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

/** @throws CannotRun where another project is known by the new id or slug already */
export function assertFree(
  rename: Pick<ProjectRename, 'id' | 'slug'>,
  projects: Iterable<ProjectAt>,
  own: JsonObject | undefined,
): void {
  const taken = new Set([rename.id?.to, rename.slug?.to].filter((text) => text !== undefined))
  if (taken.size === 0) return
  for (const { record } of projects) {
    if (record === own) continue
    const clash = [idOf(record), customIdOf(record), slugOf(record)].find(
      (text) => text !== undefined && taken.has(text),
    )
    if (clash !== undefined)
      throw new CannotRun(`"${clash}" is taken: the project "${nameOf(record)}" is called that.`)
  }
}
