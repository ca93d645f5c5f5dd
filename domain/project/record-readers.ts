import { parseArea, type AreaRange } from '../area/area.ts'
import { cityOfLocalities, type CitySlug } from '../place/cities.ts'
import { parseLocalities } from '../place/localities.ts'
import { priceReader, type PriceReader } from '../price/price-reader.ts'
import { once } from '../text/once.ts'
import { parseBedrooms } from './bedrooms.ts'
import { PROJECT_DEFAULTS as DEFAULTS } from './defaults.ts'

/** Where a project is, as its places are shown. */
type Places = {
  readonly localities: readonly string[]
  readonly localitiesText: string
  readonly city: CitySlug | undefined
}

type Bedrooms = { readonly bedrooms: readonly string[]; readonly bedroomsText: string }

/**
 * What reads the texts of records. Thousands of projects have one price, lie in one place: each
 * different text is read once, and the projects share what it says.
 */
export type RecordReaders = {
  readonly price: PriceReader
  readonly area: (text: string) => AreaRange | undefined
  readonly places: (text: string | undefined) => Places
  readonly bedrooms: (written: string | readonly string[] | undefined) => Bedrooms
  /** The same string for the same text. */
  readonly shared: (text: string) => string
}

/** They remember every text for as long as somebody holds them. */
export function recordReaders(): RecordReaders {
  const shared = once((text) => text)
  const placesOf = once((text) => readPlaces(parseLocalities(text).map(shared)))
  const bedroomsOf = once((text) => readBedrooms(text))
  return {
    price: priceReader(),
    area: once(parseArea),
    places: (text) => (text === undefined ? NOWHERE : placesOf(text)),
    bedrooms: (written) =>
      typeof written === 'string' ? bedroomsOf(written) : readBedrooms(written),
    shared,
  }
}

function readPlaces(localities: readonly string[]): Places {
  return {
    localities,
    localitiesText: localities.length === 0 ? DEFAULTS.localities : localities.join(', '),
    city: cityOfLocalities(localities),
  }
}

const NOWHERE = readPlaces([])

function readBedrooms(written: string | readonly string[] | undefined): Bedrooms {
  const bedrooms = parseBedrooms(written)
  return {
    bedrooms,
    bedroomsText: bedrooms.length === 0 ? DEFAULTS.bedrooms : bedrooms.join(', '),
  }
}
