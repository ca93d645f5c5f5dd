import { FACETS, type Facet } from '../../../domain/listing/facets.ts'
import { areaOf, budgetOf, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { FacetIndex } from './facet-index.ts'

/** One filter that is on. Projects are named by their positions in the catalogue's list. */
export type ProjectFilter = {
  readonly name: Facet | 'type' | 'budget' | 'area'
} & Test

type Test = {
  /** Sets a bit for each of the projects that does not pass. */
  readonly markFailed: (positions: Uint32Array, failed: Uint32Array, bit: number) => void
  /** Puts those that pass, in their order, at the beginning of `passed`, which may be the same; how many. */
  readonly keepPassing: (positions: Uint32Array, passed: Uint32Array) => number
}

type Range = { readonly low?: number | undefined; readonly high?: number | undefined }
type Bounds = { readonly min?: number; readonly max?: number }

/**
 * Makes the filters of a query. What they compare stands in columns, and each has a loop of its own:
 * a function called for each of 50,000 projects takes ten times as long.
 */
export function projectFilters(
  projects: readonly Project[],
  isCommercial: Uint8Array,
  facets: Readonly<Record<Facet, FacetIndex>>,
): (query: ListingQuery) => readonly ProjectFilter[] {
  // A rate and 'on request' are no total price: they match every budget, as a missing one does.
  const price = rangeFilter(projects, ({ price }) => (price?.kind === 'range' ? price : undefined))
  const area = rangeFilter(projects, (project) => project.area)

  return (query) => {
    const filters: ProjectFilter[] = []
    if (query.type !== undefined) {
      const passing = Uint8Array.of(
        Number(query.type === 'residential'),
        Number(query.type === 'commercial'),
      )
      filters.push({ name: 'type', ...lookUp(isCommercial, passing) })
    }
    const budget = price(budgetOf(query))
    if (budget) filters.push({ name: 'budget', ...budget })
    const size = area(areaOf(query))
    if (size) filters.push({ name: 'area', ...size })
    for (const { name } of FACETS) {
      if (query[name].length === 0) continue
      const { setOf, passes } = facets[name]
      filters.push({ name, ...lookUp(setOf, passes(query[name])) })
    }
    return filters
  }
}

/** Passes the projects whose value in the column passes. */
function lookUp(column: Uint8Array | Uint32Array, passing: Uint8Array): Test {
  return {
    markFailed(positions, failed, bit) {
      for (let at = 0; at < positions.length; at += 1) {
        const position = positions[at] ?? 0
        if (passing[column[position] ?? 0] === 0) failed[position] = (failed[position] ?? 0) | bit
      }
    },
    keepPassing(positions, passed) {
      let count = 0
      for (let at = 0; at < positions.length; at += 1) {
        const position = positions[at] ?? 0
        // Written whether it passes or not: a branch that cannot be foreseen takes longer.
        passed[count] = position
        count += passing[column[position] ?? 0] ?? 0
      }
      return count
    },
  }
}

/** Passes ranges that overlap the bounds, inclusive; an open end is endless, a missing range passes. */
function rangeFilter(
  projects: readonly Project[],
  rangeOf: (project: Project) => Range | undefined,
): (bounds: Bounds) => Test | undefined {
  const lows = Float64Array.from(projects, (project) => rangeOf(project)?.low ?? -Infinity)
  const highs = Float64Array.from(projects, (project) => rangeOf(project)?.high ?? Infinity)
  return ({ min, max }) => {
    if (min === undefined && max === undefined) return undefined
    const [least, most] = [min ?? -Infinity, max ?? Infinity]
    return {
      markFailed(positions, failed, bit) {
        for (let at = 0; at < positions.length; at += 1) {
          const position = positions[at] ?? 0
          if ((lows[position] ?? 0) > most || (highs[position] ?? 0) < least)
            failed[position] = (failed[position] ?? 0) | bit
        }
      },
      keepPassing(positions, passed) {
        let count = 0
        for (let at = 0; at < positions.length; at += 1) {
          const position = positions[at] ?? 0
          if ((lows[position] ?? 0) > most || (highs[position] ?? 0) < least) continue
          passed[count] = position
          count += 1
        }
        return count
      },
    }
  }
}
