import { nearest } from '../../catalogue/checks/nearest.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { presentText, titleCase } from '../../domain/text/text.ts'
import { CannotRun } from '../errors.ts'
import type { DataSet } from './files/data-set.ts'
import { isObject, projectFiles, readProjects, type ProjectSources } from './projects.ts'

/** A developer as any of the files knows it. */
export type KnownDeveloper = { readonly slug: string; readonly name: string | undefined }

/** Every developer by its slug, of the lists first, with the name it is shown by. */
export function knownDevelopers(
  lists: readonly unknown[],
  sources: ProjectSources,
): ReadonlyMap<string, KnownDeveloper> {
  const known = new Map<string, KnownDeveloper>()
  const add = (slug: string, name: string | undefined): void => {
    if (slug !== '' && known.get(slug)?.name === undefined) known.set(slug, { slug, name })
  }
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    for (const record of list as unknown[]) {
      if (!isObject(record)) continue
      const name = presentText(record['name'])
      add(developerSlug(name ?? '') || developerSlug(presentText(record['id']) ?? ''), name)
    }
  }
  for (const file of projectFiles) {
    const value = sources[file]?.value
    if (!isObject(value)) continue
    for (const [key, projects] of Object.entries(value)) {
      if (key === '$schema') continue
      const [first] = Array.isArray(projects) ? (projects as unknown[]) : []
      add(developerSlug(key), isObject(first) ? presentText(first['developer']) : undefined)
    }
  }
  return known
}

/**
 * The developer that an editor means by a slug or a name.
 * @throws CannotRun where there is none, with the nearest
 */
export function findDeveloper(
  known: ReadonlyMap<string, KnownDeveloper>,
  text: string,
): KnownDeveloper & { readonly name: string } {
  const found = known.get(developerSlug(text))
  if (found) return { ...found, name: found.name ?? nameFromSlug(found.slug) }
  const texts = [...known.values()].flatMap(({ slug, name }) => [slug, name ?? slug])
  const near = nearest(text, texts)
  throw new CannotRun(
    `No developer has the slug or name "${text}".${near ? ` Did you mean "${near}"?` : ''}`,
  )
}

/** The name that a slug was probably made of: 'harbour-and-vale' is 'Harbour and Vale'. */
export function nameFromSlug(slug: string): string {
  return titleCase(slug).replaceAll(/ (And|Of) /g, (word) => word.toLowerCase())
}

/** The names of all developers, to choose from. */
export async function developersOf(data: DataSet): Promise<string[]> {
  const lists = [await data.read('leadingRealEstateDevelopers'), await data.read('companyData')]
  const known = knownDevelopers(
    lists.map((list) => list?.value),
    await readProjects(data),
  )
  return [...known.values()].map(({ slug, name }) => name ?? nameFromSlug(slug))
}
