import type { AreaRange } from '../area/square-feet.ts'
import type { Coordinates } from '../place/directions.ts'
import type { OfferAvailability } from '../project/availability.ts'
import type { Project } from '../project/project.ts'
import type { Crumb } from './paths.ts'
import { absoluteUrl } from './page-head.ts'

/** A node of structured data; a member that is undefined is left out where it is written. */
export type JsonLd = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

/** JSON as a data block of a page: without `<`, which could end the block or open a comment. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

export function agencyJsonLd(
  agency: {
    name: string
    publicUrl: string
    social?: Readonly<Record<string, string>>
    coordinates?: Coordinates | undefined
    cities?: readonly string[]
  } & { [Text in 'address' | 'phone' | 'email' | 'description' | 'image']?: string | undefined },
): JsonLd {
  const { publicUrl, coordinates, address, cities = [], image } = agency
  return {
    '@context': CONTEXT,
    '@type': 'RealEstateAgent',
    '@id': agencyId(publicUrl),
    name: agency.name,
    url: absoluteUrl(publicUrl, '/'),
    description: agency.description || undefined,
    telephone: agency.phone || undefined,
    email: agency.email || undefined,
    image: image ? absoluteUrl(publicUrl, image) : undefined,
    address: address ? postalAddress(address) : undefined,
    geo: coordinates && geo(coordinates),
    sameAs: unlessEmpty(Object.values(agency.social ?? {})),
    areaServed: unlessEmpty(cities.map((city) => ({ '@type': 'City', name: city }))),
  }
}

export function breadcrumbJsonLd(publicUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path && absoluteUrl(publicUrl, path),
    })),
  }
}

/**
 * A list of pages: projects of a listing, developers of a directory; none where it is empty. `start`
 * numbers the first.
 */
export function itemListJsonLd(
  publicUrl: string,
  items: readonly { name: string; path: string }[],
  start = 1,
): JsonLd | undefined {
  if (items.length === 0) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: start + index,
      name,
      url: absoluteUrl(publicUrl, path),
    })),
  }
}

