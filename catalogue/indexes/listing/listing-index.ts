import { byFacet, FACETS, type Facet } from '../../../domain/listing/facets.ts'
import {
  LISTING_TYPES,
  parseListingQuery,
  type ListingQuery,
  type ListingScope,
  type ListingSort,
} from '../../../domain/listing/listing-query.ts'
import { paginate, type Page } from '../../../domain/listing/pagination.ts'
import { sortKey } from '../../../domain/listing/sorting.ts'
import type { Project, ProjectKind } from '../../../domain/project/project.ts'
import { indexFacet } from './facet-index.ts'
import { pageOptions, withCounts, type FacetOptions } from './page-options.ts'
import { projectFilters, type ProjectFilter } from './project-filters.ts'

export type ListingAnswer = Page<Project> & {
  /** What was asked for, as far as it can apply; the page is the one shown. */
  readonly query: ListingQuery
  /** Values that were left out, as no project of the chosen kind has such. */
  readonly dropped: readonly string[]
  /** The options of each filter: how many projects each would find with the other filters as they are. */
  readonly facets: Readonly<Record<Facet, FacetOptions>>
  /** The same for the Residential/Commercial toggle; `all` is both. */
  readonly typeCounts: Readonly<Record<ProjectKind | 'all', number>>
  /** How many projects the page has without any filter. */
  readonly available: number
}

/** Filters, counts, orders and cuts a page's projects as its address asks. */
export type ListingIndex = {
  (projects: readonly Project[], search: URLSearchParams, scope?: ListingScope): ListingAnswer
  /** All that the filters of a query allow, in the order of `projects`. */
  readonly allowed: (projects: readonly Project[], query: ListingQuery) => readonly Project[]
}

/** A page's projects by their positions in the catalogue's list, and what its filters offer. */
type PageProjects = {
  readonly positions: Uint32Array
  readonly options: Readonly<Record<Facet, readonly number[]>>
}

/** Lists of more projects are prepared once; for shorter ones there is nothing to save. */
const LONG = 1000

/**
 * Prepares the listings of all projects, of any city, any developer: `projects` of a question must
 * be lists of the catalogue's. Memory: some 60 bytes a project.
 */
