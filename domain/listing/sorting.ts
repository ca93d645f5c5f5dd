import type { Purchase } from '../cost/purchase.ts'
import { priceLow } from '../price/price.ts'
import type { Project } from '../project/project.ts'

/** An order of a listing's projects. */
type Order = {
  /** Its name in the address. */
  readonly value: string
  /** What the visitor chooses it by. */
  readonly label: string
  /** Projects are sorted by these numbers, lower first; equal ones keep the files' order, as all do where it is absent. */
  readonly key?: (project: Project, costs: ProjectCosts) => number
}

/** What other files than a project's own say of its cost. */
export type ProjectCosts = {
  /** The cheapest way to buy it; undefined where nothing names a sum. */
  readonly purchase: (project: Project) => Purchase | undefined
  /** Rupees a square foot; undefined where they are not known. */
  readonly rate: (project: Project) => number | undefined
}

/** Every order as the choice over the results offers them: all there is to say of it. */
const ORDERS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-asc', label: 'Price: low to high', key: byPrice(1) },
  { value: 'price-desc', label: 'Price: high to low', key: byPrice(-1) },
  {
    value: 'rate-asc',
    label: 'Price per sq. ft.: low to high',
    key: (project, { rate }) => rate(project) ?? Infinity,
  },
  { value: 'newest', label: 'Newest first', key: (project) => -newness(project) },
] as const satisfies readonly Order[]

export type ListingSort = (typeof ORDERS)[number]['value']

export const LISTING_SORTS: readonly (Order & { value: ListingSort })[] = ORDERS

/** By the low end of their price; those without one are last both ways. */
function byPrice(direction: 1 | -1): (project: Project) => number {
  return ({ price }) => {
    const low = priceLow(price)
    return low === undefined ? Infinity : low * direction
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})`)

/**
 * The files hold no date of entry, so the stage of building is used instead: new launches, then
 * those under construction, then the rest; within a stage the later possession first.
 */
function newness({ status, possession = '' }: Project): number {
  const folded = status.toLowerCase()
  const stage = folded.includes('new launch') ? 2 : Number(folded.includes('under construction'))
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(possession)?.[0] ?? 0)
  const month = MONTHS.indexOf(MONTH.exec(possession.toLowerCase())?.[0] ?? '') + 1
  return stage * 1e6 + year * 12 + month
}
