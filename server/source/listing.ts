import type { Reply } from '../../client/source/source.ts'
import type { CityView, Listing, ListingView } from '../../client/source/views.ts'
import { cityName, isCitySlug } from '../../domain/cities.ts'
import { applyListing, parseListingQuery } from '../../domain/filters.ts'
import { PAGE_SIZE } from '../../domain/pagination.ts'
import type { Project } from '../../domain/project.ts'
import { projectCard } from './cards.ts'
import { given, NO_SUCH_PAGE, page, type Asked, type Parts } from './parts.ts'

/** The projects of a page, filtered, sorted and cut as the address asks. */
export function listingOf(
  parts: Parts,
  projects: readonly Project[],
  search: URLSearchParams,
): Listing {
  const asked = parseListingQuery(search)
  const { matches, facets } = applyListing(projects, asked)
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE))
  const current = asked.page <= pages ? asked.page : 1
  const start = (current - 1) * PAGE_SIZE
  const { failed } = parts.catalogue
  return {
    cards: matches.slice(start, start + PAGE_SIZE).map((project) => projectCard(parts, project)),
    total: matches.length,
    page: current,
    pages,
    query: { ...asked, page: current },
    facets,
    incomplete: failed.has('residentialProjects') || failed.has('commercialProjects'),
  }
}

export function listing(parts: Parts, { search }: Asked): Reply<ListingView> {
  const { catalogue, images } = parts
  return page(
    given<ListingView>({
      listing: listingOf(parts, catalogue.projects, search),
      hero: images.find(catalogue.site.heroBanners[1]?.image),
    }),
  )
}

/** One of the nine cities; it is listed by search engines only while it has a project. */
export function city(parts: Parts, { params, search }: Asked): Reply<CityView> {
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
