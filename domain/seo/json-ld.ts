import type { Coordinates } from '../place/directions.ts'
import type { Crumb } from './paths.ts'
import { absoluteUrl } from './page-head.ts'

/** A node of structured data; a member that is undefined is left out where it is written. */
export type JsonLd = Readonly<Record<string, unknown>>

/** The vocabulary of all nodes. */
export const CONTEXT = 'https://schema.org'

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

/** The id by which other nodes name the agency. */
export const agencyId = (publicUrl: string): string => `${absoluteUrl(publicUrl, '/')}#agency`

export const geo = ({ lat: latitude, lng: longitude }: Coordinates): JsonLd => ({
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

/** The list; undefined, and so left out, where it is empty. */
export const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined
