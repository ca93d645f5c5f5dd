import type { GstRate } from './gst.ts'
import type { UnitCharges } from './other-charges.ts'
import { rupeesText } from '../price/money.ts'
import type { Price } from '../price/price.ts'

/** What a buyer may choose to calculate with: a configuration, or the project as a whole. */
export type PricedUnit = {
  /** 1-based place in the project's floor list, as `?unit=` names it; 0 for the project as a whole. */
  readonly place: number
  /** The configuration's name; absent for the project as a whole. */
  readonly name?: string
  readonly area?: string
  /** Whole rupees. */
  readonly price: number
  /** Whether the price is the low end of a range, or 'onwards'. */
  readonly from: boolean
  /** The rate of GST; absent where the rates are not known. */
  readonly gst?: GstRate
  /** The developer's other charges; absent where none are known. */
  readonly otherCharges?: UnitCharges
  /** Whether the configuration, or all of the project, is sold out. */
  readonly isSoldOut?: boolean
}

/**
 * The amount to calculate with: one price, or a range's low end ('from'); undefined where no amount
 * is named.
 */
export function usablePrice(
  price: Price | undefined,
): { price: number; from: boolean } | undefined {
  if (price?.kind !== 'range' || price.low === undefined) return undefined
  return { price: Math.round(price.low), from: price.high !== price.low }
}

/** The unit at the place asked for, else the first one, which can be had where any can. */
export const chosenUnit = <U extends Pick<PricedUnit, 'place'>>(
  units: readonly U[],
  place: number | undefined,
): U | undefined => units.find((unit) => unit.place === place) ?? units[0]

/**
 * What tells units apart: their names, and of those with the same name the areas, or areas and
 * prices, too.
 */
export function unitLabels(units: readonly PricedUnit[]): string[] {
  const named = units.map(({ name = '', area, price }) => [name, area ?? '', rupeesText(price)])
  const labelOf = (parts: readonly string[], count: number): string =>
    parts.slice(0, count).filter(Boolean).join(', ')
  return named.map((parts) => {
    const isOwn = (count: number): boolean =>
      named.filter((others) => labelOf(others, count) === labelOf(parts, count)).length === 1
    return labelOf(parts, [1, 2].find(isOwn) ?? parts.length)
  })
}
