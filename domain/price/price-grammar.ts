import type { AreaUnit } from '../amount/tokens.ts'
import { isAtLeast, shift, toNumber, type Decimal } from './decimal.ts'
import { scaleRupees } from './money.ts'
import { readPriceTokens, type AmountToken, type PriceToken } from './price-tokens.ts'

/**
 * A price as an editor may give it, in rupees. In a range `low` undefined is 'up to', `high`
 * undefined is 'onwards', equal ends are one price. `starred`: a footnote star follows the text.
 */
export type Price =
  | {
      readonly kind: 'range'
      readonly low: number | undefined
      readonly high: number | undefined
      readonly starred: boolean
    }
  | {
      readonly kind: 'rate'
      readonly low: number
      readonly high: number | undefined
      readonly unit: AreaUnit
      readonly starred: boolean
    }
  | { readonly kind: 'on-request'; readonly starred?: true }

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

/** A total past 10 lakh crore is a slip of the keyboard. */
const LIMIT = 10n ** 13n

/** Reads one price text; `parsePrice` says what is understood. */
export function readPriceText(text: string): Price | undefined {
  const onRequest = readOnRequest(text)
  if (onRequest !== undefined) return onRequest
  const tokens = readPriceTokens(text.trim().replace(/\.$/, ''))
  return tokens && new PriceReader(tokens).read()
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

/** One side of a price: an amount and, for a rate, what it is charged by. */
type Side = { readonly amount: AmountToken; readonly rate: AreaUnit | undefined }

/**
 * The grammar: `('up to' | 'from')? side ('to' side)? ('onwards' | 'from' | rate | '*')*`, where a
 * side is `sign? amount sign? rate? '*'?`. Whatever does not fit it is not a price.
 */
class PriceReader {
  private readonly tokens: readonly PriceToken[]
  private position = 0
  private starred = false
  private signed = false

  constructor(tokens: readonly PriceToken[]) {
    this.tokens = tokens
  }

  read(): Price | undefined {
    const upTo = this.take('up-to')
    const from = !upTo && this.take('from')
    const first = this.side()
    const second = this.take('to') ? this.side() : undefined
    const before = this.tokens[this.position - 1]
    if (first === undefined || before?.is === 'to') return undefined
    const tail = this.tail()
    if (tail === undefined || this.position < this.tokens.length) return undefined
    if ((tail.onwards || upTo) && second !== undefined) return undefined
    if (tail.onwards && upTo) return undefined
    const rates = new Set(
      [tail.rate, second?.rate, first.rate].filter((rate) => rate !== undefined),
    )
    if (rates.size > 1) return undefined
    const [rate] = rates
    const ends = this.ends(first.amount, second?.amount, rate !== undefined)
    if (ends === undefined) return undefined
    const open = tail.onwards || (from && second === undefined)
    return this.price(ends, { open, upTo, rate })
  }

  private side(): Side | undefined {
    this.sign()
    const amount = this.tokens[this.position]
    if (amount?.is !== 'amount') return undefined
    this.position += 1
    this.sign()
    const rate = this.rate()
    this.star()
    return { amount, rate }
  }

  /** What may follow the amounts, each once and in any order. */
  private tail(): { onwards: boolean; rate: AreaUnit | undefined } | undefined {
    const onwards = this.take('onwards') || this.take('from')
    const rate = this.rate()
    const later = this.take('onwards')
    this.star()
    return onwards && later ? undefined : { onwards: onwards || later, rate }
  }

  private price(
    [low, high]: readonly [number, number],
    how: { open: boolean; upTo: boolean; rate: AreaUnit | undefined },
  ): Price | undefined {
    const { starred } = this
    const upper = how.open ? undefined : high
    if (how.rate === undefined) {
      return { kind: 'range', low: how.upTo ? undefined : low, high: upper, starred }
    }
    return how.upTo ? undefined : { kind: 'rate', low, high: upper, unit: how.rate, starred }
  }

  /** Both ends in rupees, in order. */
  private ends(first: AmountToken, second: AmountToken | undefined, isRate: boolean) {
    // '2.5' alone may be lakh or crore; only a person can tell.
    const unitless = [first, second].every((amount) => amount?.power === undefined)
    if (unitless && !isRate && !this.signed && (first.small || second?.small)) return undefined
    const values = second === undefined ? [first.value] : shareUnit(first, second)
    if (values === undefined || !values.every(isPlausible)) return undefined
    const [low = 0, high = low] = values.map(toNumber).sort((a, b) => a - b)
    // '₹ 500 – 1.2 L' would read as 500 L: no text of ours could say it.
    if (low < 1000 && high >= 99_999) return undefined
    return [low, high] as const
  }

  private sign(): void {
    if (this.take('sign')) this.signed = true
  }

  private star(): void {
    if (this.take('star')) this.starred = true
  }

  private rate(): AreaUnit | undefined {
    const token = this.tokens[this.position]
    if (token?.is !== 'rate') return undefined
    this.position += 1
    return token.unit
  }

  private take(is: PriceToken['is']): boolean {
    if (this.tokens[this.position]?.is !== is) return false
    this.position += 1
    return true
  }
}

/**
 * Gives a small number without a unit its neighbour's: '2.5 - 4.75 Cr'. Amounts written out in full
 * ('50,00,000 - 1.2 Cr') are rupees already. A unit that would turn the range round and spread it
 * more than tenfold is not shared but missing ('95 - 1.4 Cr'), as is one that '95 L - 1.4' lacks.
 */
function shareUnit(first: AmountToken, second: AmountToken): Decimal[] | undefined {
  if (second.power !== undefined && first.power === undefined && first.small) {
    const low = shift(first.value, second.power)
    return isAbove(low, shift(second.value, 1)) ? undefined : [low, second.value]
  }
  if (first.power !== undefined && second.power === undefined && second.small) {
    const high = shift(second.value, first.power)
    return isAbove(first.value, high) ? undefined : [first.value, high]
  }
  return [first.value, second.value]
}

function isAbove(one: Decimal, other: Decimal): boolean {
  return toNumber(one) > toNumber(other)
}

function isPlausible(rupees: Decimal): boolean {
  return scaleRupees(rupees).value.digits > 0n && !isAtLeast(rupees, LIMIT)
}
