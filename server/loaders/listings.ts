import { mapLoaded } from '../../domain/value/loaded.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { CityView } from '../../client/pages/city/CityPage.tsx'
import type { Listing, ListingView } from '../../client/pages/listing/listing-view.ts'
import type { TrendingView } from '../../client/pages/trending/TrendingPage.tsx'
import { cityName, isCitySlug } from '../../domain/place/cities.ts'
import type { ListingScope } from '../../domain/listing/listing-query.ts'
import type { Project } from '../../domain/project/project.ts'
import { projectCard, trendingCard } from './parts/cards.ts'
import { NO_SUCH_PAGE, page, type RequestContext, type Parts } from './parts/results.ts'

/** The projects of a page, filtered, sorted and cut as the address asks. */
export function listingOf(
  parts: Parts,
  projects: readonly Project[],
  search: URLSearchParams,
  scope: ListingScope = 'listing',
): Listing {
  const { items, ...answer } = parts.catalogue.listing.list(projects, search, scope)
  const { failed } = parts.catalogue
  return {
    ...answer,
    cards: items.map((project) => projectCard(parts, project)),
    incomplete: failed.has('residentialProjects') || failed.has('commercialProjects'),
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

export const listingLoaders = { listing, city, trending }
