import type { Floor } from '../../schemas/generated/data.generated.ts'
import { formatInr } from '../price/money.ts'
import { priceLow, type Price } from '../price/price.ts'
import { normalizeText, presentText } from '../text/text.ts'
import { parseArea } from './area-text.ts'
import { SQUARE_FEET, type AreaRange } from './square-feet.ts'

export type GivenAreas = Partial<
  Pick<Floor, 'area' | 'carpetArea' | 'balconyArea' | 'builtUpArea' | 'superBuiltUpArea'>
>

/** An area with what it includes: 'Carpet area', '1,240 sq. ft.'. */
export type AreaLine = { readonly name: string; readonly text: string }

const NAMES = {
  carpetArea: 'Carpet area',
  balconyArea: 'Balcony area',
  builtUpArea: 'Built-up area',
  superBuiltUpArea: 'Super built-up area',
} as const

/** What an area includes, by the words of its text; the first that fits counts. */
const BASES: readonly (readonly [RegExp, string])[] = [
  [/\bcarpet\b/, 'Carpet area'],
  [/\bsuper\b/, 'Super built-up area'],
  [/\bbuilt\b/, 'Built-up area'],
  [/\bplot\b/, 'Plot area'],
]

function basisOf(text: string): string | undefined {
  const plain = normalizeText(text)
  return BASES.find(([pattern]) => pattern.test(plain))?.[1]
}

/**
 * All that is known of a configuration's size, each area with its name. The plain `area` is first,
 * by the name that its own words give it, unless a named one says the same.
 */
export function areaLines(areas: GivenAreas): AreaLine[] {
  const named = Object.entries(NAMES).flatMap(([field, name]) => {
    const text = presentText(areas[field as keyof typeof NAMES])
    return text === undefined ? [] : [{ name, text }]
  })
  const area = presentText(areas.area)
  if (area === undefined) return named
  const low = parseArea(area)?.low
  const isNamed = low !== undefined && named.some(({ text }) => parseArea(text)?.low === low)
  return isNamed ? named : [{ name: basisOf(area) ?? 'Area', text: area }, ...named]
}

/** The carpet area: its own field, else an `area` whose words say so; undefined where it is not known. */
export function carpetAreaOf({ carpetArea, area }: GivenAreas): AreaRange | undefined {
  const carpetText = presentText(carpetArea)
  if (carpetText !== undefined) return parseArea(carpetText)
  const other = presentText(area)
  return other !== undefined && basisOf(other) === NAMES.carpetArea ? parseArea(other) : undefined
}

/** The smallest and the largest carpet area of some configurations; undefined if none is given. */
export function carpetRangeOf(floors: readonly GivenAreas[]): AreaRange | undefined {
  const ends = floors
    .flatMap((floor) => Object.values(carpetAreaOf(floor) ?? {}))
    .filter((end) => end !== undefined)
  return ends.length === 0 ? undefined : { low: Math.min(...ends), high: Math.max(...ends) }
}

/** Rupees a square foot, and of which area: '₹ 15,676' of 'carpet area'. */
export type Rate = { readonly rate: string; readonly of: string }

/**
 * The price of a square foot: of the carpet area where that is known, else of the area given, which
 * the result names; low price by low area, and high by high, the smaller number first. Undefined
 * where price or area cannot be read.
 * @param carpet the carpet area, where it is not one of the areas
 */
export function rateOf(
  price: Price | undefined,
  areas: GivenAreas,
  carpet: AreaRange | undefined = carpetAreaOf(areas),
): Rate | undefined {
  if (price?.kind !== 'range' || !price.low || !price.high) return undefined
  const sized = sizesOf(areas.area, carpet).find(({ area }) => area?.low && area.high)
  if (!sized?.area?.low || !sized.area.high) return undefined
  // The largest home is often the cheapest by the square foot.
  const [low, high] = [price.low / sized.area.low, price.high / sized.area.high]
    .sort((one, other) => one - other)
    .map((rupees) => formatInr(rupees, 0))
  return { rate: `₹ ${low === high ? low : `${low} – ${high}`}`, of: sized.of }
}

/**
 * The least that a square foot costs, in rupees: the low price by the lowest carpet area, else by
 * the low end of the area given; a price that is a rate counts as it is. Undefined without either.
 * @param carpet the carpet areas, where they are known
 */
export function lowestRate(
  price: Price | undefined,
  areaText: string | undefined,
  carpet: AreaRange | undefined,
): { rupees: number; of?: string } | undefined {
  if (price?.kind === 'rate') return { rupees: price.low / SQUARE_FEET[price.unit] }
  const low = priceLow(price)
  const sized = sizesOf(areaText, carpet).find(({ area }) => area?.low)
  return low !== undefined && sized?.area?.low
    ? { rupees: low / sized.area.low, of: sized.of }
    : undefined
}

/**
 * The sizes that a price may be divided by, the best first, each with its name; the words of an
 * area text may name it.
 */
function sizesOf(areaText = '', carpet: AreaRange | undefined) {
  return [
    { area: carpet, of: NAMES.carpetArea.toLowerCase() },
    { area: parseArea(areaText), of: basisOf(areaText)?.toLowerCase() ?? 'the area given' },
  ]
}
