import { normalizeText, listAnd, titleCase } from '../text/text.ts'

/** The cities that have a page of their own (docs/product.md, 'Addresses'). */
export const CITY_SLUGS = [
  'gurgaon',
  'delhi',
  'noida',
  'mumbai',
  'goa',
  'faridabad',
  'lucknow',
  'pune',
  'bangalore',
] as const

export type CitySlug = (typeof CITY_SLUGS)[number]

/** What cities are called besides their own names. */
const OTHER_NAMES: ReadonlyMap<string, CitySlug> = new Map([
  ['gurugram', 'gurgaon'],
  ['new delhi', 'delhi'],
  ['bombay', 'mumbai'],
  ['bengaluru', 'bangalore'],
  ['banglore', 'bangalore'],
])

/** All that people may call a city who search for it, slips included. */
export const searchedCityNames: readonly (readonly [name: string, city: CitySlug])[] = [
  ...OTHER_NAMES,
  ['gurgoan', 'gurgaon'],
  ['ggn', 'gurgaon'],
  ['new gurgaon', 'gurgaon'],
  ['new gurugram', 'gurgaon'],
  ['dilli', 'delhi'],
  ...CITY_SLUGS.map((slug) => [slug, slug] as const),
]

/** True for the slug of one of the nine cities. */
export function isCitySlug(slug: string): slug is CitySlug {
  return (CITY_SLUGS as readonly string[]).includes(slug)
}

/** 'gurgaon' is 'Gurgaon', 'new-town' is 'New Town'. */
export function cityName(slug: string): string {
  return titleCase(slug)
}

/** The city of a name, also by its other name (Gurugram, Bengaluru); undefined for any other place. */
export function cityOfName(name: string): CitySlug | undefined {
  const folded = normalizeText(name)
  return isCitySlug(folded) ? folded : OTHER_NAMES.get(folded)
}

/**
 * The city a list of places lies in. A place that is a city's name decides, the last one first
 * ('Dwarka Expressway, Gurgaon'); else a place that ends in one ('Greater Noida', 'Sector 62 Noida
 * 201301'), so that 'Noida Expressway' or 'Mumbai Highway' alone decides nothing.
 */
export function cityOfLocalities(localities: readonly string[]): CitySlug | undefined {
  const places = localities
    .toReversed()
    .map((place) => normalizeText(place).replace(/[\s-]*\d{6}$/, ''))
  const lastWords = places.map((place) => /[a-z]+$/.exec(place)?.[0] ?? '')
  return [...places, ...lastWords].map(cityOfName).find((city) => city !== undefined)
}

/** ' in Gurgaon, Delhi and Noida'; nothing where the agency names no city. */
export function inCities(cities: readonly { name: string }[]): string {
  return cities.length === 0 ? '' : ` in ${listAnd(cities.map(({ name }) => name))}`
}
