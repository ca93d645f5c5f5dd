import type { AreaRange } from '../area/square-feet.ts'
import type { Coordinates } from '../place/directions.ts'
import type { OfferAvailability } from '../project/availability.ts'
import type { Project } from '../project/project.ts'
import { agencyId, CONTEXT, geo, unlessEmpty, type JsonLd } from './json-ld.ts'
import { absoluteUrl } from './page-head.ts'

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
