import { canAfford } from '../cost/purchase.ts'
import { affordabilityOf, type Affordability } from '../cost/affordability.ts'
import { areaMatches } from '../area/area.ts'
import { priceMatchesBudget } from '../price/price.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'
import { memoize } from '../text/memoize.ts'
import { facetValues } from './facet-values.ts'
import { byFacet, FACETS, type Facet, type FacetRule } from './facets.ts'
import {
  LISTING_TYPES,
  parseListingQuery,
  rangeOf,
  type ListingQuery,
  type ListingScope,
} from './listing-query.ts'
import { paginate } from './pagination.ts'
import { LISTING_SORTS, type ProjectCosts } from './sorting.ts'

/** More are no help to a visitor, and thousands would make the page heavy. */
export const MAX_OPTIONS = 60

/** Filters, counts, orders and cuts lists of a catalogue's projects. */
export type Listings = ReturnType<typeof createListing>

/** A filtered, sorted page of projects with what its filter form needs. */
export type ListingAnswer = ReturnType<Listings['list']>

type Filter = {
  name: Facet | 'type' | 'affordability' | 'budget' | 'area'
  passes: (project: Project) => boolean
}

/** Prepares the listings of all projects, of any city, any developer. */
export function createListing(all: readonly Project[], costs: ProjectCosts) {
  const facets = byFacet((facet) => facetValues(all, facet))
  // When they are first asked for: they read many texts.
  const purchaseOf = memoize(costs.purchase)
  const sortKeys = new Map(
    LISTING_SORTS.map(({ value, key }) => [
      value,
      key && memoize((project: Project) => key(project, costs)),
    ]),
  )
  const orders = new WeakMap<readonly Project[], Record<Facet, readonly string[]>>()

  /** The options of a page in their order; the same whatever is chosen there. */
  function optionsOf(projects: readonly Project[]): Record<Facet, readonly string[]> {
    const known = orders.get(projects)
    if (known) return known
    const made = byFacet((facet) => {
      const counts = facets[facet.name].count(projects)
      return pageOptions(facet, facets[facet.name].options, counts, projects === all)
    })
    orders.set(projects, made)
    return made
  }

  /** The query without the values that no project of the kind has. */
  function forKind(query: ListingQuery, kind: ProjectKind | undefined): ListingQuery {
    if (kind === undefined) return query
    const values = byFacet(({ name, byKind }) =>
      query[name].filter((value) => !byKind || facets[name].isAnswered(value, kind)),
    )
    return { ...query, ...values }
  }

  /** A predicate for each filter that is on. */
  function filtersOf(query: ListingQuery): readonly Filter[] {
    const [budget, area] = [rangeOf(query, 'budget'), rangeOf(query, 'area')]
    const affordability = affordabilityOf(query)
    const isOn = ({ min, max }: typeof budget) => min !== undefined || max !== undefined
    const filters: Filter[] = FACETS.filter(({ name }) => query[name].length > 0).map(
      ({ name }) => ({ name, passes: facets[name].passes(query[name]) }),
    )
    if (query.type) filters.push({ name: 'type', passes: ({ kind }) => kind === query.type })
    if (affordability)
      filters.push({ name: 'affordability', passes: (project) => fits(project, affordability) })
    if (isOn(budget))
      filters.push({ name: 'budget', passes: ({ price }) => priceMatchesBudget(price, budget) })
    if (isOn(area))
      filters.push({ name: 'area', passes: (project) => areaMatches(project.area, area) })
    return filters
  }

  function fits(project: Project, affordability: Affordability): boolean {
    const purchase = purchaseOf(project)
    return purchase !== undefined && canAfford(purchase, affordability)
  }

  /** Those of the projects that a query's filters allow, in their order. */
  function matching(projects: readonly Project[], query: ListingQuery): readonly Project[] {
    return passing(projects, filtersOf(query))
  }

  /** Where the toggle would drop values, it finds what is found without them. */
  function countKinds(
    query: ListingQuery,
    projects: readonly Project[],
    ofAnyKind: readonly Project[],
  ): Readonly<Record<ProjectKind | 'all', number>> {
    const commercial = ofAnyKind.filter(({ kind }) => kind === 'commercial').length
    const residential = ofAnyKind.length - commercial
    const counts = { residential, commercial, all: ofAnyKind.length }
    for (const type of LISTING_TYPES) {
      const other = forKind(query, type)
      if (droppedValues(query, other).length > 0)
        counts[type] = matching(projects, { ...other, type }).length
    }
    return counts
  }

  /** A page's projects as its address asks. */
  function list(
    projects: readonly Project[],
    search: URLSearchParams,
    scope: ListingScope = 'listing',
  ) {
    const canonical = (facet: Facet, value: string) => facets[facet].canonical(value)
    const asked = parseListingQuery(search, { canonical, scope })
    const query = forKind(asked, asked.type)
    const filters = filtersOf(query)
    const matches = passing(projects, filters)
    /** What is found with one filter left aside. */
    const without = (name: Filter['name']) => {
      const others = filters.filter((filter) => filter.name !== name)
      return others.length === filters.length ? matches : passing(projects, others)
    }
    const keyOf = sortKeys.get(query.sort)
    // Ends without a price are equal: their difference is no number.
    const sorted = keyOf ? matches.toSorted((a, b) => keyOf(a) - keyOf(b) || 0) : matches
    const page = paginate(sorted, query.page)
    const isOffered = ({ name, byKind }: FacetRule, option: string) =>
      !byKind || !query.type || facets[name].isAnswered(option, query.type)
    return {
      ...page,
      /** What was asked for, as far as it can apply; the page is the one shown. */
      query: { ...query, page: page.page },
      /** Values that were left out, as no project of the chosen kind has such. */
      dropped: droppedValues(asked, query),
      /** The options of each filter: how many projects each would find with the other filters as they are. */
      facets: byFacet((facet) => {
        const offered = optionsOf(projects)[facet.name].filter((one) => isOffered(facet, one))
        return withCounts(offered, facets[facet.name].count(without(facet.name)))
      }),
      /** The same for the Residential/Commercial toggle; `all` is both. */
      typeCounts: countKinds(query, projects, without('type')),
      /** How many projects were left out of what can be afforded because they have no price. */
      unpriced: affordabilityOf(query)
        ? without('affordability').filter((project) => !purchaseOf(project)).length
        : 0,
      /** How many projects the page has without any filter. */
      available: projects.length,
    }
  }
  return { list, matching }
}

