import type { Project } from './project.ts'
import { developerSlug, looseKey } from '../text/slug.ts'

/** How the developer of an address led to the project found. */
export type Match = 'exact' | 'loose-key' | 'any-developer'

export type Found = { project: Project; matched: Match }

/** Finds projects by what addresses and data files call them, without walking the list. */
export type Lookup = {
  /**
   * The lookup (docs/product.md, 'Project lookup'): the exact developer key, then the key compared without
   * case, hyphens and spaces, then any developer with the id; residential before commercial. `id`
   * may be an id, a custom id or a slug, compared as text: the exact spelling first, then any case.
   */
  find(developer: string, id: string): Found | undefined
  /** The project whose id or custom id is exactly this text. */
  byId(id: string): Project | undefined
}

/** Indexes projects given in lookup order: residential first, then file order. */
export function buildLookup(projects: readonly Project[]): Lookup {
  const exact: Named = new Map()
  const ids = new Map<string, Project>()
  let isFolded = true
  // Ids go in before custom ids and those before slugs, so that a slug never hides an id.
  for (const nameOf of [idOf, customIdOf, slugOf]) {
    for (const project of projects) {
      const name = nameOf(project)
      if (name === undefined) continue
      add(exact, name, project)
      isFolded &&= name === name.toLowerCase()
      if (nameOf !== slugOf && !ids.has(name)) ids.set(name, project)
    }
  }
  const folded = isFolded ? exact : withFoldedNames(projects)
  return {
    find: (developer, id) =>
      choose(named(exact, id), developer) ?? choose(named(folded, id.toLowerCase()), developer),
    byId: (id) => ids.get(id),
  }
}

function withFoldedNames(projects: readonly Project[]): Named {
  const folded: Named = new Map()
  for (const nameOf of [idOf, customIdOf, slugOf])
    for (const project of projects) {
      const name = nameOf(project)
      if (name !== undefined) add(folded, name.toLowerCase(), project)
    }
  return folded
}

const idOf = (project: Project) => project.id
const customIdOf = (project: Project) => project.customId
const slugOf = (project: Project) => project.slug

/** Nearly every name is of one project; a list for each would take longer than all the rest. */
type Named = Map<string, Project | Project[]>

function add(index: Named, name: string, project: Project): void {
  const known = index.get(name)
  if (known === undefined) index.set(name, project)
  else if (!Array.isArray(known)) {
    if (known !== project) index.set(name, [known, project])
  } else if (!known.includes(project)) known.push(project)
}

function named(index: Named, name: string): readonly Project[] {
  const known = index.get(name)
  return known === undefined ? [] : [known].flat()
}

function choose(candidates: readonly Project[], developer: string): Found | undefined {
  const [first] = candidates
  if (first === undefined) return undefined
  const exact = candidates.find((project) => project.developerSlug === developer)
  if (exact !== undefined) return { project: exact, matched: 'exact' }
  // The name itself is understood too: 'Harbour & Vale' is 'harbour-and-vale'.
  const keys = new Set([looseKey(developer), looseKey(developerSlug(developer))])
  const loose = candidates.find((project) => keys.has(looseKey(project.developerSlug)))
  if (loose !== undefined) return { project: loose, matched: 'loose-key' }
  return { project: first, matched: 'any-developer' }
}
