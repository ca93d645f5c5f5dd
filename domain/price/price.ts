import type { AreaUnit } from '../amount/unit-spellings.ts'
import { scaledText } from './money.ts'

/**
 * A price as an editor may give it, in rupees. In a range an undefined `low` means 'up to', an
 * undefined `high` 'onwards', and equal ends one price. `starred`: a footnote star follows the
 * text. `note`: what else is said of the price ('+ GST'), as written.
 */
export type Price = { starred?: boolean; note?: string } & (
  | { kind: 'range'; low: number | undefined; high: number | undefined }
  | {
      readonly kind: 'rate'
      readonly low: number
      readonly high: number | undefined
      readonly unit: AreaUnit
    }
  | { kind: 'on-request' }
)

const RATE_TEXT: Record<AreaUnit, string> = {
  sqft: 'per sq.ft.',
  sqyd: 'per sq. yd.',
  sqm: 'per sq. m.',
  acre: 'per acre',
  hectare: 'per hectare',
  cent: 'per cent',
  guntha: 'per guntha',
  ground: 'per ground',
}

/**
 * The standard text: `₹ 95 L – 1.4 Cr`, `₹ 1.15 Cr onwards`, `₹ 12,500 per sq.ft.`, `₹ 1.05 Cr + GST`,
 * `Price on Request`.
 */
export function formatPrice(price: Price): string {
  const star = price.starred === true ? '*' : ''
  if (price.kind === 'on-request') return `Price on Request${star}`
  const note = price.note === undefined ? '' : price.note.replace(/^(?!,)/, ' ')
  const rate = price.kind === 'rate' ? ` ${RATE_TEXT[price.unit]}` : ''
  const low = price.low === undefined ? undefined : scaledText(price.low)
  const high = price.high === undefined ? undefined : scaledText(price.high)
  if (low === undefined) return `Up to ₹ ${high ?? ''}${rate}${star}${note}`
  if (high === undefined) return `₹ ${low}${rate} onwards${star}${note}`
  return `₹ ${low === high ? low : `${low} – ${high}`}${rate}${star}${note}`
}

/** The low end in few words, for a pin on a map; the high end where a price has no other. */
export function shortPriceText(price: Price | undefined): string {
  if (price === undefined || price.kind === 'on-request') return 'On request'
  const { low, high = low } = price
  return price.kind === 'rate'
    ? formatPrice({ kind: 'rate', low: price.low, high: price.low, unit: price.unit })
    : formatPrice({ kind: 'range', low, high: low ?? high })
}

/**
 * The low end in rupees. Undefined for 'up to', rates, 'on request' and no price, which count as
 * unpriced.
 */
export function priceLow(price: Price | undefined): number | undefined {
  return price?.kind === 'range' ? price.low : undefined
}
