import { listOf, projectFiles, property } from './rule.ts'

/** The files whose records have prices. */
export const filesWithPrices = [...projectFiles, 'trendingProjects', 'floorPlan'] as const

/** Visits what stands where a record, or a floor of it, has a price, with the way there. */
export function eachPrice(
  record: unknown,
  visit: (value: unknown, below: readonly string[]) => void,
): void {
  for (const field of ['price', 'starting_price']) visit(property(record, field), [field])
  for (const [index, floor] of listOf(property(record, 'floors')).entries()) {
    const field = 'baseSellingPrice'
    visit(property(floor, field), ['floors', String(index), field])
  }
}
