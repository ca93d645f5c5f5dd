import { isOutside, priceEnds } from '../../../catalogue/checks/outside-range.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { formatPrice } from '../../../domain/price/price.ts'
import { shownPrice } from '../../../domain/price/standard-price.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { labelOf } from './match-rows.ts'
import type { LocatedPrice, NewPrice } from './price-list.ts'

/**
 * Sentences on projects whose configurations will have prices outside the project's own, with the
 * range that would fit. Only projects with a new price are looked at.
 */
export function rangeNotes(
  prices: readonly LocatedPrice[],
  changes: readonly NewPrice[],
): string[] {
  const next = new Map(changes.map(({ old, to }) => [old, to]))
  const textOf = (price: LocatedPrice): string => next.get(price) ?? price.price
  return [...groupBy(prices, ({ project }) => [project]).values()].flatMap((ofProject) => {
    const own = ofProject.find(({ file }) => file !== 'floorPlan')
    if (own === undefined || !ofProject.some((price) => next.has(price))) return []
    const units = ofProject.filter((price) => price !== own)
    const outside = units.filter((unit) =>
      isOutside(priceEnds(textOf(unit)), priceEnds(textOf(own))),
    )
    const [first] = outside
    if (first === undefined) return []
    const more = outside.length === 1 ? '' : ` and ${outside.length - 1} more`
    return [
      `! ${labelOf(first)}, ${shownPrice(textOf(first))}${more}: outside the project's own price, ${shownPrice(textOf(own))}; ${fittingRange(textOf(own), units.map(textOf))} would fit.`,
    ]
  })
}

/** The project's price text, widened or narrowed to the prices of its configurations. */
function fittingRange(own: string, units: readonly string[]): string {
  const ends = units.map(priceEnds).flatMap(({ low, high }) => [low ?? high, high ?? low])
  const rupees = ends.filter((end) => end !== undefined)
  const [lowest, highest] = [Math.min(...rupees), Math.max(...rupees)]
  const price = parsePrice(own)
  if (price?.kind !== 'range') return ''
  const { low, high } = price
  return formatPrice({
    ...price,
    low: low === undefined ? undefined : lowest,
    high: high === undefined ? undefined : low === high ? lowest : highest,
  })
}
