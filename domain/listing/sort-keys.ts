import type { Purchase } from '../cost/cost-sheet.ts'
import { priceLow } from '../price/price.ts'
import { buildingStage } from '../project/building-stage.ts'
import { possessionIn } from '../project/possession-date.ts'
import type { Project } from '../project/project.ts'
import type { ListingSort } from './sort-options.ts'

/** What files other than a project's own say of its cost, and of what is left. */
export type ProjectCosts = {
  /** The cheapest way to buy the project; undefined where nothing names an amount. */
  readonly purchase: (project: Project) => Purchase | undefined
  /** Whether no configuration of the project can be had any more. */
  readonly isSoldOut: (project: Project) => boolean
  /** Rupees a square foot; undefined where the rate is not known. */
  readonly rate: (project: Project) => number | undefined
}

/** Projects are sorted by these numbers, lower first; equal ones keep the files' order. */
export const SORT_KEYS: Readonly<
  Record<ListingSort, (project: Project, costs: ProjectCosts) => number>
> = {
  relevance: (project, { isSoldOut }) => Number(isSoldOut(project)),
  'price-asc': byPrice(1),
  'price-desc': byPrice(-1),
  'rate-asc': (project, { rate }) => rate(project) ?? Infinity,
  newest: (project) => -newness(project),
}

/** Sorts by the low end of the price; projects without a price are last both ways. */
function byPrice(direction: 1 | -1): (project: Project) => number {
  return ({ price }) => {
    const low = priceLow(price)
    return low === undefined ? Infinity : low * direction
  }
}

/**
 * The files hold no date of entry, so the stage of building is used instead: new launches, then
 * those under construction, then the rest; within a stage the later possession first.
 */
function newness({ status, possession = '' }: Project): number {
  const stage = { 'New Launch': 2, 'Under Construction': 1, 'Ready To move': 0, unknown: 0 }[
    buildingStage(status) ?? 'unknown'
  ]
  const { year, month } = possessionIn(possession)
  return stage * 1e6 + year * 12 + month
}
