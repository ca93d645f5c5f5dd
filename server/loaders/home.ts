import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { inCities } from '../../domain/place/cities.ts'
import { paths } from '../../domain/seo/paths.ts'
import { agencyNode } from '../seo/structured-data.ts'
import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { HomeView, TileView } from '../../client/pages/home/home-view.ts'
import { developerCard, localityCard, trendingCard } from './views/cards.ts'
import { page, type Parts } from './views/loader-result.ts'
import { entry } from './views/page-entry.ts'

function home(parts: Parts): LoaderResult<HomeView> {
  const { catalogue, images } = parts
  const { site } = catalogue
  return page({
    banners: site.heroBanners.flatMap(({ image, alt }) => {
      const view = images.find(image)
      return view ? [{ view, alt: alt ?? '' }] : []
    }),
    stats: site.stats,
    trending: mapLoaded(catalogue.trending, (cards) =>
      cards.map((card) => trendingCard(parts, card, 'home')),
    ),
    developers: mapLoaded(catalogue.developers, (all) =>
      all.map((developer) => developerCard(parts, developer)),
    ),
    tiles: listOf(catalogue.tiles).map(({ id, name, description = '', slug: link }) =>
      withoutUndefined<TileView>({ id, name, description, link }),
    ),
    valueCards: site.valueCards,
    testimonials: listOf(catalogue.file('testimonials')).map(
      ({ name, time = '', rating = 5, review, location = '' }) => ({
        name,
        time,
        rating,
        review,
        location,
      }),
    ),
    localities: listOf(catalogue.topLocalities).map((locality) => localityCard(parts, locality)),
    faqs: listOf(catalogue.file('globalFaqs')),
    headings: site.homeHeadings,
  })
}

export const homePages = {
  home: entry({
    load: home,
    head: (_page, { agency: { name }, cities }) => ({
      description: `${name} helps you buy homes, plots, offices and shops${inCities(cities)}: verified projects, clear prices and one team from visit to keys.`,
      path: paths.home,
      keywords: ['real estate', 'property', ...cities.map((city) => `property in ${city.name}`)],
    }),
    breadcrumbs: () => [],
    structuredData: ({ faqs }, shell) => [agencyNode(shell), faqJsonLd(faqs)],
    sitemap: 'addresses',
  }),
}
