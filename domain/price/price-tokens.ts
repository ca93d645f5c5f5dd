import { decimalFrom, shift, type Decimal } from './decimal.ts'

/** What a price is charged by, when it is a rate. */
export type RateUnit = 'sqft' | 'sqyd' | 'sqm' | 'acre'

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

/** One piece of a price text. */
export type PriceToken =
  | AmountToken
  | { readonly is: 'rate'; readonly unit: RateUnit }
  | { readonly is: 'sign' | 'to' | 'from' | 'onwards' | 'up-to' | 'star' }

const NUMBER = String.raw`\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const MAGNITUDE = String.raw`(?:crores?|crs?|lakhs?|lacs?|l|k)(?![a-z])\.?`
const FOOT = String.raw`sq\.?\s*(?:ft|feet|foot)|square\s*(?:feet|foot)|sft|ft2|ft²`
const YARD = String.raw`sq\.?\s*(?:yds?|yards?)|square\s*yards?|gaj`
const METRE = String.raw`sq\.?\s*(?:mtrs?|met(?:re|er)s?|m)|square\s*met(?:re|er)s?|m2|m²`
const PER = String.raw`(?:per|/|a)\s*`

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => PriceToken | undefined])[] =
  [
    [rule(String.raw`₹|rs\.?(?![a-z])|inr(?![a-z])|rupees(?![a-z])`), () => ({ is: 'sign' })],
    [
      rule(String.raw`(?<number>${NUMBER})(?![\d,.]*\d)(?:/-)?\s*(?<magnitude>${MAGNITUDE})?`),
      (match) => amountToken(match.groups?.['number'] ?? '', match.groups?.['magnitude']),
    ],
    [rule(String.raw`(?:${PER}(?:${FOOT})(?![a-z])|p\.?s\.?f(?![a-z]))\.?`), () => rate('sqft')],
    [rule(String.raw`(?:${PER}(?:${YARD})(?![a-z])|p\.?s\.?y(?![a-z]))\.?`), () => rate('sqyd')],
    [rule(String.raw`(?:${PER}(?:${METRE})(?![a-z])|p\.?s\.?m(?![a-z]))\.?`), () => rate('sqm')],
    [rule(String.raw`${PER}acre(?![a-z])\.?`), () => rate('acre')],
    [
      rule(
        String.raw`(?:prices?\s+)?start(?:ing|s)?(?![a-z])(?:\s*(?:prices?|from|at|@)(?![a-z]))*\s*:?`,
      ),
      () => ({ is: 'from' }),
    ],
    [rule(String.raw`from(?![a-z])`), () => ({ is: 'from' })],
    [rule(String.raw`(?:(?:and|&)\s*)?(?:onwards?|above)(?![a-z])|\+`), () => ({ is: 'onwards' })],
    [rule(String.raw`up\s?-?to(?![a-z])`), () => ({ is: 'up-to' })],
    [rule(String.raw`to(?![a-z])|[-‐‑‒–—―−]`), () => ({ is: 'to' })],
    [rule(String.raw`\*`), () => ({ is: 'star' })],
  ]

/** The pieces of a price text in their order, or undefined when any of it is not understood. */
export function readPriceTokens(text: string): PriceToken[] | undefined {
  const source = text.toLowerCase()
  const tokens: PriceToken[] = []
  let position = 0
  while (position < source.length) {
    const space = /\s+/y
    space.lastIndex = position
    if (space.test(source)) {
      position = space.lastIndex
      continue
    }
    const token = tokenAt(source, position)
    if (token === undefined) return undefined
    tokens.push(token.token)
    position = token.end
  }
  return tokens
}

function tokenAt(source: string, position: number): { token: PriceToken; end: number } | undefined {
  for (const [pattern, make] of PATTERNS) {
    pattern.lastIndex = position
    const match = pattern.exec(source)
    if (match === null) continue
    const token = make(match)
    return token && { token, end: pattern.lastIndex }
  }
  return undefined
}

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

function rate(unit: RateUnit): PriceToken {
  return { is: 'rate', unit }
}

function rule(source: string): RegExp {
  return new RegExp(source, 'y')
}
