import { shift } from '../price/money.ts'
import { AREA_SPELLINGS, MAGNITUDE_SPELLINGS, spellings, type AreaUnit } from './spellings.ts'

const bare = (text: string) => text.replace(/[\s.]/g, '')

const AREA_UNITS = new Map(spellings(AREA_SPELLINGS).map(([text, unit]) => [bare(text), unit]))
const SHORT_RATES: Readonly<Record<string, AreaUnit>> = { psf: 'sqft', psy: 'sqyd', psm: 'sqm' }
const MAGNITUDES = new Map(
  spellings(MAGNITUDE_SPELLINGS).map(([text, power]) => [text, Number(power)]),
)

/** Any of the spellings, as a pattern. */
const anyOf = (all: Iterable<readonly [string, unknown]>): string =>
  [...all]
    .map(([text]) => text.replace(/^sq /, String.raw`sq\.?\s*`).replace(' ', String.raw`\s*`))
    .join('|')
const UNIT = `(?:${anyOf(spellings(AREA_SPELLINGS))})(?![a-z])`
const MAGNITUDE = `(?:${anyOf(MAGNITUDES)})(?![a-z])`

/** With Indian or Western thousands: '1,540' is one number, '1540,1780' are two, '1,54,0' is a slip. */
const NUMBER = String.raw`(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+|(?!,?\d))|\d{4,}(?=,\d{4,})|\.\d+`

/** Words with the full stop or colon that may follow them; before digits that stop is a decimal point. */
const words = (list: string, end = String.raw`(?:\.(?!\d)|:)?`) => `(?:${list})(?![a-z])${end}`

/** What the pieces of a price or an area are, in the order in which they are tried. */
const PATTERNS = {
  sign: String.raw`₹|rs\.?(?![a-z])|(?:inr|rupees)(?![a-z])`,
  amount: String.raw`(?<number>${NUMBER})(?:/-)?(?:\s*(?<magnitude>${MAGNITUDE})\.?)?`,
  rate: String.raw`(?:(?:per|/|a)\s*${UNIT}|p\.?s\.?[fym](?![a-z]))\.?`,
  note: String.raw`\([^)]*\)`,
  unit: `${UNIT}[.:]?`,
  from: String.raw`(?:prices?\s+)?start(?:ing|s)?(?![a-z])(?:\s*(?:prices?|from|at|@)(?![a-z]))*\s*:?|${words('from')}`,
  onwards: String.raw`(?:(?:and|&)\s*)?${words('onwards?|above')}|\+`,
  'up-to': words(String.raw`up\s?-?to`),
  to: `${words('to')}|[-‐‑‒–—―−]`,
  and: `${words('and|or')}|[,;/|&]`,
  basis: words(
    'plot|carpet|super|built|builtup|covered|saleable|land|unit|total|areas?|sizes?|at|approx|approximately|about|between',
    '[.:]?',
  ),
  word: words('[a-z]+', '[.:]?'),
  star: String.raw`\*`,
}

type Kind = keyof typeof PATTERNS

const PIECES = (Object.entries(PATTERNS) as [Kind, string][]).map(
  ([is, source]) => [is, new RegExp(source, 'y')] as const,
)

/** A piece of a text and its position. */
export type Token = {
  is: Kind
  start: number
  end: number
  amount?: Amount
  unit?: AreaUnit | undefined
}

/** A number as it is written; its value is multiplied by the magnitude's power of ten already. */
export type Amount = { value: number; digits: string; power: number | undefined }

/** The pieces of a price or an area in their order; undefined when any of the text is neither. */
export function readTokens(text: string): Token[] | undefined {
  const source = text.toLowerCase()
  const tokens: Token[] = []
  for (let start = skipSpace(source, 0); start < source.length;) {
    const token = tokenAt(source, start)
    if (!token) return undefined
    tokens.push(token)
    start = skipSpace(source, token.end)
  }
  return tokens
}

/** The kinds of tokens as a text, a space after each: grammars are patterns of it. */
export const kindsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ is }) => `${is} `).join('')

function skipSpace(source: string, from: number): number {
  let at = from
  while (/\s/.test(source.charAt(at))) at += 1
  return at
}

function tokenAt(source: string, start: number): Token | undefined {
  for (const [is, pattern] of PIECES) {
    pattern.lastIndex = start
    const match = pattern.exec(source)
    if (!match) continue
    const [text] = match
    const token = { is, start, end: start + text.length }
    if (is === 'amount') return { ...token, amount: amountOf(match.groups ?? {}) }
    return is === 'unit' || is === 'rate' ? { ...token, unit: unitOf(text) } : token
  }
  return undefined
}

function amountOf({ number = '', magnitude }: Partial<Record<string, string>>): Amount {
  const power = magnitude === undefined ? undefined : MAGNITUDES.get(magnitude)
  const value = shift(Number(number.replaceAll(',', '')), power ?? 0)
  return { value, digits: number, power }
}

function unitOf(text: string): AreaUnit | undefined {
  const spelling = bare(text).replace(/^(?:per|\/|a(?!cre))|:$/g, '')
  return AREA_UNITS.get(spelling) ?? SHORT_RATES[spelling]
}
