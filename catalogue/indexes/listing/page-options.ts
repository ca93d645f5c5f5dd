import { foldText } from '../../../domain/text/text.ts'
import type { FacetIndex } from './facet-index.ts'

export type FacetOption = { readonly value: string; readonly count: number }

export type FacetOptions = {
  /** Those that find something first; at most `MOST_OPTIONS`. */
  readonly options: readonly FacetOption[]
  /** How many there are with those left out. */
  readonly total: number
}

/** More are no help to a visitor, and thousands would make the page heavy. */
export const MOST_OPTIONS = 60

/** How many of the projects counted answer each option. @param counted projects by set */
function countOptions({ options, optionsOf }: FacetIndex, counted: Uint32Array): Uint32Array {
  const counts = new Uint32Array(options.length)
  counted.forEach((projects, set) => {
    if (projects === 0) return
    for (const option of optionsOf[set] ?? []) counts[option] = (counts[option] ?? 0) + projects
  })
  return counts
}

/**
 * The options that a page has, in their order; the same whatever is chosen there.
 * @param counted all projects of the page, by set
 * @param always offers those that no project answers too
 */
export function pageOptions(
  facet: FacetIndex,
  counted: Uint32Array,
  always: boolean,
): readonly number[] {
  const totals = countOptions(facet, counted)
  const offered = facet.options.map((_, at) => at).filter((at) => always || totals[at] !== 0)
  const { rankOf } = facet
  if (!rankOf) return offered
  const ranks = facet.options.map((option) => rankOf(foldText(option)))
  return offered.sort(
    (one, two) =>
      (ranks[one] ?? 0) - (ranks[two] ?? 0) || (totals[two] ?? 0) - (totals[one] ?? 0) || one - two,
  )
}

/**
 * A page's options with what each finds. Choosing one does not move it: its own filter's choice
 * does not change its counts.
 */
export function withCounts(
  facet: FacetIndex,
  order: readonly number[],
  counted: Uint32Array,
): FacetOptions {
  const counts = countOptions(facet, counted)
  const finds = (at: number) => (counts[at] ?? 0) > 0
  const shown = [...order.filter(finds), ...order.filter((at) => !finds(at))]
  return {
    options: shown.slice(0, MOST_OPTIONS).map((at) => ({
      value: facet.options[at] ?? '',
      count: counts[at] ?? 0,
    })),
    total: order.length,
  }
}
