import { byFacet, FACETS, type Facet } from '../../../domain/listing/facets.ts'
import {
  LISTING_TYPES,
  parseListingQuery,
  type ListingQuery,
  type ListingScope,
} from '../../../domain/listing/listing-query.ts'
import { paginate, type Page } from '../../../domain/listing/pagination.ts'
import { LISTING_SORTS, type ListingSort } from '../../../domain/listing/sorting.ts'
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
  /**
   * Where in the catalogue's list those stand that a query's filters allow, in the order of
   * `projects`; good until the next answer.
   */
  readonly allowed: (projects: readonly Project[], query: ListingQuery) => Uint32Array
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
 * be lists of the catalogue's. Memory: some 80 bytes a project.
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
  const matches = new Uint32Array(all.length)
  const near = new Uint32Array(all.length)

  /**
   * The positions of the projects that fail one filter at most: only these are counted where one is
   * left aside. Good until the next answer.
   */
  function nearMatches(positions: Uint32Array): Uint32Array {
    let count = 0
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0
      const bits = failed[position] ?? 0
      if ((bits & (bits - 1)) !== 0) continue
      near[count] = position
      count += 1
    }
    return near.subarray(0, count)
  }

  /** The number of projects by their value in a column, of those that fail no other bit than this. */
  function countBy(
    column: Uint8Array | Uint32Array,
    values: number,
    positions: Uint32Array,
    ignoredBit: number,
  ): Uint32Array {
    const counts = new Uint32Array(values)
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0
      if (((failed[position] ?? 0) & ~ignoredBit) !== 0) continue
      const value = column[position] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }

  const countSets = (facet: Facet, positions: Uint32Array, ignoredBit: number): Uint32Array =>
    countBy(facets[facet].setOf, facets[facet].sets, positions, ignoredBit)

  function pageProjects(projects: readonly Project[]): PageProjects {
    const known = prepared.get(projects)
    if (known) return known
    const positions = Uint32Array.from(projects, (project) => positionOf.get(project) ?? 0)
    putTo([], positions)
    const options = byFacet(({ name }) =>
      pageOptions(facets[name], countSets(name, positions, 0), projects === all),
    )
    const made = { positions, options }
    if (projects.length > LONG) prepared.set(projects, made)
    return made
  }

  /** The query without the values that no project of the kind has. */
  function forKind(query: ListingQuery, kind: ProjectKind | undefined): ListingQuery {
    if (kind === undefined) return query
    const values = byFacet(({ name, byKind }) =>
      byKind ? facets[name].applicable(query[name], kind) : query[name],
    )
    return { ...query, ...values }
  }

  /** Of a page's options those that make sense for the kind: an office has no bedrooms to choose. */
  function optionsFor(
    facet: Facet,
    options: readonly number[],
    kind: ProjectKind | undefined,
  ): readonly number[] {
    const { byKind, has } = facets[facet]
    return byKind && kind !== undefined ? options.filter((option) => has(kind, option)) : options
  }

  /** Notes in `failed` which of the filters each project fails, a bit for each; others fail all. */
  function putTo(filters: readonly ProjectFilter[], positions: Uint32Array): void {
    failed.fill(~0)
    for (let at = 0; at < positions.length; at += 1) failed[positions[at] ?? 0] = 0
    filters.forEach(({ markFailed }, at) => markFailed(positions, failed, 1 << at))
  }

  /** The positions of the projects that fail nothing, in the order given; good until the next answer. */
  function matchesOf(order: Uint32Array): Uint32Array {
    let count = 0
    for (let at = 0; at < order.length; at += 1) {
      const position = order[at] ?? 0
      if (failed[position] !== 0) continue
      matches[count] = position
      count += 1
    }
    return matches.subarray(0, count)
  }

  /** Where the toggle would drop values, it finds what is found without them. Spoils `failed`. */
  function countKinds(
    query: ListingQuery,
    positions: Uint32Array,
    counted: Uint32Array,
    typeBit: number,
  ): ListingAnswer['typeCounts'] {
    const [residential = 0, commercial = 0] = countBy(isCommercial, 2, counted, typeBit)
    const counts = { residential, commercial, all: residential + commercial }
    for (const type of LISTING_TYPES) {
      const other = forKind(query, type)
      if (droppedValues(query, other).length === 0) continue
      putTo(filtersOf({ ...other, type }), positions)
      counts[type] = matchesOf(positions).length
    }
    return counts
  }

  const allowed: ListingIndex['allowed'] = (projects, query) => {
    let left = pageProjects(projects).positions
    for (const { keepPassing } of filtersOf(query))
      left = matches.subarray(0, keepPassing(left, matches))
    return left
  }

  const answer = (
    projects: readonly Project[],
    search: URLSearchParams,
    scope: ListingScope = 'listing',
  ): ListingAnswer => {
    const canonical = (facet: Facet, value: string) => facets[facet].canonical(value)
    const asked = parseListingQuery(search, { canonical, scope })
    const query = forKind(asked, asked.type)
    const { positions, options } = pageProjects(projects)
    const filters = filtersOf(query)
    const bitOf = (name: ProjectFilter['name']) => {
      const at = filters.findIndex((filter) => filter.name === name)
      return at === -1 ? 0 : 1 << at
    }
    putTo(filters, positions)
    const order = orders.get(query.sort) ?? positions
    const { items, ...page } = paginate(matchesOf(order), query.page)
    const counted = nearMatches(positions)
    return {
      ...page,
      items: items.flatMap((position) => all[position] ?? []),
      query: { ...query, page: page.page },
      dropped: droppedValues(asked, query),
      facets: byFacet(({ name }) =>
        withCounts(
          facets[name],
          optionsFor(name, options[name], query.type),
          countSets(name, counted, bitOf(name)),
        ),
      ),
      typeCounts: countKinds(query, positions, counted, bitOf('type')),
      available: projects.length,
    }
  }
  return Object.assign(answer, { allowed })
}

function droppedValues(from: ListingQuery, to: ListingQuery): readonly string[] {
  return FACETS.flatMap(({ name }) => from[name].filter((value) => !to[name].includes(value)))
}

/** The positions of projects in every order but their own. */
function sortedPositions(projects: readonly Project[]): ReadonlyMap<ListingSort, Uint32Array> {
  const sorted = (key: (project: Project) => number) => {
    const keys = Float64Array.from(projects, key)
    // Ends without a price are equal: their difference is no number.
    return Uint32Array.from(keys.keys()).sort(
      (one, two) => (keys[one] ?? 0) - (keys[two] ?? 0) || one - two,
    )
  }
  return new Map(
    LISTING_SORTS.flatMap(({ value, key }) => (key ? [[value, sorted(key)] as const] : [])),
  )
}
