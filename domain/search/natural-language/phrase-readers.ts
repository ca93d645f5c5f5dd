import type { PhraseFinder } from '../../amount/phrase-finder.ts'
import { andFraction, readNumber } from '../../amount/read-number.ts'
import { rateAt } from '../../amount/amount-text-parts.ts'
import { areaUnitAt } from '../../amount/read-area-size.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import type { FacetName } from '../../listing/facets.ts'
import {
  type Bounds,
  LISTING_AREA_UNITS,
  mapBounds,
  rangeInFull,
  type RangeName,
  rangeOf,
} from '../../listing/range-units.ts'
import { EMPTY_QUERY, type ListingQuery } from '../../listing/listing-query.ts'
import { wholeNumbers } from '../../project/bedrooms.ts'
import { AREAS, readAmounts, RUPEES, spokenUnitAt, type Amounts } from './read-amounts.ts'
import { JOINTS, limitOfNext } from './limit-words.ts'
import { isLength, isNotAPrice, type IsClear } from './around-amounts.ts'
import { bedroomWords, roomLimits, type RoomLimit } from './facet-phrases.ts'

export type QueryDraft = { -readonly [Key in keyof ListingQuery]: ListingQuery[Key] } & {
  developer?: { name: string; slug: string }
  /** The fewest and the most rooms that were said so far. */
  rooms?: Bounds
}

/**
 * What a reader makes of words: a change to the draft, or words that are left over together, as some
 * are only once the draft is known.
 */
export type Reader = PhraseFinder<((draft: QueryDraft) => void | 'left-over') | 'left-over'>

export function addFacetValue(draft: QueryDraft, facet: FacetName, value: string): void {
  if (!draft[facet].includes(value)) draft[facet] = [...draft[facet], value]
}

/** Crores are tried before lakhs; '90 lakh to 1.4 crore' is said in lakhs. */
export const CRORES_FIRST = ['Cr', 'L'] as const

/** Words between the ends of a span: '2 to 4 bhk' are 2, 3 and 4. */
const SPANS: ReadonlySet<string> = new Set(['-', 'to', 'se', 'से'])

/** Words behind a number that mean that many or more. */
const MORE: ReadonlySet<string> = new Set(['+', 'plus'])

const SMALL_ROOMS: ReadonlySet<string> = new Set(
  'servant servants study sq store puja pooja utility maid terrace lawn family t toilet toilets bath baths balcony balconies'.split(
    ' ',
  ),
)

/** A number of rooms in a query; `joint` is the word before it, such as 'or'. */
type RoomCount = { count: number; joint: string; isMinimum: boolean }

/**
 * Reads '3 bhk', '3/4 bhk', '2 or 3 bedroom', '2 to 4 bhk', '4+ bhk', 'minimum 3 bhk', '2 bhk or
 * more', 'up to 2 bhk'. '3+1 bhk' is left over, as nobody can be sure what its rooms are.
 */
export const readBedrooms: Reader = (tokens, from) => {
  const before = roomLimits.before(tokens, from)
  const counts: RoomCount[] = []
  let index = from + (before?.length ?? 0)
  for (let joint = ''; ;) {
    const spoken = tokens[index]?.number === undefined ? readNumber(tokens, index) : undefined
    const number = spoken?.value ?? tokens[index]?.number
    if (number === undefined || number < 1 || number > 20) return undefined
    const half = halfBehind(tokens, index)
    index = spoken?.end ?? half?.end ?? index + 1
    const unit = bedroomWords(tokens, index)
    const plus = index + (MORE.has(tokens[index]?.text ?? '') ? 0 : (unit?.length ?? 0))
    // '3 bhk + servant' are three bedrooms and a small room.
    const isMinimum = MORE.has(tokens[plus]?.text ?? '') && !isSmallRoom(tokens, plus + 1)
    if (isMinimum && !unit && tokens[plus + 1]?.number !== undefined) {
      const unsure = bedroomWords(tokens, plus + 2)
      return unsure && { length: plus + 2 + unsure.length - from, value: 'left-over' }
    }
    counts.push({ count: number + (spoken ? 0 : (half?.value ?? 0)), joint, isMinimum })
    index += (unit?.length ?? 0) + (isMinimum ? 1 : 0)
    const late = unit ? undefined : lateUnit(tokens, index)
    if (late) index += late.length
    const text = tokens[index]?.text ?? ''
    const next = index + (JOINTS.has(text) ? 1 : 0)
    const continues = tokens[next]?.number !== undefined
    if (unit ?? late) {
      const goesOn = next > index && continues && startsBedrooms(tokens, next)
      if (!goesOn) return takeBedrooms(counts, late?.limit ?? before?.value, tokens, from, index)
    } else if (!continues) {
      // The unit of 'min 2 max 4 bhk' is said once.
      const isOfNext = before && roomLimits.before(tokens, next) && readBedrooms(tokens, next)
      return isOfNext ? takeBedrooms(counts, before.value, tokens, from, index) : undefined
    }
    joint = next > index ? text : ''
    index = next
  }
}

