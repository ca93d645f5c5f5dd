import type { Facet } from '../../listing/facets.ts'
import type { ListingQuery, RangeName } from '../../listing/listing-query.ts'
import {
  LISTING_AREA_UNITS,
  mapBounds,
  rangeInFull,
  scaleOf,
  type Bounds,
  type ListingScope,
  type Range,
  type RangeUnit,
} from '../../listing/ranges.ts'
import { MAX_AFFORDABILITY } from '../../cost/affordability.ts'
import { AREAS, readAmounts, RUPEES, LABELLED_RUPEES, type Amounts } from './amounts.ts'
import { bedroomWords, affordabilityWords } from './facet-words.ts'
import type { PhraseFinder } from './phrase-finder.ts'
import type { Token } from './tokens.ts'

/** What is understood of a query while it is read. */
export type Draft = { -readonly [Key in keyof ListingQuery]: ListingQuery[Key] } & {
  developer?: { name: string; slug: string }
}

/** What a reader makes of the words at a place: what they change. */
export type Reader = PhraseFinder<(draft: Draft) => void>

/** Adds an alternative to a filter. */
export function add(draft: Draft, facet: Facet, value: string): void {
  if (!draft[facet].includes(value)) draft[facet] = [...draft[facet], value]
}

/** A phrase; after 'sector 84' a further number is another sector: 'sector 84, 85 and 88'. */
export const phraseReader =
  (phrases: Reader): Reader =>
  (tokens, from) => {
    const first = phrases(tokens, from)
    const sector = tokens[from]
    if (sector?.text !== 'sector' || first?.length !== 2) return first
    const found = [first]
    let end = from + first.length
    for (;;) {
      const joint = JOINTS.has(tokens[end]?.text ?? '') ? 1 : 0
      const number = tokens[end + joint]
      const next = number?.number === undefined ? undefined : phrases([sector, number], 0)
      if (next?.length !== 2) break
      found.push(next)
      end += joint + 1
    }
    return {
      length: end - from,
      value: (draft) => found.forEach(({ value: change }) => change(draft)),
    }
  }

/** Crores before lakhs: '90 lakh to 1.4 crore' is said in lakhs. */
export const CRORES_FIRST = ['Cr', 'L'] as const

/** Words and signs between alternatives. */
const JOINTS: ReadonlySet<string> = new Set(['-', 'or', 'and', 'to', 'ya', 'aur'])

/** What a flat has besides bedrooms. */
const SMALL_ROOMS: ReadonlySet<string> = new Set(
  'servant servants study sq store puja pooja utility maid terrace lawn family'.split(' '),
)

/** '3 bhk', '3/4 bhk', '2 or 3 bedroom', '4+ bhk'. */
export const readBedrooms: Reader = (tokens, from) => {
  const counts: string[] = []
  let at = from
  for (;;) {
    const count = tokens[at]?.number
    if (count === undefined || count <= 0 || count > 20) return undefined
    at += 1
    const word = bedroomWords(tokens, at)
    const plus = [at, at + (word?.length ?? 0)].find((place) => tokens[place]?.text === '+')
    // '3 bhk + servant' are three bedrooms and a small room.
    const isMore = plus !== undefined && !SMALL_ROOMS.has(tokens[plus + 1]?.text ?? '')
    counts.push(`${count} BHK${isMore ? '+' : ''}`)
    at += (word?.length ?? 0) + (isMore ? 1 : 0)
    const closing = word ?? (isMore ? bedroomWords(tokens, at) : undefined)
    if (!word && closing) at += closing.length
    const joint = JOINTS.has(tokens[at]?.text ?? '')
    const continues = tokens[at + (joint ? 1 : 0)]?.number !== undefined
    if (closing && !(joint && continues && startsBedrooms(tokens, at + 1))) break
    if (!closing && !continues) return undefined
    if (joint) at += 1
  }
  return {
    length: at - from,
    value: (draft) => counts.forEach((count) => add(draft, 'bedrooms', count)),
  }
}

const startsBedrooms = (tokens: readonly Token[], at: number): boolean =>
  bedroomWords(tokens, at + 1) !== undefined

export const readBudget: Reader = (tokens, from) => {
  const amounts = readAmounts(tokens, from, RUPEES)
  // A number of square feet is no sum, also where no listing goes so far.
  if (!amounts || readAmounts(tokens, from, AREAS)) return undefined
  return takeRange('budget', amounts, CRORES_FIRST)
}

/** '50k emi', 'emi under 40,000', '20 lakh down payment': what a buyer can spend. */
export const readAffordabilityWords: Reader = (tokens, from) => {
  const before = affordabilityWords.before(tokens, from)
  const start = from + (before?.length ?? 0)
  const amounts = readAmounts(tokens, start, LABELLED_RUPEES)
  const amount = amounts?.max ?? amounts?.min
  if (amounts === undefined || amount === undefined) return undefined
  const after = affordabilityWords.after(tokens, start + amounts.length)
  const name = before?.value ?? after?.value
  if (name === undefined || amount > MAX_AFFORDABILITY[name]) return undefined
  const more = after?.value === name ? after.length : 0
  return {
    length: start + amounts.length + more - from,
    value: (draft) => (draft[name] = Math.round(amount)),
  }
}

export const readArea: Reader = (tokens, from) => {
  const amounts = readAmounts(tokens, from, AREAS)
  if (!amounts) return undefined
  const said = amounts.unit === 'sqm' ? 'sqft' : amounts.unit
  return takeRange('area', amounts, [said, ...LISTING_AREA_UNITS])
}

/** @param units that the range may be given in, the best first */
function takeRange<Name extends RangeName>(
  name: Name,
  { length, min, max }: Amounts<string>,
  units: readonly ListingQuery[Name]['unit'][],
): ReturnType<Reader> {
  if (!rangeIn({ min, max }, units)) return undefined
  return {
    length,
    value(draft) {
      const before = rangeInFull(draft[name])
      const joined = { min: min ?? before.min, max: max ?? before.max }
      Object.assign(draft, { [name]: rangeIn(joined, units) })
    },
  }
}

/**
 * A range of rupees or square feet in the first unit whose slider reaches its bounds. A bound at its
 * slider's own end filters nothing, so 'above 1 crore' becomes 100 lakh; where no unit keeps both
 * bounds, one alone counts. Undefined where the slider goes to neither.
 */
export function rangeIn<Unit extends RangeUnit>(
  { min, max }: Bounds,
  units: readonly Unit[],
  scope: ListingScope = 'listing',
): Range<Unit> | undefined {
  const ranges = [{ min, max }, { max }, { min }]
    .filter((span) => span.min !== undefined || span.max !== undefined)
    .flatMap((span) => units.map((unit) => inUnit(span, unit, scope)))
    .filter((range) => range !== undefined)
  return (ranges.find(({ filters }) => filters) ?? ranges[0])?.range
}

/** Undefined where the unit's slider does not go as far; `filters` where no bound is its own end. */
function inUnit<Unit extends RangeUnit>(span: Bounds, unit: Unit, scope: ListingScope) {
  const { min, max, worth, step } = scaleOf(unit, scope)
  const parts = step < 1 ? 100 : 1
  const bounds = mapBounds(span, (value) => Math.round((value / worth) * parts) / parts)
  const isWithin = ({ min: low = min, max: high = max }: Bounds) =>
    [low, high].every((value) => value >= min && value <= max)
  if (!isWithin(bounds)) return undefined
  return { range: { ...bounds, unit }, filters: bounds.min !== min && bounds.max !== max }
}
