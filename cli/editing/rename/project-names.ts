import { isProjectFile } from '../../../catalogue/checks/records.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import { slugFrom } from '../developers.ts'
import type { SourceFile } from '../files/data-set.ts'
import {
  idOf,
  idsOf,
  mainId,
  nameOf,
  objectsIn,
  projectsOf,
  slugOf,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'

type Renamed = { from: string; to: string }

/** What of a project is called otherwise after a rename; what is absent stays. */
export type ProjectRename = {
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
export function renameOf(record: JsonObject, asked: string, wanted: string): ProjectRename {
  const id = mainId(record)
  const slug = slugOf(record)
  const to = collapseSpaces(wanted)
  const member = (text: string) => (idOf(record) === text ? 'id' : 'custom_id')
  if (isName(to)) {
    const name = nameOf(record)
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
  const isId = idsOf(record).includes(text)
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

/** @throws CannotRun where another project than `except` is known by one of the ids or slugs already */
export function assertFree(
  wanted: readonly (string | undefined)[],
  projects: readonly ProjectAt[],
  except?: JsonObject,
): void {
  for (const { record } of projects) {
    if (record === except) continue
    const own = [...idsOf(record), slugOf(record)]
    const clash = own.find((text) => text !== undefined && wanted.includes(text))
    if (clash !== undefined)
      throw new CannotRun(`"${clash}" is taken: the project "${nameOf(record)}" is called that.`)
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
