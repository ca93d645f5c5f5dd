import { recordsIn, textIn } from '../../catalogue/checks/records.ts'
import { developersOf, developerSlugOf } from '../../catalogue/load/developer-slugs.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText, titleCase } from '../../domain/text/text.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import type { DataSet } from './write/data-set.ts'
import { notKnown } from './find-project.ts'

export type KnownDevelopers = ReadonlyMap<string, string>

/** The names of all developers by slug: those of the lists, then those of the project files. */
export const knownDevelopers = ({ value }: Pick<DataSet, 'value'>): KnownDevelopers =>
  new Map([...developersOf(value)].map(([slug, name]) => [slug, name ?? nameFromSlug(slug)]))

/** The slug of a text, or of the developer with that name where the text has no Latin letter. */
export function slugOfText(developers: KnownDevelopers, text: string): string {
  const named = () =>
    [...developers].find(([, name]) => normalizeText(name) === normalizeText(text))
  return toSlug(text) || (named()?.[0] ?? '')
}

/** The developer with a slug or a name. @throws CannotRun with the nearest one */
export function findDeveloper(
  developers: KnownDevelopers,
  text: string,
): { slug: string; name: string } {
  const slug = slugOfText(developers, text)
  const name = developers.get(slug)
  if (name !== undefined) return { slug, name }
  throw notKnown(`No developer has the slug or name "${text}".`, text, [...developers].flat())
}

/** The slug of a new name. @throws CannotRun where another developer has it */
export function freeSlug(name: string, developers: KnownDevelopers, ownSlug?: string): string {
  const slug = slugFrom(
    name,
    ownSlug === undefined &&
      'add the developer under a name in Latin letters, and rename it afterwards',
  )
  if (slug === ownSlug || !developers.has(slug)) return slug
  throw new CannotRun(`"${name}" is taken: there is a developer with the address "${slug}".`)
}

/** @throws CannotRun where a name makes no slug, with the way to give one all the same */
export function slugFrom(name: string, way: string | false): string {
  const slug = toSlug(name)
  if (slug !== '') return slug
  throw new CannotRun(
    `"${name}" has no letters that an address could be made of${way ? `: ${way}` : ''}.`,
  )
}

/** A name that a slug may come from: 'harbour-and-vale' is 'Harbour and Vale'. */
export function nameFromSlug(slug: string): string {
  return titleCase(slug).replaceAll(/ (And|Of) /g, (word) => word.toLowerCase())
}

/** Whether a developer's card leads to a site of its own. */
export const hasOwnSite = (leading: unknown, slug: string): boolean =>
  recordsIn('leadingRealEstateDevelopers', leading).some(
    ({ value }) => developerSlugOf(value) === slug && /^https?:/.test(textIn(value, 'url') ?? ''),
  )