export function indexListing(all: readonly Project[]): ListingIndex {
  const facets = byFacet((facet) => indexFacet(all, facet))
  const isCommercial = Uint8Array.from(all, ({ kind }) => Number(kind === 'commercial'))
  const filtersOf = projectFilters(all, isCommercial, facets)
  const orders = sortedPositions(all)
  const positionOf = new Map(all.map((project, position) => [project, position]))
  const prepared = new WeakMap<readonly Project[], PageProjects>()
  // One answer is made at a time, so all share their working memory.
  const failed = new Uint32Array(all.length)

  function pageProjects(projects: readonly Project[]): PageProjects {
    const known = prepared.get(projects)
    if (known) return known
    const positions = Uint32Array.from(projects, (project) => positionOf.get(project) ?? 0)
    const options = byFacet(({ name }) => {
      const counted = countSets(name, positions, () => true)
      return pageOptions(facets[name], counted, projects === all)
    })
    const made = { positions, options }
    if (projects.length > LONG) prepared.set(projects, made)
    return made
  }

  function countSets(
    facet: Facet,
    positions: Uint32Array,
    counts: (position: number) => boolean,
  ): Uint32Array {
    const { setOf, sets } = facets[facet]
    const counted = new Uint32Array(sets)
    for (const position of positions) {
      const set = setOf[position] ?? 0
      if (counts(position)) counted[set] = (counted[set] ?? 0) + 1
    }
    return counted
  }

  /** The query without the values that no project of the kind has. */
  function forKind(query: ListingQuery, kind: ProjectKind | undefined): ListingQuery {
    if (kind === undefined) return query
    const values = byFacet(({ name, byKind }) =>
      byKind ? facets[name].applicable(query[name], kind) : query[name],
    )
    return { ...query, ...values }
  }

  /** Notes in `failed` which of the filters each project fails, a bit for each; others fail all. */
  function putTo(filters: readonly ProjectFilter[], positions: Uint32Array): void {
    failed.fill(~0)
    for (const position of positions) failed[position] = 0
    filters.forEach(({ passes }, at) => {
      for (const position of positions)
        if (!passes(position)) failed[position] = (failed[position] ?? 0) | (1 << at)
    })
  }

  function countKinds(
    query: ListingQuery,
    positions: Uint32Array,
    counts: (position: number) => boolean,
  ): ListingAnswer['typeCounts'] {
    const found = { residential: 0, commercial: 0 }
    for (const position of positions)
      if (counts(position)) found[isCommercial[position] ? 'commercial' : 'residential'] += 1
    const typeCounts = { ...found, all: found.residential + found.commercial }
    for (const type of LISTING_TYPES) {
      // Where the toggle would drop values, it finds what is found without them.
      const other = forKind(query, type)
      if (droppedValues(query, other).length === 0) continue
      const filters = filtersOf({ ...other, type })
      typeCounts[type] = positions.filter((at) => filters.every(({ passes }) => passes(at))).length
    }
    return typeCounts
  }

  const allowed: ListingIndex['allowed'] = (projects, query) => {
    const filters = filtersOf(query)
    return projects.filter((project) => {
      const position = positionOf.get(project)
      return position !== undefined && filters.every(({ passes }) => passes(position))
    })
  }

  const answer = (
    projects: readonly Project[],
    search: URLSearchParams,
    scope: ListingScope = 'listing',
  ): ListingAnswer => {
    const settle = (facet: Facet, value: string) => facets[facet].settle(value)
    const asked = parseListingQuery(search, { settle, scope })
    const query = forKind(asked, asked.type)
    const { positions, options } = pageProjects(projects)
    const filters = filtersOf(query)
    putTo(filters, positions)

    /** Whether a project passes every filter but the one named. */
    const passesBut = (name: ProjectFilter['name'] | undefined) => {
      const at = filters.findIndex((filter) => filter.name === name)
      const counted = at === -1 ? ~0 : ~(1 << at)
      return (position: number) => ((failed[position] ?? 0) & counted) === 0
    }
    const isListed = passesBut(undefined)
    const matches: number[] = []
    for (const position of query.sort === 'relevance' ? positions : orders[query.sort])
      if (isListed(position)) matches.push(position)
    const { items, ...page } = paginate(matches, query.page)
    return {
      ...page,
      items: items.map((position) => all[position]).filter((project) => project !== undefined),
      query: { ...query, page: page.page },
      dropped: droppedValues(asked, query),
      facets: byFacet(({ name }) =>
        withCounts(facets[name], options[name], countSets(name, positions, passesBut(name))),
      ),
      typeCounts: countKinds(query, positions, passesBut('type')),
      available: projects.length,
    }
  }
  return Object.assign(answer, { allowed })
}

function droppedValues(from: ListingQuery, to: ListingQuery): readonly string[] {
  return FACETS.flatMap(({ name }) => from[name].filter((value) => !to[name].includes(value)))
}

/** The positions of projects in every order but their own. */
function sortedPositions(
  projects: readonly Project[],
): Readonly<Record<Exclude<ListingSort, 'relevance'>, Uint32Array>> {
  const sorted = (sort: ListingSort) => {
    const keys = Float64Array.from(projects, (project) => sortKey(project, sort))
    // Ends without a price are equal: their difference is no number.
    return Uint32Array.from(keys.keys()).sort(
      (one, two) => (keys[one] ?? 0) - (keys[two] ?? 0) || one - two,
    )
  }
  return {
    'price-asc': sorted('price-asc'),
    'price-desc': sorted('price-desc'),
    newest: sorted('newest'),
  }
}
