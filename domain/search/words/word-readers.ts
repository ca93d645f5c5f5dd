import type { Facet } from '../../listing/facets.ts'
import {
  EMPTY_QUERY,
  LISTING_AREA_UNITS,
  rangeOf,
  scaleOf,
  withBounds,
  type Bounds,
  type ListingQuery,
  type ListingScope,
  type RangeName,
  type RangeUnit,
  type Scale,
} from '../../listing/listing-query.ts'
import { MAX_AFFORDABILITY } from '../../cost/affordability.ts'
import { AREAS, readAmounts, RUPEES, LABELLED_RUPEES, type Amounts } from './amounts.ts'
import { bedroomWords, affordabilityWords } from './facet-words.ts'
import type { PhraseFinder } from './phrase-finder.ts'
import type { Token } from './tokens.ts'

/** What is understood of a query while it is read. */
export type Draft = {
  readonly filters: { -readonly [Key in keyof ListingQuery]: ListingQuery[Key] }
  developer?: { name: string; slug: string }
}

/** What a reader makes of the words at a place: how many it takes, and what they change. */
export type Taken = { length: number; apply: (draft: Draft) => void }

/** Adds an alternative to a filter. */
export function add({ filters }: Draft, facet: Facet, value: string): void {
  if (!filters[facet].includes(value)) filters[facet] = [...filters[facet], value]
}

/** A place; after 'sector 84' a further number is another sector: 'sector 84, 85 and 88'. */
export function readPlaces(
  tokens: readonly Token[],
  from: number,
  places: PhraseFinder<string>,
): Taken | undefined {
  const first = places(tokens, from)
  if (!first) return undefined
  const found = [first.value]
  let end = from + first.length
  if (tokens[from]?.text === 'sector' && first.length === 2) {
    for (;;) {
      const joint = JOINTS.has(tokens[end]?.text ?? '') ? 1 : 0
      const number = tokens[end + joint]
      const sector = tokens[from] as Token
      const next = number?.number === undefined ? undefined : places([sector, number], 0)
      if (next?.length !== 2) break
      found.push(next.value)
      end += joint + 1
    }
  }
  return {
    length: end - from,
    apply: (draft) => found.forEach((place) => add(draft, 'location', place)),
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

/** '3 bhk', '3/4 bhk', '2 or 3 bedroom', '4+ bhk', 'duplex'. */
export function readBedrooms(tokens: readonly Token[], from: number): Taken | undefined {
  if (tokens[from]?.text === 'duplex') {
    return { length: 1, apply: (draft) => add(draft, 'bedrooms', 'Duplex') }
  }
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
    apply: (draft) => counts.forEach((count) => add(draft, 'bedrooms', count)),
  }
}

const startsBedrooms = (tokens: readonly Token[], at: number): boolean =>
  bedroomWords(tokens, at + 1) !== undefined

export function readBudget(tokens: readonly Token[], from: number): Taken | undefined {
  const amounts = readAmounts(tokens, from, RUPEES)
  // A number of square feet is no sum, also where no listing goes so far.
  if (!amounts || readAmounts(tokens, from, AREAS)) return undefined
  return takeRange('budget', amounts, CRORES_FIRST)
}

/** '50k emi', 'emi under 40,000', '20 lakh down payment': what a buyer can spend. */
export function readAffordabilityWords(tokens: readonly Token[], from: number): Taken | undefined {
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
    apply: ({ filters }) => (filters[name] = Math.round(amount)),
  }
}

export function readArea(tokens: readonly Token[], from: number): Taken | undefined {
  const amounts = readAmounts(tokens, from, AREAS)
  if (!amounts) return undefined
  const said = amounts.unit === 'sqm' ? 'sqft' : amounts.unit
  return takeRange('area', amounts, [said, ...LISTING_AREA_UNITS])
}

/** @param units that the range may be given in, the best first */
function takeRange(
  name: RangeName,
  { length, min, max }: Amounts<string>,
  units: readonly RangeUnit[],
): Taken | undefined {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (!withRange(EMPTY_QUERY, name, bounds, units)) return undefined
  return {
    length,
    apply({ filters }) {
      const joined = { ...rangeOf(filters, name), ...bounds }
      Object.assign(filters, withRange(filters, name, joined, units))
    },
  }
}

/**
 * The query with a range in rupees or square feet, in the first unit that fits. Undefined where the
 * slider goes to neither bound.
 */
export function withRange(
  query: ListingQuery,
  name: RangeName,
  bounds: Bounds,
  units: readonly RangeUnit[],
  scope: ListingScope = 'listing',
): ListingQuery | undefined {
  const scales = units.map((unit) => ({ unit, ...scaleOf(unit, scope) }))
  const fitted = fit(bounds, scales)
  return fitted && { ...withBounds(query, name, fitted.bounds), [`${name}Unit`]: fitted.unit }
}

/**
 * Bounds in the first unit whose slider reaches them. A bound at its slider's own end filters
 * nothing, so 'above 1 crore' becomes 100 lakh; where no unit keeps both bounds, one alone counts.
 */
function fit({ min, max }: Bounds, scales: readonly (Scale & { unit: RangeUnit })[]) {
  const fits = ([{ min, max }, { max }, { min }] as Bounds[])
    .filter((span) => span.min !== undefined || span.max !== undefined)
    .flatMap((span) => scales.flatMap((scale) => inUnit(span, scale) ?? []))
  return fits.find(({ filters }) => filters) ?? fits[0]
}

/** Undefined where the unit's slider does not go as far; `filters` where no bound is its own end. */
function inUnit({ min, max }: Bounds, scale: Scale & { unit: RangeUnit }) {
  const { unit, worth, step } = scale
  const convert = (value: number | undefined) =>
    value === undefined ? undefined : roundTo(value / worth, step < 1 ? 100 : 1)
  const bounds = { min: convert(min), max: convert(max) }
  const isWithin = (value: number | undefined) =>
    value === undefined || (value >= scale.min && value <= scale.max)
  if (!isWithin(bounds.min) || !isWithin(bounds.max)) return undefined
  return { unit, bounds, filters: bounds.min !== scale.min && bounds.max !== scale.max }
}

const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts
