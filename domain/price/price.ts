import type { AreaUnit } from '../amount/spellings.ts'
import { kindsOf, readTokens, type Amount } from '../amount/tokens.ts'
import { roundHalfUp, scaledText, shift } from './money.ts'

/**
 * A price as an editor may give it, in rupees. In a range `low` undefined is 'up to', `high`
 * undefined is 'onwards', equal ends are one price. `starred`: a footnote star follows the text.
 */
export type Price = { starred?: boolean } & (
  | { kind: 'range'; low: number | undefined; high: number | undefined }
  | {
      readonly kind: 'rate'
      readonly low: number
      readonly high: number | undefined
      readonly unit: AreaUnit
    }
  | { kind: 'on-request' }
)

const PRICE = '(?:prices?|pricing|rates?)'
const ON_REQUEST = new RegExp(
  `^(?:${PRICE} ?[:–-]? ?(?:is |are )?)?(?:${[
    '(?:available )?(?:up)?on[ -](?:request|call|enquiry)',
    'por',
    'tba',
    'to be announced',
    `(?:please )?(?:contact|call)(?: us)? for (?:the )?(?:best |latest |current )?(?:${PRICE}|details)`,
    '(?:please )?(?:contact|call) us',
    `(?:ask|enquire) for ${PRICE}`,
  ].join('|')})$`,
)

/** The pieces of a price in their order: one side, open or not, or two. Anything else is no price. */
const SIDE = '(?:sign )?amount (?:sign )?(?:rate )?(?:star )?'
const GRAMMAR = new RegExp(
  `^(?:${[
    `up-to ${SIDE}(?:rate )?`,
    `(?:from )?${SIDE}to ${SIDE}(?:rate )?`,
    `(?:from )?${SIDE}(?:(?:onwards |from )(?:rate )?|(?:rate )?(?:onwards )?)`,
  ].join('|')})(?:star )?$`,
)

/** A total past 10 lakh crore is a slip of the keyboard. */
const LIMIT = 1e13

/**
 * Reads a price text in every form of docs/product.md, 'Prices'. Undefined for anything
 * else, which is then shown as written and reported.
 */
export function parsePrice(text: string): Price | undefined {
  const onRequest = readOnRequest(text)
  if (onRequest) return onRequest
  const tokens = readTokens(text.trim().replace(/\.$/, ''))
  const kinds = tokens && kindsOf(tokens)
  if (!kinds || !GRAMMAR.test(kinds)) return undefined
  const amounts = tokens.flatMap(({ amount }) => amount ?? [])
  const [rate, ...otherRates] = new Set(
    tokens.flatMap(({ is, unit }) => (is === 'rate' && unit) || []),
  )
  if (otherRates.length > 0) return undefined
  const ends = endsOf(amounts, rate !== undefined || kinds.includes('sign '))
  if (!ends) return undefined
  const [low, high] = ends
  const isUpTo = kinds.startsWith('up-to ')
  const isOpen = amounts.length === 1 && /onwards |from /.test(kinds)
  const price = { low, high: isOpen ? undefined : high, starred: kinds.includes('star ') }
  if (rate === undefined) return { kind: 'range', ...price, low: isUpTo ? undefined : low }
  return isUpTo ? undefined : { kind: 'rate', ...price, unit: rate }
}

function readOnRequest(text: string): Price | undefined {
  const [phrase = '', star] = text
    .toLowerCase()
    .trim()
    .split(/\s*(\*)$/)
  const words = phrase
    .replace(/^(?:₹|rs\.?|inr)(?=[\s]|$)/, '')
    .replace(/\./g, (_, at: number) => (/\w/.test(phrase.charAt(at + 1)) ? '' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  if (!ON_REQUEST.test(words)) return undefined
  return star === undefined ? { kind: 'on-request' } : { kind: 'on-request', starred: true }
}

/**
 * Both ends in rupees, in order.
 * @param isMarked a sign or a rate says that rupees are meant
 */
function endsOf(
  amounts: readonly Amount[],
  isMarked: boolean,
): readonly [number, number] | undefined {
  // '2.5' alone may be lakh or crore; only a person can decide.
  const isUnitless = amounts.every(({ power }) => power === undefined)
  if (isUnitless && !isMarked && amounts.some(isSmall)) return undefined
  const values = shareMagnitude(amounts)
  if (!values?.every(isPlausible)) return undefined
  const [low = 0, high = low] = values.toSorted((a, b) => a - b)
  // '₹ 500 – 1.2 L' would read as 500 L: no text of ours could say it.
  return low < 1000 && high >= 99_999 ? undefined : [low, high]
}

/** Without a magnitude, grouping and below 1,000: the magnitude may be at the other end. */
const isSmall = ({ power, digits }: Amount): boolean =>
  power === undefined && /^\d{0,3}(?:\.\d+)?$/.test(digits)

/**
 * Gives a small number without a magnitude its neighbour's: '2.5 - 4.75 Cr'. Amounts written out in
 * full ('50,00,000 - 1.2 Cr') are rupees already. A magnitude that would turn the range round and
 * spread it more than tenfold is not shared but missing ('95 - 1.4 Cr'), as in '95 L - 1.4'.
 */
function shareMagnitude([first, second]: readonly Amount[]): number[] | undefined {
  if (!first || !second) return first && [first.value]
  if (second.power !== undefined && isSmall(first)) {
    const low = shift(first.value, second.power)
    return low > 10 * second.value ? undefined : [low, second.value]
  }
  if (first.power !== undefined && isSmall(second)) {
    const high = shift(second.value, first.power)
    return first.value > high ? undefined : [first.value, high]
  }
  return [first.value, second.value]
}

const isPlausible = (rupees: number): boolean => roundHalfUp(rupees, 2) > 0 && rupees < LIMIT

const RATE_TEXT: Record<AreaUnit, string> = {
  sqft: 'per sq.ft.',
  sqyd: 'per sq. yd.',
  sqm: 'per sq. m.',
  acre: 'per acre',
}

/** The canonical text: `₹ 95 L – 1.4 Cr`, `₹ 1.15 Cr onwards`, `₹ 12,500 per sq.ft.`, `Price on Request`. */
export function formatPrice(price: Price): string {
  const star = price.starred === true ? '*' : ''
  if (price.kind === 'on-request') return `Price on Request${star}`
  const rate = price.kind === 'rate' ? ` ${RATE_TEXT[price.unit]}` : ''
  const low = price.low === undefined ? undefined : scaledText(price.low)
  const high = price.high === undefined ? undefined : scaledText(price.high)
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
