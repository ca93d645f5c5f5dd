import { canAfford } from '../cost/purchase.ts'
import { affordabilityOf } from '../cost/affordability.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { memoize } from '../text/memoize.ts'
import { facetValues, type FacetAnswer } from './facet-values.ts'
import { byFacet, FACETS, type Facet, type FacetRule } from './facets.ts'
import { parseListingQuery, type ListingQuery } from './listing-query.ts'
import { paginate } from './pagination.ts'
import { rangeInFull, type Bounds, type ListingScope } from './ranges.ts'
import { LISTING_SORTS, type ProjectCosts } from './sorting.ts'

/** More are no help to a visitor, and thousands would make the page heavy. */
export const MAX_OPTIONS = 60

/** A filtered, sorted page of projects with what its filter form needs. */
export type ListingAnswer = ReturnType<ReturnType<typeof createListing>['list']>

/** A project with what it answers in each facet, so that thousands are filtered without looking it up. */
type Row = { readonly project: Project; readonly answers: Record<Facet, FacetAnswer> }

type Filter = {
  name: Facet | 'type' | 'affordability' | 'budget' | 'area'
  passes: (row: Row) => boolean
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

  const rowOf = memoize((project: Project): Row => ({
    project,
    answers: byFacet(({ name }) => facets[name].answerOf(project)),
  }))
  const rowLists = new WeakMap<readonly Project[], readonly Row[]>()
  const orders = new WeakMap<readonly Project[], Record<Facet, readonly string[]>>()

  function rowsOf(projects: readonly Project[]): readonly Row[] {
    const rows = rowLists.get(projects) ?? projects.map(rowOf)
    rowLists.set(projects, rows)
    return rows
  }

  const countsOf = (facet: Facet, rows: readonly Row[]) =>
    facets[facet].count(rows.map(({ answers }) => answers[facet]))

  /**
   * What a page offers whatever is chosen there: cities before other places, and both by how many of
   * its projects answer them.
   */
  function optionsOf(projects: readonly Project[]): Record<Facet, readonly string[]> {
    const options =
      orders.get(projects) ??
      byFacet(({ name, alias }) => {
        const counts = countsOf(name, rowsOf(projects))
        const offered = facets[name].options.filter((one) => projects === all || counts.has(one))
        if (!alias) return offered
        const cities = new Set(offered.filter(alias))
        return offered.toSorted(
          (one, two) =>
            Number(cities.has(two)) - Number(cities.has(one)) ||
            (counts.get(two) ?? 0) - (counts.get(one) ?? 0),
        )
      })
    orders.set(projects, options)
    return options
  }

  const isKnown = ({ name, byKind }: FacetRule, value: string, kind: ProjectKind | undefined) =>
    !byKind || !kind || facets[name].isAnswered(value, kind)

  /** A predicate for each filter that is on. */
  function filtersOf(query: ListingQuery): readonly Filter[] {
    const [budget, area] = [rangeInFull(query.budget), rangeInFull(query.area)]
    const affordability = affordabilityOf(query)
    const filters: Filter[] = FACETS.filter(({ name }) => query[name].length > 0).map(
      ({ name }) => {
        const passes = facets[name].passes(query[name])
        return { name, passes: ({ answers }) => passes(answers[name]) }
      },
    )
    if (query.type)
      filters.push({ name: 'type', passes: ({ project }) => project.kind === query.type })
    if (affordability)
      filters.push({
        name: 'affordability',
        passes({ project }) {
          const purchase = purchaseOf(project)
          return purchase !== undefined && canAfford(purchase, affordability)
        },
      })
    // A rate, 'on request' and no price are no total price: they match.
    filters.push(
      {
        name: 'budget',
        passes: ({ project: { price } }) => price?.kind !== 'range' || overlaps(price, budget),
      },
      { name: 'area', passes: ({ project }) => !project.area || overlaps(project.area, area) },
    )
    return filters
  }

  /** Those of the projects that a query's filters allow, in their order. */
  function matching(projects: readonly Project[], query: ListingQuery): readonly Project[] {
    return sift(rowsOf(projects), filtersOf(query)).matches.map(({ project }) => project)
  }

  /** A page's projects as its address asks. */
  function list(
    projects: readonly Project[],
    search: URLSearchParams,
    scope: ListingScope = 'listing',
  ) {
    const asked = parseListingQuery(search, scope, (name, value) => facets[name].canonical(value))
    const { type } = asked
    /** Without the values that no project of the kind has. */
    const values = byFacet((facet) => asked[facet.name].filter((one) => isKnown(facet, one, type)))
    const query = { ...asked, ...values }
    const filters = filtersOf(query)
    const rows = rowsOf(projects)
    const { matches, missed } = sift(rows, filters)
    /** What is found with a filter left aside; in another order. */
    const without = (name: Filter['name']) => [...matches, ...(missed.get(name) ?? [])]
    /** How many the toggle would find: a filter of which the kind has no value goes with it. */
    const countOf = (kind: ProjectKind) => {
      const others = filters.filter(({ name }) => {
        const chosen = FACETS.find((facet) => facet.name === name)
        if (!chosen) return name !== 'type'
        return query[chosen.name].some((value) => isKnown(chosen, value, kind))
      })
      const isOnlyType = filters.length - others.length === (query.type ? 1 : 0)
      const found = isOnlyType ? without('type') : sift(rows, others).matches
      return found.filter(({ project }) => project.kind === kind).length
    }
    const keyOf = sortKeys.get(query.sort)
    const found = matches.map(({ project }) => ({ project, key: keyOf?.(project) ?? 0 }))
    // Ends without a price are equal: their difference is no number.
    if (keyOf) found.sort((a, b) => a.key - b.key || 0)
    const page = paginate(found, query.page)
    return {
      ...page,
      items: page.items.map(({ project }) => project),
      /** What was asked for, as far as it can apply; the page is the one shown. */
      query: { ...query, page: page.page },
      /** Values that were left out, as no project of the chosen kind has such. */
      dropped: FACETS.flatMap(({ name }) =>
        asked[name].filter((value) => !query[name].includes(value)),
      ),
      /** The options of each filter: how many projects each would find with the other filters as they are. */
      facets: byFacet((facet) => {
        const offered = optionsOf(projects)[facet.name].filter((one) => isKnown(facet, one, type))
        return withCounts(offered, countsOf(facet.name, without(facet.name)))
      }),
      /** The same for the Residential/Commercial toggle; `all` is both. */
      typeCounts: {
        residential: countOf('residential'),
        commercial: countOf('commercial'),
        all: without('type').length,
      },
      /** How many projects were left out of what can be afforded because they have no price. */
      unpriced: affordabilityOf(query)
        ? without('affordability').filter(({ project }) => !purchaseOf(project)).length
        : 0,
      /** How many projects the page has without any filter. */
      available: projects.length,
    }
  }
  return { list, matching }
}

/** The rows that pass all filters, in their order, and those that only one filter leaves out, by its name. */
function sift(rows: readonly Row[], filters: readonly Filter[]) {
  const matches: Row[] = []
  const missed = new Map<Filter['name'], Row[]>(filters.map(({ name }) => [name, []]))
  for (const row of rows) {
    const at = filters.findIndex(({ passes }) => !passes(row))
    const failed = filters[at]
    if (!failed) matches.push(row)
    else if (filters.every(({ passes }, index) => index <= at || passes(row)))
      missed.get(failed.name)?.push(row)
  }
  return { matches, missed }
}

/** Whether a span reaches into the bounds, both inclusive; a missing end is open. */
const overlaps = (
  { low = -Infinity, high = Infinity }: { low?: number | undefined; high?: number | undefined },
  { min = -Infinity, max = Infinity }: Bounds,
): boolean => low <= max && high >= min

/**
 * A page's options with what each finds, those that find something first; at most `MAX_OPTIONS`, and
 * how many there are in all. Choosing one does not move it: its own filter's choice does not change
 * its counts.
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