const passing = (projects: readonly Project[], filters: readonly Filter[]): readonly Project[] =>
  projects.filter((project) => filters.every(({ passes }) => passes(project)))

function droppedValues(from: ListingQuery, to: ListingQuery): readonly string[] {
  return FACETS.flatMap(({ name }) => from[name].filter((value) => !to[name].includes(value)))
}

/**
 * The options that a page has, in their order.
 * @param counts by all projects of the page
 * @param always offers those that no project answers too
 */
function pageOptions(
  { rank }: FacetRule,
  options: readonly string[],
  counts: ReadonlyMap<string, number>,
  always: boolean,
): readonly string[] {
  const offered = options.filter((option) => always || counts.has(option))
  if (!rank) return offered
  const ranks = new Map(offered.map((option) => [option, rank(normalizeText(option))]))
  const places = (map: ReadonlyMap<string, number>, option: string) => map.get(option) ?? 0
  return offered.toSorted(
    (one, two) =>
      places(ranks, one) - places(ranks, two) || places(counts, two) - places(counts, one),
  )
}

/**
 * A page's options with what each finds, those that find something first; at most `MAX_OPTIONS`, and
 * how many there are in all. Choosing one does not move it: its own filter's choice does not change
 * its counts.
 */
function withCounts(options: readonly string[], counts: ReadonlyMap<string, number>) {
  const found = options.filter((option) => counts.has(option))
  const empty = options.filter((option) => !counts.has(option))
  return {
    options: [...found, ...empty]
      .slice(0, MAX_OPTIONS)
      .map((value) => ({ value, count: counts.get(value) ?? 0 })),
    total: options.length,
  }
}
