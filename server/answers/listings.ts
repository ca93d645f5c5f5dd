import { given } from '../../catalogue/load/given.ts'
import type { Reply } from '../../client/source/source.ts'
import type {
  CityView,
  Listing,
  ListingView,
  TrendingView,
} from '../../client/page-descriptions/listings.ts'
import { cityName, isCitySlug } from '../../domain/place/cities.ts'
import { applyListing } from '../../domain/listing/filters.ts'
import {
  FACETS,
  listingOptions,
  type ListingOptions,
} from '../../domain/listing/listing-options.ts'
import { parseListingQuery, type ListingScope } from '../../domain/listing/listing-query.ts'
import { paginate } from '../../domain/listing/pagination.ts'
import type { Project } from '../../domain/project/project.ts'
import { mapSection, projectCard, trendingCard } from './cards.ts'
import { NO_SUCH_PAGE, page, type Answers, type Asked, type Parts } from './parts.ts'

/** The projects of a page, filtered, sorted and cut as the address asks. */
export function listingOf(
  parts: Parts,
  projects: readonly Project[],
  search: URLSearchParams,
  scope: ListingScope = 'listing',
): Listing {
  const options = optionsOf(projects)
  const query = parseListingQuery(search, { options, scope })
  const { matches, counts, typeCounts } = applyListing(projects, query, options)
  const { items, page: shown, pages, total } = paginate(matches, query.page)
  const { failed } = parts.catalogue
  return {
    cards: items.map((project) => projectCard(parts, project)),
    total,
    page: shown,
    pages,
    query: { ...query, page: shown },
    facets: facetOptions(options, counts),
    typeCounts,
    incomplete: failed.has('residentialProjects') || failed.has('commercialProjects'),
  }
}

const known = new WeakMap<readonly Project[], ListingOptions>()

/** Worked out once for each list of the catalogue, whose lists never change. */
function optionsOf(projects: readonly Project[]): ListingOptions {
  const made = known.get(projects) ?? listingOptions(projects)
  known.set(projects, made)
  return made
}

function facetOptions(
  options: ListingOptions,
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Listing['facets'] {
  const entries = FACETS.map((facet) => [
    facet,
    options[facet].map((value) => ({ value, count: counts[facet]?.[value] ?? 0 })),
  ])
  return Object.fromEntries(entries) as Listing['facets']
}

function listing(parts: Parts, { search }: Asked): Reply<ListingView> {
  const { catalogue, images } = parts
  return page(
    given<ListingView>({
      listing: listingOf(parts, catalogue.projects, search),
      hero: images.find(catalogue.site.heroBanners[1]?.image),
    }),
  )
}

/** One of the nine cities; it is listed by search engines only while it has a project. */
function city(parts: Parts, { params, search }: Asked): Reply<CityView> {
  const { catalogue, images } = parts
  const slug = params['city'] ?? ''
  if (!isCitySlug(slug)) return NO_SUCH_PAGE
  const projects = catalogue.projectsIn(slug)
  const locality = catalogue.locality(slug)
  return page(
    given<CityView>({
      slug,
      name: cityName(slug),
      description: locality?.description,
      hero: images.find(locality?.image ?? projects[0]?.image),
      listing: listingOf(parts, projects, search),
      indexed: projects.length > 0,
    }),
  )
}

function trending(parts: Parts): Reply<TrendingView> {
  return page({
    trending: mapSection(parts.catalogue.trending, (cards) =>
      cards.map((card) => trendingCard(parts, card, 'trending')),
    ),
  })
}

export const listingAnswers = { listing, city, trending } satisfies Partial<Answers>
