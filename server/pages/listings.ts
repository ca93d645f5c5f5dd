import { isEmpty, listPageOf, listingNode, PROPERTIES, propertyIn } from './shared-entry-parts.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { projectCount } from '../../domain/text/text.ts'
import { dataOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { CityView } from '../../client/pages/city/CityPage.tsx'
import type { Listing, ListingView } from '../../client/pages/listing/listing-view.ts'
import type { TrendingView } from '../../client/pages/trending/TrendingPage.tsx'
import type { ListingScope } from '../../domain/listing/range-units.ts'
import type { Project } from '../../domain/project/project.ts'
import { soldKinds } from '../../domain/project/sold-kinds.ts'
import { cardWithRate, placedCard, projectCard, trendingCard } from './views/cards.ts'
import { pageEntry, type PageDependencies } from './page-entry.ts'

export function listingOf(
  sources: PageDependencies,
  projects: readonly Project[],
  search: URLSearchParams,
  scope: ListingScope = 'listing',
): Listing {
  const { listing, hasAllProjects, site } = sources.catalogue
  const parameters = new URLSearchParams(search)
  if (!site.mapTiles) parameters.delete('view')
  const { items, ...answer } = listing.list(projects, parameters, scope)
  const card = answer.query.sort === 'rate-asc' ? cardWithRate : projectCard
  return {
    ...answer,
    cards: items.map((project) =>
      answer.query.view
        ? placedCard(sources, project, card(sources, project))
        : card(sources, project),
    ),
    incomplete: !hasAllProjects,
  }
}

/** Whether a page's listing may be shown on a map. */
export const hasListing = ({ listing }: { listing: Listing }): boolean => listing.available > 0

export const listingPages = {
  listing: pageEntry<ListingView>({
    load: (sources, { search }) => ({
      listing: listingOf(sources, sources.catalogue.projects, search),
      hero: sources.images.find(sources.catalogue.site.heroBanners[1]?.image),
      sold: soldKinds(sources.catalogue.projects),
      selection: sources.catalogue.site.selection?.listing,
    }),
    head: ({ listing: { available, ...list } }) => ({
      title: 'All Projects',
      description:
        available === 0
          ? 'Find property by place, budget, size, configuration and status.'
          : `Compare ${projectCount(available)} by place, budget, size, configuration and status.`,
      path: paths.listing,
      listPage: listPageOf(list),
    }),
    breadcrumbs: () => [{ name: PROPERTIES.name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    offersMap: hasListing,
  }),
  // A city of site.json; search engines list it only while it has a project.
  city: pageEntry<CityView>({
    load(sources, { params: { path = '', city: slug = path }, search }) {
      const { catalogue, images } = sources
      if (!catalogue.cities.isSlug(slug)) return undefined
      const projects = catalogue.projectsIn(slug)
      const locality = catalogue.locality(slug)
      return {
        slug,
        name: catalogue.cities.nameOf(slug),
        description: locality?.description,
        hero: images.find(locality?.image ?? projects[0]?.image),
        listing: listingOf(sources, projects, search),
      }
    },
    about: { subject: 'city', files: ['site'] },
    head: ({ slug, name, listing: { available, ...list } }) => ({
      title: `Property in ${name}`,
      description: propertyIn(name, available),
      path: paths.city(slug),
      listPage: listPageOf(list),
      keywords: [`property in ${name}`, `projects in ${name}`],
    }),
    breadcrumbs: ({ name }) => [PROPERTIES, { name }],
    structuredData: ({ listing: list }, shell) => [listingNode(list, shell)],
    offersMap: hasListing,
    isListed: ({ projectsIn }, { path = '', city = path }) => projectsIn(city).length > 0,
  }),
  trending: pageEntry<TrendingView>({
    load: (sources) => ({
      trending: mapLoaded(sources.catalogue.trending, (cards) =>
        cards.map((card) => trendingCard(sources, card, 'trending')),
      ),
    }),
    head: () => ({
      title: 'Trending Projects',
      description: 'The projects buyers ask about most now, with prices and places.',
      path: paths.trending,
    }),
    isListed: ({ trending: list }) => !isEmpty(list),
    structuredData: ({ trending: list }, { publicUrl }) => {
      const items = dataOf(list)?.flatMap(({ name, path }) => (path ? [{ name, path }] : []))
      return [items && itemListJsonLd(publicUrl, items)]
    },
  }),
}
