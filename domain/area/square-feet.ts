import type { AreaUnit } from '../amount/unit-spellings.ts'
import { toIndianText } from '../price/money.ts'

/** A size or a span of sizes in square feet; a missing end is open ('onwards', 'up to'). */
export type AreaRange = { low?: number; high?: number }

/** Square feet in one of each unit (docs/product.md, 'Areas'). */
export const SQUARE_FEET: Readonly<Record<AreaUnit, number>> = {
  sqft: 1,
  sqyd: 9,
  sqm: 10.7639,
  acre: 43_560,
  hectare: 107_639.104,
  cent: 435.6,
  guntha: 1089,
  ground: 2400,
}

/** `amount` of `unit` in square feet, without binary noise (six decimals). */
export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return Number((amount * SQUARE_FEET[unit]).toFixed(6))
}

const UNIT_TEXTS: Readonly<Record<AreaUnit, readonly [one: string, several: string]>> = {
  sqft: ['sq. ft.', 'sq. ft.'],
  sqyd: ['sq. yd.', 'sq. yd.'],
  sqm: ['sq. m.', 'sq. m.'],
  acre: ['acre', 'acres'],
  hectare: ['hectare', 'hectares'],
  cent: ['cent', 'cents'],
  guntha: ['guntha', 'guntha'],
  ground: ['ground', 'grounds'],
}

/** An amount in its unit with Indian grouping: '1,850 sq. ft.', '1 acre', '2.5 acres'. */
export function areaAmountText(amount: number, unit: AreaUnit): string {
  return `${toIndianText(amount)} ${UNIT_TEXTS[unit][amount === 1 ? 0 : 1]}`
}