/** Adds numbers of rooms to the draft, with the words behind them that limit them. */
function takeBedrooms(
  counts: readonly RoomCount[],
  limitWord: RoomLimit | undefined,
  tokens: readonly Token[],
  from: number,
  end: number,
): ReturnType<Reader> {
  const after = limitAfterRooms(tokens, end)
  const limit = after?.value ?? limitWord
  const [first, ...others] = counts
  const bounds = first && others.length === 0 ? roomBounds(first.count, limit) : {}
  return {
    length: end + (after?.length ?? 0) - from,
    value(draft) {
      draft.rooms = { ...draft.rooms, ...bounds }
      const { min, max } = draft.rooms
      // 'Min 2 bhk max 4 bhk' is one limit.
      const within = min !== undefined && max !== undefined ? wholeNumbers(min, max) : []
      if (within.length > 0) draft.bedrooms = within.map((count) => `${count} BHK`)
      else for (const value of roomValues(counts, limit)) addFacetValue(draft, 'bedrooms', value)
    },
  }
}

/** The fewest or the most rooms that a limit allows. */
function roomBounds(count: number, limit: RoomLimit | undefined): Bounds {
  if (limit === 'min') return { min: count }
  if (limit === 'more') return { min: Math.floor(count) + 1 }
  if (limit === 'max') return { max: count }
  return limit === 'less' ? { max: Math.ceil(count) - 1 } : {}
}

/** Finds a half behind a whole number: '½' written to it, '1/2', '-1/2' or 'and a half'. */
function halfBehind(tokens: readonly Token[], index: number) {
  const [whole, part] = [tokens[index], tokens[index + 1]]
  const isWritten = part?.number === 0.5 && part.start === whole?.end
  if (isWritten) return { value: 0.5, end: index + 2 }
  const start = part?.text === '-' ? index + 2 : index + 1
  const isHalf = ['1', '/', '2'].every((text, offset) => tokens[start + offset]?.text === text)
  return isHalf ? { value: 0.5, end: start + 3 } : andFraction(tokens, index + 1)
}

/** Whether a small room is named: 'servant', '1 servant'. */
const isSmallRoom = (tokens: readonly Token[], index: number): boolean =>
  SMALL_ROOMS.has(tokens[index]?.text ?? '') ||
  (tokens[index]?.number !== undefined && SMALL_ROOMS.has(tokens[index + 1]?.text ?? ''))

/** Finds a unit behind the words that limit its number, as in '3 or more bedrooms'. */
function lateUnit(tokens: readonly Token[], index: number) {
  const limit = roomLimits.after(tokens, index)
  const unit = bedroomWords(tokens, index + (limit?.length ?? 0))
  return unit && { length: (limit?.length ?? 0) + unit.length, limit: limit?.value }
}

/** Finds 'or more' or 'max' behind rooms; in '3 bhk max 2 cr' the 'max' belongs to the price. */
function limitAfterRooms(
  tokens: readonly Token[],
  index: number,
): ReturnType<typeof roomLimits.after> {
  const found = roomLimits.after(tokens, index)
  return found && limitOfNext(tokens, index, found.length) ? undefined : found
}

