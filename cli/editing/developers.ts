import { listOf, projectFiles } from '../../catalogue/checks/records.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { titleCase } from '../../domain/text/text.ts'
import { CannotRun } from '../terminal/exit.ts'
import type { DataSet } from './files/data-set.ts'
import { isObject, notKnown, objectsIn, textIn } from './projects.ts'

type KnownDevelopers = ReadonlyMap<string, string>

/** The names of all developers by their slugs: those of the lists, then those of the project files. */
export function knownDevelopers({ value }: Pick<DataSet, 'value'>): KnownDevelopers {
  const known = new Map<string, string | undefined>()
  const add = (slug: string, name: string | undefined): void => {
    if (slug !== '' && known.get(slug) === undefined) known.set(slug, name)
  }
  const projects = projectFiles.map((file) => value(file))
  for (const file of ['leadingRealEstateDevelopers', 'companyData'] as const)
    for (const [, record] of objectsIn(value(file))) {
      const name = textIn(record, 'name')
      add(developerSlug(name ?? '') || developerSlug(textIn(record, 'id') ?? ''), name)
    }
  for (const [key, list] of projects.filter(isObject).flatMap(Object.entries<unknown>))
    if (key !== '$schema') add(developerSlug(key), textIn(listOf(list)[0], 'developer'))
  return new Map([...known].map(([slug, name]) => [slug, name ?? nameFromSlug(slug)]))
}

/** The developer that an editor means by a slug or a name. @throws CannotRun with the nearest */
export function findDeveloper(
  known: KnownDevelopers,
  text: string,
): { slug: string; name: string } {
  const slug = developerSlug(text)
  const name = known.get(slug)
  if (name !== undefined) return { slug, name }
  throw notKnown(`No developer has the slug or name "${text}".`, text, [...known].flat())
}

/** The slug of a name that a developer gets. @throws CannotRun where it is taken, but as its own */
export function freeSlug(name: string, known: KnownDevelopers, own?: string): string {
  const slug = slugFrom(name)
  if (slug === own || !known.has(slug)) return slug
  throw new CannotRun(`"${name}" is taken: there is a developer with the address "${slug}".`)
}

/** @throws CannotRun where there is nothing to make one of */
export function slugFrom(name: string): string {
  const slug = developerSlug(name)
  if (slug !== '') return slug
  throw new CannotRun(`"${name}" has no letters that an address could be made of.`)
}

/** The name that a slug was probably made of: 'harbour-and-vale' is 'Harbour and Vale'. */
export function nameFromSlug(slug: string): string {
  return titleCase(slug).replaceAll(/ (And|Of) /g, (word) => word.toLowerCase())
}

/** True for the record of a developer whose card leads to a site of its own. */
export const hasOwnSite = (leading: unknown, slug: string): boolean =>
  objectsIn(leading)
    .filter(([, record]) => developerSlug(textIn(record, 'name') ?? '') === slug)
    .some(([, record]) => /^https?:/.test(textIn(record, 'url') ?? ''))
