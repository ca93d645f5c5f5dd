import type { AreaRange } from '../area/area.ts'
import type { Crumb } from './paths.ts'
import type { ProjectKind } from '../project/project.ts'
import { absoluteUrl } from './seo.ts'

/** A node of structured data; `<` must be escaped where it is put into HTML (`jsonLdText`). */
export type JsonLd = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'
/** UN/CEFACT's code. */
const SQUARE_FOOT = 'FTK'

/** The text of a data block: JSON that cannot end its own element. */
export function jsonLdText(node: JsonLd): string {
  return JSON.stringify(node).replaceAll('<', String.raw`\u003c`)
}

export type AgencyFacts = {
  readonly name: string
  readonly publicUrl: string
  readonly address?: string
  readonly phone?: string
  readonly email?: string
  readonly description?: string
  readonly social?: Readonly<Record<string, string>>
  coordinates?: { lat: number; lng: number }
  readonly cities?: readonly string[]
  readonly image?: string
}

/** The agency itself. */
export function agencyJsonLd(agency: AgencyFacts): JsonLd {
  const { name, publicUrl, address, phone, email, description, social = {}, coordinates } = agency
  const links = Object.values(social)
  return withoutUnknown({
    '@context': CONTEXT,
    '@type': 'RealEstateAgent',
    '@id': agencyId(publicUrl),
    name,
    url: absoluteUrl(publicUrl, '/'),
    description,
    telephone: phone,
    email,
    image: agency.image && absoluteUrl(publicUrl, agency.image),
    address: address && postalAddress(address),
    geo: coordinates && geo(coordinates),
    sameAs: links.length > 0 ? links : undefined,
    areaServed: agency.cities?.length
      ? agency.cities.map((city) => ({ '@type': 'City', name: city }))
      : undefined,
  })
}

/** The way from Home to a page. */
export function breadcrumbJsonLd(publicUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) =>
      withoutUnknown({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path && absoluteUrl(publicUrl, path),
      }),
    ),
  }
}

/** A list of pages: projects of a listing, developers of a directory. `start` numbers the first. */
export function itemListJsonLd(
  publicUrl: string,
  items: readonly { name: string; path: string }[],
  start = 1,
): JsonLd {
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

/** Questions and their answers; undefined where there are none. */
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

export type ListedProject = {
  readonly name: string
  readonly path: string
  readonly kind: ProjectKind
  readonly category?: string
  readonly description: string
  readonly images: readonly string[]
  readonly developer: string
  readonly localities: readonly string[]
  readonly city?: string
  readonly amenities?: readonly string[]
  /** Rupees; absent for a rate, 'on request' and no price. */
  priceRange?: { low?: number; high?: number }
  coordinates?: { lat: number; lng: number }
  readonly floorPlans?: readonly ListedFloorPlan[]
}

export type ListedFloorPlan = {
  readonly name: string
  /** Square feet; absent where the size is not known. */
  readonly size?: AreaRange
  readonly image?: string
}

/** A project: the listing, the residence (or place) it is about and, where it has a total price, the offer. */
export function projectJsonLd(publicUrl: string, project: ListedProject): JsonLd {
  const url = absoluteUrl(publicUrl, project.path)
  const image = project.images.map((picture) => absoluteUrl(publicUrl, picture))
  const [place] = project.localities
  return withoutUnknown({
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: project.name,
    description: project.description,
    image: image.length > 0 ? image : undefined,
    provider: { '@id': agencyId(publicUrl) },
    offers: project.priceRange && offer(publicUrl, url, project.developer, project.priceRange),
    mainEntity: withoutUnknown({
      '@type': placeType(project),
      name: project.name,
      url,
      address: withoutUnknown({
        '@type': 'PostalAddress',
        streetAddress: place,
        addressLocality: project.city ?? project.localities.at(-1),
        addressCountry: 'IN',
      }),
      geo: project.coordinates && geo(project.coordinates),
      amenityFeature: project.amenities?.length
        ? project.amenities.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          }))
        : undefined,
      ...floorPlans(publicUrl, project),
    }),
  })
}

/** A home has floor plans itself; a commercial `Place` has them by the units that it contains. */
function floorPlans(publicUrl: string, { kind, floorPlans: plans = [] }: ListedProject): JsonLd {
  if (plans.length === 0) return {}
  if (kind === 'residential') {
    return { accommodationFloorPlan: plans.map((plan) => floorPlan(publicUrl, plan)) }
  }
  return {
    containsPlace: plans.map((plan) => ({
      '@type': 'Accommodation',
      name: plan.name,
      accommodationFloorPlan: floorPlan(publicUrl, plan),
    })),
  }
}

function floorPlan(publicUrl: string, { name, size, image }: ListedFloorPlan): JsonLd {
  return withoutUnknown({
    '@type': 'FloorPlan',
    name,
    floorSize: size && { '@type': 'QuantitativeValue', unitCode: SQUARE_FOOT, ...bounds(size) },
    layoutImage: image && absoluteUrl(publicUrl, image),
  })
}

function bounds({ low, high }: AreaRange): JsonLd {
  return low === high ? { value: low } : withoutUnknown({ minValue: low, maxValue: high })
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
  developer: string,
  { low, high }: { low?: number; high?: number },
): JsonLd | undefined {
  if (low === undefined && high === undefined) return undefined
  const common = {
    priceCurrency: 'INR',
    url,
    availability: 'https://schema.org/InStock',
    offeredBy: { '@id': agencyId(publicUrl) },
    seller: { '@type': 'Organization', name: developer },
  }
  if (low === high) return { '@type': 'Offer', price: low, ...common }
  return withoutUnknown({ '@type': 'AggregateOffer', lowPrice: low, highPrice: high, ...common })
}

function agencyId(publicUrl: string): string {
  return `${absoluteUrl(publicUrl, '/')}#agency`
}

function geo({ lat, lng }: { lat: number; lng: number }): JsonLd {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

/** 'Unit 218, …, Gurgaon, Haryana 122018' in its parts; any other form stays one line. */
function postalAddress(text: string): JsonLd {
  const match = /^(?<street>.+), (?<city>[^,]+), (?<region>[^,]+?) (?<code>\d{6})$/.exec(text)
  const { street = text, city, region, code } = match?.groups ?? {}
  return withoutUnknown({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: code,
    addressCountry: 'IN',
  })
}

/** Without what is not known. */
function withoutUnknown(node: Record<string, unknown>): JsonLd {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined && value !== ''),
  )
}
