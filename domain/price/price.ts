import type { AreaUnit } from '../amount/tokens.ts'
import { decimalFrom, toIndianText } from './decimal.ts'
import { scaleRupees } from './money.ts'
import { readPriceText, type Price } from './price-grammar.ts'

export type { Price } from './price-grammar.ts'

/** A visitor's budget in rupees; a missing bound is open. */
export type Budget = { readonly min?: number; readonly max?: number }

const RATE_TEXT: Record<AreaUnit, string> = {
  sqft: 'per sq.ft.',
  sqyd: 'per sq. yd.',
  sqm: 'per sq. m.',
  acre: 'per acre',
}

/**
 * Reads a price text in every form of docs/product.md, 'Prices'. Undefined for anything
 * else, which is then shown as written and reported.
 */
export function parsePrice(text: string): Price | undefined {
  return readPriceText(text)
}

/** The canonical text: `₹ 95 L – 1.4 Cr`, `₹ 1.15 Cr onwards`, `₹ 12,500 per sq.ft.`, `Price on Request`. */
export function formatPrice(price: Price): string {
  const star = price.starred === true ? '*' : ''
  if (price.kind === 'on-request') return `Price on Request${star}`
  const rate = price.kind === 'rate' ? ` ${RATE_TEXT[price.unit]}` : ''
  const low = price.low === undefined ? undefined : amountText(price.low)
  const high = price.high === undefined ? undefined : amountText(price.high)
  if (low === undefined) return `Up to ₹ ${high ?? ''}${rate}${star}`
  if (high === undefined) return `₹ ${low}${rate} onwards${star}`
  return `₹ ${low === high ? low : `${low} – ${high}`}${rate}${star}`
}

/** The canonical form of a price text, or undefined when it cannot be parsed. */
export function canonicalPriceText(text: string): string | undefined {
  const price = parsePrice(text)
  return price && formatPrice(price)
}

/** The low end in rupees; undefined for 'up to', rates, 'on request' and no price: those count as unpriced. */
export function priceLow(price: Price | undefined): number | undefined {
  return price?.kind === 'range' ? price.low : undefined
}

/**
 * True when the total price overlaps the budget, bounds inclusive. A missing price, a rate and
 * 'on request' are no total price and always match.
 */
export function priceMatchesBudget(price: Price | undefined, budget: Budget): boolean {
  if (price?.kind !== 'range') return true
  const { min = -Infinity, max = Infinity } = budget
  return (price.low ?? -Infinity) <= max && (price.high ?? Infinity) >= min
}

function amountText(rupees: number): string {
  const { value, unit } = scaleRupees(decimalFrom(rupees))
  return `${toIndianText(value)}${{ crore: ' Cr', lakh: ' L', rupee: '' }[unit]}`
}
