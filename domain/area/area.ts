import type { AreaUnit } from '../amount/spellings.ts'
import { toIndianText } from '../price/money.ts'

/** A size or a span of sizes in square feet; a missing end is open ('onwards', 'up to'). */
export type AreaRange = { low?: number; high?: number }

/** Square feet in one of each unit (docs/product.md, 'Areas'). */
export const SQUARE_FEET: Readonly<Record<AreaUnit, number>> = {
  sqft: 1,
  sqyd: 9,
  sqm: 10.7639,
  acre: 43_560,
}

/** `amount` of `unit` in square feet, without binary noise (six decimals). */
export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return Number((amount * SQUARE_FEET[unit]).toFixed(6))
}

const UNIT_TEXTS: Readonly<Record<AreaUnit, string>> = {
  sqft: 'sq. ft.',
  sqyd: 'sq. yd.',
  sqm: 'sq. m.',
  acre: 'acres',
}

/** An amount in its unit with Indian grouping: '1,850 sq. ft.', '1 acre', '2.5 acres'. */
export function areaAmountText(amount: number, unit: AreaUnit): string {
  return `${toIndianText(amount)} ${unit === 'acre' && amount === 1 ? 'acre' : UNIT_TEXTS[unit]}`
}
