import { MAGNITUDE_SPELLINGS, spellings, type AreaUnit } from '../../amount/unit-spellings.ts'
import { phraseFinder, type PhraseFinder } from '../../amount/phrase-finder.ts'
import { areaUnitAt, readSize } from '../../amount/read-area-size.ts'
import { readRupees } from '../../amount/read-rupees.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import { SQUARE_FEET } from '../../area/square-feet.ts'
import type { Bounds } from '../../listing/range-units.ts'
import { CRORE, LAKH } from '../../price/money.ts'
import { BETWEEN, COUNTED, EXTRAS, limitAfter, limitBefore, SPAN, TO } from './amount-words.ts'
import { affordabilityWords, bedroomWords } from './facet-phrases.ts'

/** An amount in the measure's own unit; `worth` of its unit is undefined where it names none. */
type Amount = {
  readonly value: number
  readonly worth: number | undefined
  readonly isMarked?: boolean
  readonly unit?: AreaUnit | undefined
  readonly end: number
}

/** A measure of amounts: how to read them, and what a number without a unit means. */
export type Measure = {
  /** @param joinsAnd whether 'and' may be part of an amount */
  readonly read: (tokens: readonly Token[], from: number, joinsAnd: boolean) => Amount | undefined
  /** Whether a number that names no unit is an amount all the same. */
  readonly isAmount: (number: number, isMarked: boolean) => boolean
  /** The limit that an amount without a word around it sets. */
  readonly alone: 'max' | 'min'
}

export const RUPEES: Measure = {
  read(tokens, from, joinsAnd) {
    const amount = readRupees(tokens, from, joinsAnd)
    const worth = amount?.power && 10 ** amount.power
    return amount && { ...amount, worth, end: behindExtras(tokens, amount.end) }
  },
  // Six digits alone are a PIN code.
  isAmount: (number, isMarked) => number >= 10 * LAKH || (isMarked && number >= 1000),
  alone: 'max',
}

/** The position behind what a price does not include: '+ gst', '+ 10 lakh parking'. */
function behindExtras(tokens: readonly Token[], index: number): number {
  if (!/^(?:\+|plus)$/.test(tokens[index]?.text ?? '')) return index
  const sum = readRupees(tokens, index + 1, false)
  const end = sum?.power ? sum.end : index + 1
  const extra = EXTRAS(tokens, end)
  const isSum = end > index + 1 && !affordabilityWords.after(tokens, end)
  return extra || isSum ? behindExtras(tokens, end + (extra?.length ?? 0)) : index
}

/** Amounts with a word beside them that says what they are: no currency sign is needed. */
export const LABELLED_RUPEES: Measure = { ...RUPEES, isAmount: (number) => number >= 1000 }

/** Units as people say them; 'feet' and 'yards' alone count here, but not in an area text. */
export const spokenUnitAt: PhraseFinder<AreaUnit> = (tokens, from) =>
  areaUnitAt(tokens, from) ?? SHORTENED(tokens, from)
const SHORTENED = phraseFinder(spellings({ sqft: 'feet,ft,फीट,फुट', sqyd: 'yard,yards,yd' }))

export const AREAS: Measure = {
  read(tokens, from) {
    const size = readSize(tokens, from, spokenUnitAt)
    if (!size) return undefined
    const worth = size.unit && SQUARE_FEET[size.unit]
    return { ...size, worth, value: size.value * (worth ?? 1) }
  },
  isAmount: () => false,
  alone: 'min',
}

/** Bounds in rupees or square feet; NaN where the words give an amount that nobody can mean. */
export type Amounts = Bounds & {
  /** The unit of an area, of the upper bound where there are two. */
  readonly unit?: AreaUnit | undefined
  /** Whether it is a sum, a size or a range alone, without words that limit it. */
  readonly isBare?: true
  readonly length: number
}

/**
 * Reads an amount or a range with the words around it at a position in a query: 'under 2 cr', '90 lakh
 * to 1.4 crore', 'max 3 cr min 2 cr', '2000 sqft', '5 cr +'. A range may share its last unit.
 */
export function readAmounts(
  tokens: readonly Token[],
  from: number,
  measure: Measure,
): Amounts | undefined {
  return (
    readPair(tokens, from, measure) ??
    readRange(tokens, from, measure) ??
    readSingle(tokens, from, measure)
  )
}

/** Reads 'min 2 cr max 3 cr', in either order. */
function readPair(tokens: readonly Token[], from: number, measure: Measure): Amounts | undefined {
  const one = limitBefore(tokens, from)
  const first = one && measure.read(tokens, from + one.length, false)
  if (!first) return undefined
  const index = first.end + (TO(tokens, first.end)?.length ?? 0)
  const other = limitBefore(tokens, index)
  const second = other && measure.read(tokens, index + other.length, false)
  if (!second || new Set([one.value, other.value, 'about']).size < 3) return undefined
  return joinedRange(tokens, from, [first, second], measure)
}

function readRange(tokens: readonly Token[], from: number, measure: Measure): Amounts | undefined {
  const between = BETWEEN(tokens, from)
  // 'Under 1-2 cr' and 'about 1 to 2 cr' say no more than the range.
  const lead = between ?? limitBefore(tokens, from)
  const low = measure.read(tokens, from + (lead?.length ?? 0), !between)
  if (!low) return undefined
  const sign = /^[-/]$/.test(tokens[low.end]?.text ?? '') ? 1 : undefined
  const word = (lead && !between ? SPAN : TO)(tokens, low.end)
  const joint = sign ?? word?.length
  const high = measure.read(tokens, low.end + (joint ?? 0), !between)
  if (joint === undefined && !isSpokenPair(tokens, low, high)) return undefined
  const range = high && joinedRange(tokens, from, [low, high], measure)
  return range && !lead ? { ...range, isBare: true } : range
}

/** Whether two numbers in words are a range as Hindi says it: 'do teen crore', 'pachas saath lakh'. */
function isSpokenPair(tokens: readonly Token[], low: Amount, high: Amount | undefined): boolean {
  const areWords = [tokens[low.end - 1], tokens[low.end]].every(
    (token) => token?.number !== undefined && /\p{L}/u.test(token.text),
  )
  if (!areWords || low.worth !== undefined || high?.worth === undefined) return false
  const top = high.value / high.worth
  return low.value < top && top <= 2 * low.value
}

/** A first end that is more than so many times the second one has a smaller unit. */
const MAX_REVERSED = 3

/**
 * Puts both ends in order; a number without a unit takes that of the other end where that makes
 * sense.
 */
function joinedRange(
  tokens: readonly Token[],
  from: number,
  [low, high]: readonly [Amount, Amount],
  { isAmount }: Measure,
): Amounts | undefined {
  const worths = [low, high].map(({ worth }) => worth)
  const [worth = worths[0]] = worths.slice(1)
  const isWritten = [low, high].map(
    ({ value, worth, isMarked = false }) => worth !== undefined || isAmount(value, isMarked),
  )
  if (worth === undefined && !isWritten.every(Boolean)) return undefined
  // '1 cr to 3 bhk' is not a range of crores.
  if (!isWritten[1] && isCounted(tokens, high.end)) return undefined
  const ends = [low, high].map(({ value }, index) =>
    isWritten[index] ? value : value * (worth ?? 1),
  )
  const [one = Number.NaN, other = Number.NaN] = ends
  // '90 to 1.4 cr' is a range from lakhs to a crore, '1.5 to 1 cr' one of crores; the 95 of '1.2 cr - 95' may be lakhs or
  // crores.
  const isOfLakhs = !isWritten[0] && worth === CRORE && one > MAX_REVERSED * other
  const isUnsure = !isWritten[1] && (other < one || other > 10 * one)
  const both = isUnsure ? [Number.NaN] : [isOfLakhs ? low.value * LAKH : one, other]
  const end = high.end + (limitAfter(tokens, high.end)?.length ?? 0)
  const unit = high.unit ?? low.unit
  return { min: Math.min(...both), max: Math.max(...both), unit, length: end - from }
}

function readSingle(tokens: readonly Token[], from: number, measure: Measure): Amounts | undefined {
  const before = limitBefore(tokens, from)
  const start = from + (before?.length ?? 0)
  const amount = measure.read(tokens, start, true)
  if (!amount) return undefined
  const { value, worth, isMarked = false, unit } = amount
  if (worth === undefined && !measure.isAmount(value, isMarked)) return undefined
  const after = limitAfter(tokens, amount.end, before?.value)
  const limit = after?.value ?? before?.value ?? measure.alone
  const bound = limit === 'about' ? measure.alone : limit
  const end = amount.end + (after?.length ?? 0)
  // Nobody can be sure what the 20 of '1 crore 20' are.
  const next = measure.read(tokens, amount.end, true)
  const isUnsure = next && !next.isMarked && next.worth === undefined && next.value < 100
  if (isUnsure && worth && !unit && !isCounted(tokens, next.end))
    return { [bound]: Number.NaN, unit, length: next.end - from }
  const isBare = !before && !after
  return { [bound]: value, unit, length: end - from, ...(isBare && { isBare }) }
}

const MAGNITUDES = phraseFinder(spellings(MAGNITUDE_SPELLINGS))

/**
 * Whether a word behind a number names what the number counts, if it is only the unit of another
 * measure: '1500 sq ft - 2 cr' is no range.
 */
export const isCounted = (tokens: readonly Token[], index: number): boolean =>
  [bedroomWords, COUNTED, spokenUnitAt, MAGNITUDES].some(
    (find) => find(tokens, index) !== undefined,
  )
