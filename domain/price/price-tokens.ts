import {
  connectives,
  GROUPED,
  readTokens,
  rule,
  UNIT_SPELLINGS,
  type AreaUnit,
  type Connective,
  type TokenRule,
} from '../amount/tokens.ts'
import { decimalFrom, shift, type Decimal } from './decimal.ts'

/**
 * An amount in rupees, already multiplied by its unit. `power`: the unit's power of ten, undefined
 * when none was written. `small`: no unit, no grouping and below 1,000, so the unit may be elsewhere.
 */
export type AmountToken = {
  readonly is: 'amount'
  readonly value: Decimal
  readonly power: number | undefined
  readonly small: boolean
}

/** One piece of a price text; a rate is charged by its unit. */
export type PriceToken =
  | AmountToken
  | { readonly is: 'rate'; readonly unit: AreaUnit }
  | { readonly is: Connective | 'sign' | 'star' }

const NUMBER = String.raw`(?:${GROUPED})(?:\.\d+)?|\.\d+`
const MAGNITUDE = String.raw`(?:crores?|crs?|lakhs?|lacs?|l|k)(?![a-z])\.?`

/** 'per sq. ft.', and its short form: 'psf'. */
const rate = (unit: AreaUnit, letter?: string): TokenRule<PriceToken> => {
  const short = letter === undefined ? '' : String.raw`|p\.?s\.?${letter}(?![a-z])`
  return rule(
    String.raw`(?:(?:per|/|a)\s*(?:${UNIT_SPELLINGS[unit]})(?![a-z])${short})\.?`,
    () => ({
      is: 'rate',
      unit,
    }),
  )
}

const RULES: readonly TokenRule<PriceToken>[] = [
  rule(String.raw`₹|rs\.?(?![a-z])|inr(?![a-z])|rupees(?![a-z])`, () => ({ is: 'sign' })),
  rule(
    String.raw`(?<number>${NUMBER})(?![\d,.]*\d)(?:/-)?\s*(?<magnitude>${MAGNITUDE})?`,
    ({ groups }) => amountToken(groups?.['number'] ?? '', groups?.['magnitude']),
  ),
  rate('sqft', 'f'),
  rate('sqyd', 'y'),
  rate('sqm', 'm'),
  rate('acre'),
  rule(
    String.raw`(?:prices?\s+)?start(?:ing|s)?(?![a-z])(?:\s*(?:prices?|from|at|@)(?![a-z]))*\s*:?`,
    () => ({ is: 'from' }),
  ),
  ...connectives(),
  rule(String.raw`\*`, () => ({ is: 'star' })),
]

/** The pieces of a price text in their order, or undefined when any of it is not understood. */
export const readPriceTokens = (text: string): PriceToken[] | undefined => readTokens(text, RULES)

function amountToken(number: string, magnitude: string | undefined): AmountToken {
  const power = magnitude === undefined ? undefined : powerOf(magnitude)
  const value = shift(decimalFrom(number.replaceAll(',', '')), power ?? 0)
  const small = power === undefined && /^\d{0,3}(?:\.\d+)?$/.test(number)
  return { is: 'amount', value, power, small }
}

function powerOf(magnitude: string): number {
  if (magnitude.startsWith('c')) return 7
  return magnitude.startsWith('l') ? 5 : 3
}