export function faqJsonLd(
  faqs: readonly { question: string; answer: string }[],
): JsonLd | undefined {
  if (faqs.length === 0) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export type ListedProject = Pick<
  Project,
  'name' | 'path' | 'kind' | 'category' | 'description' | 'images' | 'developer' | 'localities'
> & {
  city?: string | undefined
  status?: string
  amenities?: readonly string[]
  registrations?: readonly string[]
  /** The price in rupees; absent for a rate, 'on request' and no price. */
  priceRange?: { low?: number | undefined; high?: number | undefined } | undefined
  /** What can be had of the project; all of it where this is absent. */
  availability?: OfferAvailability
  /** The configurations with a price in rupees, where it is known which of them can be had. */
  unitOffers?: readonly { name: string; price: number; availability: OfferAvailability }[]
  coordinates?: Coordinates | undefined
  /** Sizes in square feet, where they are known. */
  floorPlans?: readonly { name: string; size?: AreaRange | undefined; image?: string | undefined }[]
}

/** A project: the listing, the residence (or place) it is about and, where it has a total price, the offer. */
export function projectJsonLd(publicUrl: string, project: ListedProject): JsonLd {
  const { coordinates, localities, amenities = [] } = project
  const url = absoluteUrl(publicUrl, project.path)
  return {
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: project.name || undefined,
    description: project.description || undefined,
    image: unlessEmpty(project.images.map((picture) => absoluteUrl(publicUrl, picture))),
    provider: { '@id': agencyId(publicUrl) },
    offers: offer(publicUrl, url, project),
    mainEntity: {
      '@type': placeType(project),
      name: project.name || undefined,
      url,
      address: {
        '@type': 'PostalAddress',
        streetAddress: localities[0],
        addressLocality: project.city ?? localities.at(-1),
        addressCountry: 'IN',
      },
      geo: coordinates && geo(coordinates),
      identifier: unlessEmpty(
        (project.registrations ?? []).map((value) => ({
          '@type': 'PropertyValue',
          propertyID: 'RERA',
          value,
        })),
      ),
      amenityFeature: unlessEmpty(
        amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      ),
      ...floorPlans(publicUrl, project),
    },
  }
}

/** A home has floor plans itself; a commercial `Place` has them by the units that it contains. */
function floorPlans(publicUrl: string, { kind, floorPlans: plans = [] }: ListedProject): JsonLd {
  const nodes = plans.map(({ name, size, image }) => ({
    '@type': 'FloorPlan',
    name: name || undefined,
    floorSize: size && {
      '@type': 'QuantitativeValue',
      unitCode: 'FTK', // UN/CEFACT's code of the square foot
      ...(size.low === size.high
        ? { value: size.low }
        : { minValue: size.low, maxValue: size.high }),
    },
    layoutImage: image ? absoluteUrl(publicUrl, image) : undefined,
  }))
  if (kind === 'residential') return { accommodationFloorPlan: unlessEmpty(nodes) }
  return {
    containsPlace: unlessEmpty(
      nodes.map((node) => ({
        '@type': 'Accommodation',
        name: node.name ?? '',
        accommodationFloorPlan: node,
      })),
    ),
  }
}

/** The schema.org type of what is on sale, by the editor's category. */
function placeType({ kind, category = '' }: ListedProject): string {
  if (kind === 'commercial') return 'Place'
  if (/apartment|studio|floor/i.test(category)) return 'ApartmentComplex'
  if (/land|plot|villa/i.test(category)) return 'GatedResidenceCommunity'
  if (/house/i.test(category)) return 'SingleFamilyResidence'
  return 'Residence'
}

function offer(
  publicUrl: string,
  url: string,
  {
    developer,
    status = '',
    priceRange: { low, high } = {},
    availability = 'InStock',
    unitOffers = [],
  }: ListedProject,
): JsonLd | undefined {
  if (low === undefined && high === undefined) return undefined
  const common = {
    priceCurrency: 'INR',
    url,
    availability: `${CONTEXT}/${/^\s*sold[\s-]*out\b/i.test(status) ? 'SoldOut' : availability}`,
    offeredBy: { '@id': agencyId(publicUrl) },
    seller: { '@type': 'Organization', name: developer },
  }
  if (low === high) return { '@type': 'Offer', price: low, ...common }
  // Search engines refuse an AggregateOffer without its lowest price, which 'up to' does not say.
  if (low === undefined) {
    const priceSpecification = {
      '@type': 'PriceSpecification',
      maxPrice: high,
      priceCurrency: 'INR',
    }
    return { '@type': 'Offer', priceSpecification, ...common }
  }
  const offers = unitOffers.map(({ name, price, availability: ofUnit }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'INR',
    availability: `${CONTEXT}/${ofUnit}`,
  }))
  return {
    '@type': 'AggregateOffer',
    lowPrice: low,
    highPrice: high,
    ...common,
    offers: unlessEmpty(offers),
  }
}

/** A film about the project of a path: in its host's player, or a file of this site. */
export function videoJsonLd(
  publicUrl: string,
  film: {
    name: string
    description: string
    path: string
    player: string
    thumbnail?: string | undefined
    uploadedOn?: string | undefined
  },
): JsonLd {
  const address = absoluteUrl(publicUrl, film.player)
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: film.name,
    description: film.description,
    ...(film.player.startsWith('/') ? { contentUrl: address } : { embedUrl: address }),
    thumbnailUrl: film.thumbnail && absoluteUrl(publicUrl, film.thumbnail),
    // The day in the data is one of India's.
    uploadDate: film.uploadedOn && `${film.uploadedOn}T00:00:00+05:30`,
    about: { '@id': absoluteUrl(publicUrl, film.path) },
  }
}

const agencyId = (publicUrl: string): string => `${absoluteUrl(publicUrl, '/')}#agency`

const geo = ({ lat: latitude, lng: longitude }: Coordinates): JsonLd => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

/**
 * 'Unit 218, …, Gurgaon, Haryana 122018' in its parts; any other form stays one line, as does the
 * text of several offices.
 */
function postalAddress(text: string): JsonLd {
  const [, streetAddress = text, addressLocality, addressRegion, postalCode] =
    /^((?:(?!\b\d{6}\b)[^;])+), ([^,;]+), ([^,;\d]+?) (\d{6})$/.exec(text) ?? []
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'IN',
  }
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined
