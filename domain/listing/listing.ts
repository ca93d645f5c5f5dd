import { canAfford } from '../cost/can-afford.ts'
import { affordabilityOf } from '../cost/affordability.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { memoize } from '../text/memoize.ts'
import { facetValues } from './facet-values.ts'
import type { Cities } from '../place/cities.ts'
import { facetRules } from './facet-rules.ts'
import { byFacet, FACETS, type FacetName } from './facets.ts'
import type { ListingQuery } from './listing-query.ts'
import { PAGE_SIZE, paginate } from './pagination.ts'
import { rangeInFull, type Bounds, type ListingScope } from './range-units.ts'
import { readListingQuery } from './read-listing-query.ts'
import { SORT_KEYS, type ProjectCosts } from './sort-keys.ts'

/** A longer list would not help a visitor, and thousands of options would make the page heavy. */
export const MAX_OPTIONS = 60

export type ListingAnswer = ReturnType<ReturnType<typeof createListing>['list']>

type FilterName = FacetName | 'type' | 'affordability' | 'budget' | 'area'

type Filter = { name: FilterName; passes: (project: Project) => boolean }

/**
 * Prepares the listings of all projects, of any city, any developer.
 * @param places that are known whether a project lies there or not
 * @param offered options of the filters whatever the projects are (docs/product.md, 'Listing and filters')
 */
export function createListing(
  all: readonly Project[],
  { purchase, rate, isSoldOut }: ProjectCosts,
  {
    cities,
    places = [],
    offered = {},
  }: {
    cities: Cities
    places?: readonly string[]
    offered?: { readonly [Name in FacetName]?: readonly string[] }
  },
) {
  const rules = facetRules(cities)
  const facets = byFacet(({ name }) =>
    facetValues(all, rules[name], {
      offered: offered[name] ?? [],
      alsoKnown: name === 'location' ? places : [],
    }),
  )
  // A price and a rate are read from many texts of a project, so each is worked out once.
  const costs: ProjectCosts = { purchase: memoize(purchase), rate: memoize(rate), isSoldOut }

  /** The options that a page offers whatever is chosen: cities first, then by projects found. */
  function optionsOf(projects: readonly Project[], name: FacetName): readonly string[] {
    const { options, first, count } = facets[name]
    const counts = count(projects)
    const offered = options.filter((one) => projects === all || counts.has(one))
    if (first.size === 0) return offered
    return offered.toSorted(
      (one, two) =>
        Number(first.has(two)) - Number(first.has(one)) ||
        (counts.get(two) ?? 0) - (counts.get(one) ?? 0),
    )
  }

  const isOffered = (facet: FacetName, value: string, kind: ProjectKind | undefined) =>
    !rules[facet].byKind || !kind || facets[facet].isAnswered(value, kind)

  /**
   * Whether a value can apply to a kind of property: a value that only the other kind has cannot.
   */
  const canApply = (facet: FacetName, value: string, kind: ProjectKind | undefined) =>
    isOffered(facet, value, kind) || !facets[facet].isAnswered(value)

  /** The query as far as it can apply: without the values that only the other kind has. */
  const applicable = (query: ListingQuery): ListingQuery => ({
    ...query,
    ...byFacet(({ name }) => query[name].filter((one) => canApply(name, one, query.type))),
  })

  function filtersOf(query: ListingQuery): readonly Filter[] {
    const [budget, area] = [rangeInFull(query.budget), rangeInFull(query.area)]
    const affordability = affordabilityOf(query)
    const filters: Filter[] = FACETS.filter(({ name }) => query[name].length > 0).map(
      ({ name }) => ({ name, passes: facets[name].passes(query[name]) }),
    )
    if (query.type) filters.push({ name: 'type', passes: ({ kind }) => kind === query.type })
    if (affordability)
      filters.push({
        name: 'affordability',
        passes(project) {
          const cheapest = costs.purchase(project)
          return cheapest !== undefined && canAfford(cheapest, affordability)
        },
      })
    // A project with a rate, 'on request' or no price has no total price, and matches any budget.
    filters.push(
      {
        name: 'budget',
        passes: ({ price }) => price?.kind !== 'range' || overlaps(price, budget),
      },
      { name: 'area', passes: (project) => !project.area || overlaps(project.area, area) },
    )
    return filters
  }

  function matching(projects: readonly Project[], query: ListingQuery): readonly Project[] {
    const filters = filtersOf(applicable(query))
    return projects.filter((project) => filters.every(({ passes }) => passes(project)))
  }

  const read = (search: URLSearchParams, scope: ListingScope = 'listing') =>
    readListingQuery(search, scope, (name, value) => facets[name].asOption(value))

  function list(
    projects: readonly Project[],
    search: URLSearchParams,
    scope: ListingScope = 'listing',
  ) {
    const requestedQuery = read(search, scope)
    const { type } = requestedQuery
    const query = applicable(requestedQuery)
    const filters = filtersOf(query)
    const tried = projects.map((project) => ({
      project,
      failed: filters.filter(({ passes }) => !passes(project)).map(({ name }) => name),
    }))
    const without = (...names: readonly FilterName[]) =>
      tried
        .filter(({ failed }) => failed.every((name) => names.includes(name)))
        .map(({ project }) => project)
    /**
     * How many projects the toggle would find, without the filters that this kind has no value for.
     */
    const countOf = (kind: ProjectKind) => {
      const foreign = FACETS.map(({ name }) => name).filter(
        (name) => !query[name].some((value) => canApply(name, value, kind)),
      )
      return without('type', ...foreign).filter((project) => project.kind === kind).length
    }
    const keyOf = SORT_KEYS[query.sort]
    const found = without().map((project) => ({ project, key: keyOf(project, costs) }))
    // Two projects without a price are equal: the difference of their keys, two infinities, is NaN.
    found.sort((a, b) => a.key - b.key || 0)
    const page = paginate(found, query.page, query.view ? Number.MAX_SAFE_INTEGER : PAGE_SIZE)
    return {
      ...page,
      items: page.items.map(({ project }) => project),
      /** The query as far as it can apply; its page is the one shown. */
      query: { ...query, page: page.page },
      /** Values that were left out, as only the other kind of project has them. */
      dropped: FACETS.flatMap(({ name }) =>
        requestedQuery[name].filter((value) => !query[name].includes(value)),
      ),
      /** The options of each filter: how many projects each would find with the other filters as they are. */
      facets: byFacet(({ name }) => {
        const offered = optionsOf(projects, name).filter((one) => isOffered(name, one, type))
        return withCounts(offered, facets[name].count(without(name)))
      }),
      /** The counts of the Residential/Commercial toggle; `all` is both. */
      typeCounts: {
        residential: countOf('residential'),
        commercial: countOf('commercial'),
        all: without('type').length,
      },
      /** How many projects were left out of what can be afforded because they have no price. */
      unpriced: affordabilityOf(query)
        ? without('affordability').filter(
            (project) => !costs.purchase(project) && !costs.isSoldOut(project),
          ).length
        : 0,
      available: projects.length,
    }
  }
  return { list, matching, read }
}

/** Whether a span reaches into the bounds, both inclusive; a missing end is open. */
const overlaps = (
  { low = -Infinity, high = Infinity }: { low?: number | undefined; high?: number | undefined },
  { min = -Infinity, max = Infinity }: Bounds,
): boolean => low <= max && high >= min

/**
 * A page's options with the number of projects each would find, those that find something first; at
 * most `MAX_OPTIONS`, and how many there are in all. An option keeps its place when it is chosen,
 * as a filter's own choice does not change its counts.
 */
function withCounts(options: readonly string[], counts: ReadonlyMap<string, number>) {
  const inOrder = [true, false].flatMap((isFound) =>
    options.filter((one) => counts.has(one) === isFound),
  )
  return {
    options: inOrder
      .slice(0, MAX_OPTIONS)
      .map((value) => ({ value, count: counts.get(value) ?? 0 })),
    total: options.length,
  }
}
