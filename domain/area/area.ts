/** A size or a span of sizes in square feet; a missing end is open ('onwards', 'up to'). */
export type AreaRange = { readonly low?: number; readonly high?: number }

/** The units areas are written in; a gaj is a square yard. */
export type AreaUnit = 'sqft' | 'sqyd' | 'sqm' | 'acre'

/** Square feet in one of each unit (docs/product.md, 'Areas'). */
export const SQUARE_FEET: Readonly<Record<AreaUnit, number>> = {
  sqft: 1,
  sqyd: 9,
  sqm: 10.7639,
  acre: 43_560,
}

/** `amount` of `unit` in square feet, without binary noise (six decimals). */
export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return roundArea(amount * SQUARE_FEET[unit])
}

/** Square feet in another unit, to six decimals. */
export function fromSquareFeet(squareFeet: number, unit: AreaUnit): number {
  return roundArea(squareFeet / SQUARE_FEET[unit])
}

/**
 * Reads an area text: '1,850 - 3,150 sq.ft.', '150 sq. yd. – 360 sq. yd.', '2.5 acre',
 * '1,540 sq.ft., 1,780 sq.ft.', '465 – 1,120 sq.ft. carpet area', '600 sq.ft. onwards'.
 * A number without a unit takes the next one written after it, else the one before. Words after a
 * unit and notes in brackets are ignored; a text with any other word or a number without any unit
 * is not understood: undefined.
 */
export function parseArea(text: string): AreaRange | undefined {
  const tokens = readTokens(text.toLowerCase().replace(/\([^)]*\)/g, ' '))
  return tokens && readRange(tokens)
}

/** True when the area overlaps the bounds (square feet, inclusive); an unknown area always matches. */
export function areaMatches(
  area: AreaRange | undefined,
  bounds: { readonly min?: number; readonly max?: number },
): boolean {
  if (area === undefined) return true
  const { min = -Infinity, max = Infinity } = bounds
  return (area.low ?? -Infinity) <= max && (area.high ?? Infinity) >= min
}

type Token =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'unit'; readonly unit: AreaUnit }
  | { readonly is: 'to' | 'and' | 'onwards' | 'up-to' | 'from' | 'lead' | 'word' }

const PATTERNS: readonly (readonly [RegExp, Token])[] = [
  pattern(String.raw`(?:sq\.?\s*(?:ft|feets?|foot)|square\s*(?:feet|foot|ft)|sft|ft2|ft²)`, {
    is: 'unit',
    unit: 'sqft',
  }),
  pattern(String.raw`(?:sq\.?\s*(?:yards?|yds?|yrds?)|square\s*(?:yards?|yds?)|gaj|yd2|yd²)`, {
    is: 'unit',
    unit: 'sqyd',
  }),
  pattern(String.raw`(?:sq\.?\s*(?:met(?:re|er)s?|mtrs?|mts?|m)|square\s*met(?:re|er)s?|m2|m²)`, {
    is: 'unit',
    unit: 'sqm',
  }),
  pattern('acres?', { is: 'unit', unit: 'acre' }),
  pattern(String.raw`(?:(?:and|&)\s+)?(?:onwards?|above)`, { is: 'onwards' }),
  pattern(String.raw`up\s?-?to`, { is: 'up-to' }),
  pattern('to', { is: 'to' }),
  pattern('(?:from|start|starts|starting)', { is: 'from' }),
  pattern('(?:and|or)', { is: 'and' }),
  pattern(
    '(?:plot|carpet|super|built|builtup|covered|saleable|land|unit|total|areas?|sizes?|at|approx|approximately|about|between)',
    { is: 'lead' },
  ),
  pattern('[a-z]+', { is: 'word' }),
  [/[-‐‑‒–—―−]/y, { is: 'to' }],
  [/\+/y, { is: 'onwards' }],
  [/[,;/|&]/y, { is: 'and' }],
]

