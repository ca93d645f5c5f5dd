import { basisOf, carpetAreaOf, type GivenAreas } from '../area/area-types.ts'
import { parseArea } from '../area/area-text.ts'
import { SQUARE_FEET, type AreaRange } from '../area/square-feet.ts'
import { formatInr } from './money.ts'
import { priceLow, type Price } from './price.ts'

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
    { area: carpet, of: 'carpet area' },
    { area: parseArea(areaText), of: basisOf(areaText)?.toLowerCase() ?? 'the area given' },
  ]
}
