import { FACETS, type Facet } from '../../../domain/listing/facets.ts'
import { areaOf, budgetOf, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { FacetIndex } from './facet-index.ts'

/** One filter that is on, put to a project by its position in the catalogue's list. */
export type ProjectFilter = {
  readonly name: Facet | 'type' | 'budget' | 'area'
  readonly passes: (position: number) => boolean
}

type Range = { readonly low?: number | undefined; readonly high?: number | undefined }
type Bounds = { readonly min?: number; readonly max?: number }

/** Makes the filters of a query. The ranges of all projects stand in columns, as all are compared. */
export function projectFilters(
  projects: readonly Project[],
  isCommercial: Uint8Array,
  facets: Readonly<Record<Facet, FacetIndex>>,
): (query: ListingQuery) => readonly ProjectFilter[] {
  // A rate and 'on request' are no total price: they match every budget, as a missing one does.
  const price = rangeFilter(projects, ({ price }) => (price?.kind === 'range' ? price : undefined))
  const area = rangeFilter(projects, (project) => project.area)

  const facetFilter = (facet: Facet, chosen: readonly string[]): ProjectFilter => {
    const { passes, setOf } = facets[facet]
    const answers = passes(chosen)
    return { name: facet, passes: (position) => answers[setOf[position] ?? -1] === 1 }
  }
  return (query) => {
    const filters: ProjectFilter[] = []
    if (query.type !== undefined) {
      const wanted = Number(query.type === 'commercial')
      filters.push({ name: 'type', passes: (position) => isCommercial[position] === wanted })
    }
    const budget = price(budgetOf(query))
    if (budget) filters.push({ name: 'budget', passes: budget })
    const size = area(areaOf(query))
    if (size) filters.push({ name: 'area', passes: size })
    for (const { name } of FACETS)
      if (query[name].length > 0) filters.push(facetFilter(name, query[name]))
    return filters
  }
}

/** Tells whether ranges overlap the bounds, inclusive; an open end is endless, a missing range matches. */
function rangeFilter(
  projects: readonly Project[],
  rangeOf: (project: Project) => Range | undefined,
) {
  const lows = Float64Array.from(projects, (project) => rangeOf(project)?.low ?? -Infinity)
  const highs = Float64Array.from(projects, (project) => rangeOf(project)?.high ?? Infinity)
  return ({ min, max }: Bounds): ProjectFilter['passes'] | undefined => {
    if (min === undefined && max === undefined) return undefined
    const [least, most] = [min ?? -Infinity, max ?? Infinity]
    return (position) => (lows[position] ?? 0) <= most && (highs[position] ?? 0) >= least
  }
}