const NUMBER = /\d[\d,]*(?:\.\d+)?/y
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

function readTokens(text: string): Token[] | undefined {
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    if (/\s/.test(text.charAt(position))) {
      position += 1
      continue
    }
    NUMBER.lastIndex = position
    const digits = NUMBER.exec(text)?.[0].replace(/,+$/, '')
    if (digits !== undefined) {
      const numbers = readNumbers(digits)
      if (numbers === undefined) return undefined
      tokens.push(...numbers)
      position += digits.length
      continue
    }
    const found = wordAt(text, position)
    if (found === undefined) return undefined
    tokens.push(found.token)
    position = found.end
  }
  return tokens
}

function wordAt(text: string, position: number): { token: Token; end: number } | undefined {
  for (const [pattern, token] of PATTERNS) {
    pattern.lastIndex = position
    if (pattern.test(text)) return { token, end: pattern.lastIndex }
  }
  return undefined
}

/** '1,540' is one number, '1540,1780' are two; '1,54,0' is a slip. */
function readNumbers(digits: string): Token[] | undefined {
  const texts = GROUPED.test(digits) ? [digits] : digits.split(',')
  if (texts.length > 1 && !texts.every((text) => /^\d{4,}(?:\.\d+)?$/.test(text))) return undefined
  return texts.flatMap((text, index) => {
    const number = { is: 'number', value: Number(text.replaceAll(',', '')) } as const
    return index === 0 ? [number] : [{ is: 'and' } as const, number]
  })
}

function readRange(tokens: readonly Token[]): AreaRange | undefined {
  const sizes: { value: number; unit: AreaUnit | undefined }[] = []
  const flags = { onwards: false, upTo: false, from: false }
  let previous: Token['is'] | undefined
  for (const token of tokens) {
    const size = sizes.at(-1)
    if (token.is === 'number') {
      // Only a separator or a lead may stand before a number: '3 towers 1540 sq ft' is no list.
      if (previous !== undefined && !['to', 'and', 'lead', 'up-to', 'from'].includes(previous))
        return undefined
      sizes.push({ value: token.value, unit: undefined })
    } else if (token.is === 'unit') {
      // 'sq.ft. area' may repeat a unit; a unit before any number means nothing.
      if (size === undefined || (size.unit !== undefined && previous !== 'number')) return undefined
      size.unit = token.unit
    } else if (token.is === 'onwards') flags.onwards = true
    else if (token.is === 'up-to') flags.upTo = true
    else if (token.is === 'from') flags.from = true
    else if (token.is === 'word' && (size === undefined || size.unit === undefined))
      return undefined
    previous = token.is
  }
  return previous === 'to' ? undefined : toRange(sizes, flags)
}

function toRange(
  sizes: readonly { value: number; unit: AreaUnit | undefined }[],
  flags: { readonly onwards: boolean; readonly upTo: boolean; readonly from: boolean },
): AreaRange | undefined {
  const areas = sizes.map(({ value }, index) => {
    const unit =
      sizes.slice(index).find((size) => size.unit !== undefined)?.unit ??
      sizes.findLast((size) => size.unit !== undefined)?.unit
    return unit === undefined ? undefined : toSquareFeet(value, unit)
  })
  const known = areas.filter((area): area is number => area !== undefined && area > 0)
  const [first] = known
  if (first === undefined || known.length < areas.length) return undefined
  const onwards = flags.onwards || (flags.from && known.length === 1)
  if (onwards && flags.upTo) return undefined
  const low = Math.min(...known)
  const high = Math.max(...known)
  if (onwards) return { low }
  return flags.upTo ? { high } : { low, high }
}

function roundArea(value: number): number {
  return Number(value.toFixed(6))
}

/** A pattern for the next piece of text: a whole word, a full stop or colon after it allowed. */
function pattern(source: string, token: Token): readonly [RegExp, Token] {
  return [new RegExp(`${source}(?![a-z])[.:]?`, 'y'), token]
}
