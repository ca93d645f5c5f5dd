import type { Project } from './project.ts'
import { toSlug, looseKey } from '../text/slug.ts'
import { groupBy } from '../value/group-by.ts'

/**
 * Finds projects by what addresses and data files call them, without walking the list.
 * @param projects in lookup order: residential first, then file order
 */
export function buildLookup(projects: readonly Project[]) {
  const named = (field: 'id' | 'customId' | 'slug') =>
    projects
      .map((project) => ({ name: project[field] ?? '', project }))
      .filter(({ name }) => name !== '')
  const ids = [...named('id'), ...named('customId')]
  // Slugs are looked up after ids, so that a slug never hides an id.
  const names = [...ids, ...named('slug')]
  const byId = new Map(ids.toReversed().map(({ name, project }) => [name, project]))
  const exact = groupBy(names, ({ name }) => [name])
  const inAnyCase = groupBy(names, ({ name }) => [name.toLowerCase()])
  return {
    /**
     * The lookup (docs/product.md, 'Project lookup'): the exact developer key, then the key compared without
     * case, hyphens and spaces, then any developer with the id; residential before commercial. `id`
     * may be an id, a custom id or a slug, compared as text: the exact spelling first, then any case.
     */
    find: (developer: string, id: string): Project | undefined =>
      choose(exact.get(id), developer) ?? choose(inAnyCase.get(id.toLowerCase()), developer),
    byId: (id: string): Project | undefined => byId.get(id),
  }
}

function choose(
  candidates: readonly { project: Project }[] = [],
  developer: string,
): Project | undefined {
  const projects = candidates.map(({ project }) => project)
  // An address may have the developer's name instead of the key: 'Harbour & Vale' is
  // 'harbour-and-vale'.
  const keys = new Set([looseKey(developer), looseKey(toSlug(developer))])
  return (
    projects.find((project) => project.developerSlug === developer) ??
    projects.find((project) => keys.has(looseKey(project.developerSlug))) ??
    projects[0]
  )
}
