import type { Loaded } from '../../domain/value/loaded.ts'
import type { ImageView } from '../../domain/image/images.ts'
import type { Facet } from '../../domain/listing/facets.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { CITY_SLUGS, cityName } from '../../domain/place/cities.ts'
import type { ProjectKind } from '../../domain/project/project.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { projectCount } from '../../domain/text/text.ts'
import { listingNode } from '../head/structured-data.ts'
import type { ProjectCardView, TrendingCardView } from '../source/shapes.ts'
import type { PageDescription } from './description.ts'

export type FacetOption = { readonly value: string; readonly count: number }

/** The options of one filter, those that find something first. */
export type FacetOptions = {
  readonly options: readonly FacetOption[]
  /** How many there are with those that are too many to show. */
  readonly total: number
}

/** A filtered, sorted page of projects with what its filter form needs. */
export type Listing = {
  readonly cards: readonly ProjectCardView[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly query: ListingQuery
  /** Values asked for that no project of the chosen kind has: they do not filter. */
  readonly dropped: readonly string[]
  /** The options of each filter, with how many projects each would find. */
  readonly facets: Readonly<Record<Facet, FacetOptions>>
  readonly typeCounts: Readonly<Record<ProjectKind | 'all', number>>
  /** How many projects there are without any filter. */
  readonly available: number
  /** A project file that failed to load: what is listed is not all there is. */
  readonly incomplete: boolean
}

/** A step of the way to everything that lists projects. */
export const PROPERTIES = { name: 'Properties', path: paths.listing } as const

export type ListingView = { readonly listing: Listing; readonly hero?: ImageView }

const listing: PageDescription<ListingView> = {
  component: 'ListingPage',
  addresses: [{ path: paths.listing }],
  query: LISTING_PARAMETERS,
  search: [{ title: 'All Projects', subtitle: 'Every project, with filters', url: paths.listing }],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: ({ listing: { available } }) => ({
          title: 'All Projects',
          description:
            available === 0
              ? 'Find property by place, budget, size, configuration and status.'
              : `Compare ${projectCount(available)} by place, budget, size, configuration and status.`,
          path: paths.listing,
        }),
        trail: () => [{ name: PROPERTIES.name }],
        structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
        sitemap: 'addresses',
      }
    : undefined,
}

export type CityView = {
  readonly slug: string
  readonly name: string
  readonly description?: string
  readonly hero?: ImageView
  readonly listing: Listing
  /** Listed by search engines only while it has a project. */
  readonly indexed: boolean
}

const city: PageDescription<CityView> = {
  component: 'CityPage',
  addresses: [{ path: '/city/:city' }],
  aliases: CITY_SLUGS.map((slug) => ({ path: `/${slug}`, implies: { city: slug } })),
  query: LISTING_PARAMETERS,
  search: CITY_SLUGS.map((slug) => ({
    title: `Property in ${cityName(slug)}`,
    subtitle: 'Projects in this city',
    url: paths.city(slug),
  })),
  published: import.meta.env.SSR
    ? {
        head: ({ slug, name, indexed, listing: { available } }) => ({
          title: `Property in ${name}`,
          description: indexed
            ? `Residential and commercial property in ${name}: ${projectCount(available)} with prices, sizes and floor plans.`
            : `We have no project in ${name} at the moment. Tell us what you are looking for, and we will call you when something fits.`,
          path: paths.city(slug),
          keywords: [`property in ${name}`, `flats in ${name}`, `commercial property in ${name}`],
          noindex: !indexed,
        }),
        trail: ({ name }) => [PROPERTIES, { name }],
        structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
        sitemap: ({ cities }) => cities.map(paths.city),
      }
    : undefined,
}

export type TrendingView = { readonly trending: Loaded<readonly TrendingCardView[]> }

const trending: PageDescription<TrendingView> = {
  component: 'TrendingPage',
  addresses: [{ path: paths.trending }],
  search: [
    { title: 'Trending Projects', subtitle: 'What buyers look at now', url: paths.trending },
  ],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: () => ({
          title: 'Trending Projects',
          description: 'The projects buyers ask about most now, with prices and places.',
          path: paths.trending,
        }),
        structuredData: ({ trending: list }, { publicUrl }) => [
          list.ok
            ? itemListJsonLd(
                publicUrl,
                list.data.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
              )
            : undefined,
        ],
        sitemap: 'addresses',
      }
    : undefined,
}

export const listingPages = { listing, city, trending }