/** The values of the bedrooms filter for some numbers of rooms and their limit. */
function roomValues(counts: readonly RoomCount[], limit: RoomLimit | undefined): string[] {
  const [first] = counts
  const { max } = first && counts.length === 1 ? roomBounds(first.count, limit) : {}
  if (max !== undefined) return wholeNumbers(1, max).map((count) => `${count} BHK`)
  return counts.flatMap(({ count, isMinimum, joint }, index) => {
    const isSpan = SPANS.has(joint) || (limit === 'between' && joint === 'and')
    const between = isSpan ? wholeNumbers(counts[index - 1]?.count ?? count, count) : []
    const isLast = index === counts.length - 1
    const low = limit === 'more' && isLast ? Math.floor(count) + 1 : count
    const more = isMinimum || (isLast && (limit === 'min' || limit === 'more'))
    return [
      ...between.filter((one) => one !== count).map((one) => `${one} BHK`),
      `${low} BHK${more ? '+' : ''}`,
    ]
  })
}

/** Whether a number begins another number of rooms: '4 bhk', '4+ bhk'. */
const startsBedrooms = (tokens: readonly Token[], index: number): boolean =>
  bedroomWords(tokens, index + (MORE.has(tokens[index + 1]?.text ?? '') ? 2 : 1)) !== undefined

/**
 * Reads a budget. A sum beside an unknown word may be something else, so it is left over:
 * '5 lakh voucher', 'pay 50 lakh'.
 */
export const budgetReader =
  (isClear: IsClear): Reader =>
  (tokens, from) => {
    const amounts = readAmounts(tokens, from, RUPEES)
    // A number of square feet is no amount, even where it is beyond the listing's limits.
    if (!amounts || readAmounts(tokens, from, AREAS)) return undefined
    const end = from + amounts.length
    // The number of '1.5 lakh sq ft' is no price either, nor is a rate: '1 lakh per gaj'.
    const rate = rateAt(tokens, end, spokenUnitAt)
    if (rate) return { length: amounts.length + rate.length, value: 'left-over' }
    const isSure = isClear(from, end, amounts.isBare === true)
    if (!isSure || areaUnitAt(tokens, end) || isNotAPrice(tokens, from, end))
      return { length: amounts.length, value: 'left-over' }
    return takeRange('budget', amounts, CRORES_FIRST)
  }

/** Reads a size. 'Feet' alone are also lengths: '60 feet road'. */
export const areaReader =
  (isClear: IsClear): Reader =>
  (tokens, from) => {
    const amounts = readAmounts(tokens, from, AREAS)
    if (!amounts) return undefined
    const end = from + amounts.length
    // The word 'rate' beside an amount makes it a price for each square foot.
    const isRate = [tokens[from - 1], tokens[end]].some((token) => token?.text === 'rate')
    const isSize =
      isSquareAt(tokens, from, end) || (isClear(from, end, true) && !isLength(tokens, from, end))
    if (isRate || !isSize) return { length: amounts.length, value: 'left-over' }
    const writtenUnits = LISTING_AREA_UNITS.filter((unit) => unit === amounts.unit)
    // An area in another unit is rounded to whole square feet.
    const whole = writtenUnits.length > 0 ? {} : mapBounds(amounts, Math.round)
    return takeRange('area', { ...amounts, ...whole }, [...writtenUnits, 'sqft', 'acre', 'sqyd'])
  }

/** Whether a unit of areas is written out among some tokens. */
const isSquareAt = (tokens: readonly Token[], from: number, end: number): boolean =>
  tokens.slice(from, end).some((_, index) => areaUnitAt(tokens, from + index) !== undefined)

/** @param units that the range may be given in, the best first */
function takeRange<Name extends RangeName>(
  name: Name,
  { length, min, max }: Amounts,
  units: readonly ListingQuery[Name]['unit'][],
): ReturnType<Reader> {
  const defaultUnit = EMPTY_QUERY[name].unit
  if (!rangeOf(name, { min, max }, units, defaultUnit)) return { length, value: 'left-over' }
  return {
    length,
    value(draft) {
      const before = rangeInFull(draft[name])
      const joined = { min: min ?? before.min, max: max ?? before.max }
      Object.assign(draft, { [name]: rangeOf(name, joined, units, defaultUnit) })
    },
  }
}
