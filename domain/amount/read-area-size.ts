import { readNumber, type SpokenNumber } from './read-number.ts'
import { phraseFinder } from './phrase-finder.ts'
import { AREA_SPELLINGS, MAGNITUDE_SPELLINGS, spellings, type AreaUnit } from './unit-spellings.ts'
import { tokensOf, type Token } from './amount-tokens.ts'

/** A number that may be a size; NaN where nobody can be sure of it. */
export type Size = {
  readonly value: number
  /** Undefined where no unit is written behind the number. */
  readonly unit: AreaUnit | undefined
  /** The position behind the last token of the size. */
  readonly end: number
  /** The number as written, where it is digits alone. */
  readonly digits?: string | undefined
}

/** Finds a unit of areas: 'sq. ft.', 'sqft', 'gaj', 'गज'. */
export const areaUnitAt = phraseFinder(
  spellings(AREA_SPELLINGS).flatMap(([spelling, unit]) => [
    [spelling, unit] as const,
    // A unit is also written without its space: 'sqft'.
    [spelling.replaceAll(' ', ''), unit] as const,
  ]),
)

/** Reads the number at a position with the unit of areas behind it; two sides ('40*60 sq ft') are NaN. */
export function readSize(
  tokens: readonly Token[],
  from: number,
  unitAt = areaUnitAt,
): Size | undefined {
  const number = readThousands(tokens, from)
  if (!number) return undefined
  const { digits } = number
  const end = sidesEnd(tokens, number)
  // '120,150 sq yd' and '50,100,150 sq yd' may be one number or several; '100,000' is one.
  const isUnsure = end > number.end || /^(?:\d{2},\d{3}|\d{3}),(?!000$)\d{3}/.test(digits ?? '')
  const unit = unitAt(tokens, end)
  const value = isUnsure ? Number.NaN : number.value
  return { value, unit: unit?.value, end: end + (unit?.length ?? 0), digits }
}

const TIMES: ReadonlySet<string> = new Set(['*', 'x', '×', 'by'])
const UNITS_OF_SIDES: ReadonlySet<string> = new Set("' ’ ′ ft feet foot m mtr".split(' '))
/** Smaller numbers with a slash between them are sides, or a plot's number and its size. */
const SMALLEST_IN_LIST = 100

/**
 * The position behind the sides that begin with a number: '40*60', "30' x 40'", '30 by 40', '40/60'.
 * Some write them with a unit of areas, but nobody can be sure that a size is meant.
 */
function sidesEnd(tokens: readonly Token[], first: SpokenNumber): number {
  for (let side = first; ;) {
    const index = UNITS_OF_SIDES.has(tokens[side.end]?.text ?? '') ? side.end + 1 : side.end
    const sign = tokens[index]?.text ?? ''
    const next = TIMES.has(sign) || sign === '/' ? readThousands(tokens, index + 1) : undefined
    // '1540/1780 sq ft' are two sizes.
    const isList = sign === '/' && next && Math.min(side.value, next.value) >= SMALLEST_IN_LIST
    if (!next || isList) return side.end
    side = next
  }
}

const THOUSAND: ReadonlySet<string> = new Set(MAGNITUDE_SPELLINGS[3].split(','))

/** Reads a number, 'two thousand', 'two thousand five hundred' or '2k'. */
function readThousands(tokens: readonly Token[], from: number): SpokenNumber | undefined {
  const number = readNumber(tokens, from)
  if (!number || !THOUSAND.has(tokens[number.end]?.text ?? '')) return number
  const rest = readNumber(tokens, number.end + 1)
  const isPart = rest !== undefined && rest.value < 1000 && rest.digits === undefined
  return {
    value: number.value * 1000 + (isPart ? rest.value : 0),
    end: isPart ? rest.end : number.end + 1,
  }
}

/** Reads a size that fills a whole field, with its unit; undefined for any other text. */
export function parseSize(text: string): { value: number; unit: AreaUnit } | undefined {
  const tokens = tokensOf(text)
  const { value = Number.NaN, unit, end = 0 } = readSize(tokens, 0) ?? {}
  return unit && end === tokens.length && value > 0 ? { value, unit } : undefined
}
