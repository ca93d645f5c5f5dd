/** The units areas are written in, and rates charged by; a gaj is a square yard. */
export type AreaUnit = 'sqft' | 'sqyd' | 'sqm' | 'acre'

/** Every spelling of a unit, as a regular expression for lower-case text. */
export const UNIT_SPELLINGS: Readonly<Record<AreaUnit, string>> = {
  sqft: String.raw`sq\.?\s*(?:ft|feets?|foot)|square\s*(?:feet|foot|ft)|sft|ft2|ft²`,
  sqyd: String.raw`sq\.?\s*(?:yards?|yds?|yrds?)|square\s*(?:yards?|yds?)|gaj|yd2|yd²`,
  sqm: String.raw`sq\.?\s*(?:met(?:re|er)s?|mtrs?|mts?|m)|square\s*met(?:re|er)s?|m2|m²`,
  acre: 'acres?',
}

/** A whole number with Indian or Western thousands. */
export const GROUPED = String.raw`\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`

/** What a piece of text means, in a price or an area: the pattern of the piece, and its meaning. */
export type TokenRule<T> = readonly [pattern: RegExp, read: (match: RegExpExecArray) => T]

export type Placed<T> = T & { readonly start: number; readonly end: number }

export const rule = <T>(source: string, read: (match: RegExpExecArray) => T): TokenRule<T> => [
  new RegExp(source, 'y'),
  read,
]

export type Connective = 'to' | 'from' | 'onwards' | 'up-to'

/**
 * The words and signs that make ranges and open ends of amounts.
 * @param end what may follow a word
 */
export function connectives(end = ''): readonly TokenRule<{ readonly is: Connective }>[] {
  const of = (is: Connective, words: string, signs?: string) =>
    rule(`(?:${words})(?![a-z])${end}${signs ? `|${signs}` : ''}`, () => ({ is }))
  return [
    of('onwards', String.raw`(?:(?:and|&)\s*)?(?:onwards?|above)`, String.raw`\+`),
    of('up-to', String.raw`up\s?-?to`),
    of('to', 'to', '[-‐‑‒–—―−]'),
    of('from', 'from'),
  ]
}

/** The pieces of a text in their order, or undefined when any of it is not understood. */
export function readTokens<T extends object>(
  text: string,
  rules: readonly TokenRule<T>[],
): Placed<T>[] | undefined {
  const source = text.toLowerCase()
  const tokens: Placed<T>[] = []
  for (let start = 0; start < source.length;) {
    if (/\s/.test(source.charAt(start))) {
      start += 1
      continue
    }
    const token = tokenAt(source, start, rules)
    if (token === undefined) return undefined
    tokens.push(token)
    start = token.end
  }
  return tokens
}

function tokenAt<T extends object>(
  source: string,
  start: number,
  rules: readonly TokenRule<T>[],
): Placed<T> | undefined {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = start
    const match = pattern.exec(source)
    if (match) return { ...read(match), start, end: pattern.lastIndex }
  }
  return undefined
}
