import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { inCities } from '../../domain/place/in-cities.ts'
import { soldKinds } from '../../domain/project/sold-kinds.ts'
import { paths } from '../../domain/seo/paths.ts'
import { agencyNode } from './shared-entry-parts.ts'
import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { HomeView } from '../../client/pages/home/home-view.ts'
import { developerCard, localityCard, trendingCard } from './views/cards.ts'
import { pageEntry } from './page-entry.ts'

export const homePages = {
  home: pageEntry<HomeView>({
    load(sources) {
      const { catalogue, images } = sources
      const { site } = catalogue
      return {
        banners: site.heroBanners.flatMap(({ image, alt }) => {
          const view = images.find(image)
          return view ? [{ view, alt: alt ?? '' }] : []
        }),
        sold: soldKinds(catalogue.projects),
        selection: site.selection?.home,
        promise: site.promises?.home,
        stats: site.stats,
        trending: mapLoaded(catalogue.trending, (cards) =>
          cards.map((card) => trendingCard(sources, card, 'home')),
        ),
        developers: mapLoaded(catalogue.developers, (all) =>
          all.map((developer) => developerCard(sources, developer)),
        ),
        tiles: listOf(catalogue.tiles),
        valueCards: site.valueCards,
        testimonials: listOf(catalogue.file('testimonials')),
        localities: listOf(catalogue.topLocalities).map((locality) =>
          localityCard(sources, locality),
        ),
        faqs: listOf(catalogue.file('globalFaqs')),
        headings: site.homeHeadings,
      }
    },
    head: ({ promise, sold }, { agency: { name }, cities }) => ({
      description: `${name} helps you buy ${sold}${inCities(cities)}${promise ? `: ${promise}` : ''}.`,
      path: paths.home,
      keywords: ['real estate', 'property', ...cities.map((city) => `property in ${city.name}`)],
    }),
    breadcrumbs: () => [],
    structuredData: ({ faqs }, shell) => [agencyNode(shell), faqJsonLd(faqs)],
  }),
}
