import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { HomeView } from '../../client/pages/home/home-view.ts'
import type { TileView } from '../../client/components/cards/ServiceTile.tsx'
import type { Tile } from '../../catalogue/catalogue.ts'
import { developerCard, localityCard, trendingCard } from './parts/cards.ts'
import { page, type Parts } from './parts/results.ts'

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
    tiles: listOf(catalogue.tiles).map(tileView),
    valueCards: site.valueCards,
    testimonials: listOf(catalogue.file('testimonials')).map(
      ({ name, time, rating, review, location }) => ({
        name,
        time: time ?? '',
        rating: rating ?? 5,
        review,
        location: location ?? '',
      }),
    ),
    localities: listOf(catalogue.topLocalities).map((locality) => localityCard(parts, locality)),
    faqs: listOf(catalogue.file('globalFaqs')),
    headings: site.homeHeadings,
  })
}

function tileView(tile: Tile): TileView {
  return withoutUndefined<TileView>({
    id: tile.id,
    name: tile.name,
    description: tile.description ?? '',
    link: tile.slug,
  })
}

export const homeLoaders = { home }
