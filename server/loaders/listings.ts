import { listingNode, PROPERTIES } from '../seo/structured-data.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { projectCount } from '../../domain/text/text.ts'
import { dataOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { CityView } from '../../client/pages/city/CityPage.tsx'
import type { Listing, ListingView } from '../../client/pages/listing/listing-view.ts'
import type { TrendingView } from '../../client/pages/trending/TrendingPage.tsx'
import { CITY_SLUGS, cityName, isCitySlug } from '../../domain/place/cities.ts'
import type { ListingScope } from '../../domain/listing/listing-query.ts'
import type { Project } from '../../domain/project/project.ts'
import { cardWithRate, projectCard, trendingCard } from './views/cards.ts'
import { NO_SUCH_PAGE, page, type RequestContext, type Parts } from './views/loader-result.ts'
import { entry } from './views/page-entry.ts'

/** The projects of a page, filtered, sorted and cut as the address asks. */
export function listingOf(
  parts: Parts,
  projects: readonly Project[],
  search: URLSearchParams,
  scope: ListingScope = 'listing',
): Listing {
  const { listing, hasAllProjects } = parts.catalogue
  const { items, ...answer } = listing.list(projects, search, scope)
  const card = answer.query.sort === 'rate-asc' ? cardWithRate : projectCard
  return {
    ...answer,
    cards: items.map((project) => card(parts, project)),
    incomplete: !hasAllProjects,
  }
}

function listing(parts: Parts, { search }: RequestContext): LoaderResult<ListingView> {
  const { catalogue, images } = parts
  return page({
    listing: listingOf(parts, catalogue.projects, search),
    hero: images.find(catalogue.site.heroBanners[1]?.image),
  })
}

/** One of the nine cities; it is listed by search engines only while it has a project. */
function city(parts: Parts, { params, search }: RequestContext): LoaderResult<CityView> {
  const { catalogue, images } = parts
  const slug = params['city'] ?? ''
  if (!isCitySlug(slug)) return NO_SUCH_PAGE
  const projects = catalogue.projectsIn(slug)
  const locality = catalogue.locality(slug)
  return page({
    slug,
    name: cityName(slug),
    description: locality?.description,
    hero: images.find(locality?.image ?? projects[0]?.image),
    listing: listingOf(parts, projects, search),
    indexed: projects.length > 0,
  })
}

function trending(parts: Parts): LoaderResult<TrendingView> {
  return page({
    trending: mapLoaded(parts.catalogue.trending, (cards) =>
      cards.map((card) => trendingCard(parts, card, 'trending')),
    ),
  })
}

export const listingPages = {
  listing: entry({
    load: listing,
    head: ({ listing: { available } }) => ({
      title: 'All Projects',
      description:
        available === 0
          ? 'Find property by place, budget, size, configuration and status.'
          : `Compare ${projectCount(available)} by place, budget, size, configuration and status.`,
      path: paths.listing,
    }),
    breadcrumbs: () => [{ name: PROPERTIES.name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    sitemap: 'addresses',
  }),
  city: entry({
    load: city,
    head: ({ slug, name, indexed, listing: { available } }) => ({
      title: `Property in ${name}`,
      description: indexed
        ? `Residential and commercial property in ${name}: ${projectCount(available)} with prices, sizes and floor plans.`
        : `We have no project in ${name} at the moment. Tell us what you are looking for, and we will call you when something fits.`,
      path: paths.city(slug),
      keywords: [`property in ${name}`, `flats in ${name}`, `commercial property in ${name}`],
      noindex: !indexed,
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    sitemap: ({ projectsIn }) =>
      CITY_SLUGS.filter((slug) => projectsIn(slug).length > 0).map(paths.city),
  }),
  trending: entry({
    load: trending,
    head: () => ({
      title: 'Trending Projects',
      description: 'The projects buyers ask about most now, with prices and places.',
      path: paths.trending,
    }),
    structuredData: ({ trending: list }, { publicUrl }) => {
      const items = dataOf(list)?.flatMap(({ name, path }) => (path ? [{ name, path }] : []))
      return [items && itemListJsonLd(publicUrl, items)]
    },
    sitemap: 'addresses',
  }),
}
