import type { Facet } from '../../listing/facets.ts'
import {
  AREA_LIMITS,
  BUDGET_LIMITS,
  type BudgetUnit,
  type ListingAreaUnit,
  type ListingQuery,
  type SliderLimits,
} from '../../listing/listing-query.ts'
import { CRORE, LAKH } from '../../price/money.ts'
import { AREAS, readAmounts, RUPEES } from './amounts.ts'
import { bedroomWords } from './facet-words.ts'
import type { PhraseFinder } from './phrase-finder.ts'
import type { Place } from './places.ts'
import type { Token } from './tokens.ts'

/** What is understood of a query while it is read. */
export type Draft = {
  readonly filters: { -readonly [Key in keyof ListingQuery]: ListingQuery[Key] }
  developer?: { readonly name: string; readonly slug: string }
}

/** What a reader makes of the words at a place: how many it takes, and what they change. */
export type Taken = { readonly length: number; readonly apply: (draft: Draft) => void }

const BUDGET_UNIT = { Cr: CRORE, L: LAKH } as const

type Span = { readonly min?: number | undefined; readonly max?: number | undefined }

/** Adds an alternative to a filter. */
export function add({ filters }: Draft, facet: Facet, value: string): void {
  if (!filters[facet].includes(value)) filters[facet] = [...filters[facet], value]
}

/** A place; after 'sector 84' a further number is another sector: 'sector 84, 85 and 88'. */
export function readPlaces(
  tokens: readonly Token[],
  from: number,
  places: PhraseFinder<Place>,
): Taken | undefined {
  const first = places(tokens, from)
  if (!first) return undefined
  const found = [first.value.value]
  let end = from + first.length
  if (tokens[from]?.text === 'sector' && first.length === 2) {
    for (;;) {
      const joint = JOINTS.has(tokens[end]?.text ?? '') ? 1 : 0
      const number = tokens[end + joint]
      const sector = tokens[from] as Token
      const next = number?.number === undefined ? undefined : places([sector, number], 0)
      if (next?.length !== 2) break
      found.push(next.value.value)
      end += joint + 1
    }
  }
  return {
    length: end - from,
    apply: (draft) => found.forEach((place) => add(draft, 'location', place)),
  }
}

/** What stands between alternatives. */
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
  // The slider goes from 1 to 500 of either: '90 lakh to 1.4 crore' is said in lakhs.
  // From '50 lakh to 6 crore' only the upper bound can be kept.
  const { unit, bounds } =
    fitting(amounts, ['Cr', 'L']) ?? fitting({ ...amounts, min: undefined }, ['Cr']) ?? {}
  if (unit === undefined || !bounds) return undefined
  return {
    length: amounts.length,
    apply({ filters }) {
      filters.budgetUnit = unit
      if (bounds.min !== undefined) filters.budgetMin = bounds.min
      if (bounds.max !== undefined) filters.budgetMax = bounds.max
    },
  }
}

/** Bounds in the first unit whose slider reaches them. */
function fitting(amounts: Span, units: readonly BudgetUnit[]) {
  return units
    .map((unit) => ({ unit, bounds: inUnit(amounts, BUDGET_UNIT[unit], BUDGET_LIMITS.listing) }))
    .find(({ bounds }) => bounds !== undefined)
}

export function readArea(tokens: readonly Token[], from: number): Taken | undefined {
  const amounts = readAmounts(tokens, from, AREAS)
  if (!amounts) return undefined
  const unit: ListingAreaUnit = amounts.unit === 'sqm' ? 'sqft' : amounts.unit
  const bounds = inUnit(amounts, AREAS.worth[unit], AREA_LIMITS[unit])
  if (!bounds) return undefined
  return {
    length: amounts.length,
    apply({ filters }) {
      filters.areaUnit = unit
      if (bounds.min !== undefined) filters.areaMin = bounds.min
      if (bounds.max !== undefined) filters.areaMax = bounds.max
    },
  }
}

/** Bounds in a unit of the listing; undefined where its sliders do not go as far. */
function inUnit(
  { min, max }: Span,
  worth: number,
  limits: SliderLimits,
): { min?: number; max?: number } | undefined {
  const convert = (value: number | undefined) =>
    value === undefined ? undefined : roundTo(value / worth, limits.step < 1 ? 100 : 1)
  const bounds = { min: convert(min), max: convert(max) }
  const isWithin = (value: number | undefined) =>
    value === undefined || (value >= limits.min && value <= limits.max)
  if (!isWithin(bounds.min) || !isWithin(bounds.max)) return undefined
  return {
    ...(bounds.min !== undefined && { min: bounds.min }),
    ...(bounds.max !== undefined && { max: bounds.max }),
  }
}

const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts
