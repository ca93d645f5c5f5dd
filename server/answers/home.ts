import { given } from '../../catalogue/load/given.ts'
import type { Reply } from '../../client/source/source.ts'
import type {
  DevelopersView,
  DeveloperKind,
  HomeView,
  TileView,
  TrendingView,
} from '../../client/source/views.ts'
import type { Tile } from '../../catalogue/catalogue.ts'
import { DEVELOPER_TYPES } from '../../domain/project/developers.ts'
import { developerCard, localityCard, mapSection, trendingCard } from './cards.ts'
import { NO_SUCH_PAGE, page, type Asked, type Parts } from './parts.ts'

export function home(parts: Parts): Reply<HomeView> {
  const { catalogue, images } = parts
  const { site } = catalogue
  return page({
    banners: site.heroBanners.flatMap(({ image, alt }) => {
      const view = images.find(image)
      return view ? [{ view, alt: alt ?? '' }] : []
    }),
    stats: site.stats,
    trending: mapSection(catalogue.trending, (cards) =>
      cards.map((card) => trendingCard(parts, card)),
    ),
    developers: mapSection(catalogue.developers, (all) =>
      all.map((developer) => developerCard(parts, developer)),
    ),
    tiles: mapSection(catalogue.tiles, (tiles) => tiles.map(tileView)),
    valueCards: site.valueCards,
    testimonials: mapSection(catalogue.testimonials, (all) =>
      all.map(({ name, time, rating, review, location }) => ({
        name,
        time: time ?? '',
        rating: rating ?? 5,
        review,
        location: location ?? '',
      })),
    ),
    localities: mapSection(catalogue.topLocalities, (all) =>
      all.map((locality) => localityCard(parts, locality)),
    ),
    faqs: catalogue.faqs,
  })
}

function tileView(tile: Tile): TileView {
  return given<TileView>({
    id: tile.id,
    name: tile.name,
    description: tile.description ?? '',
    link: tile.slug,
  })
}

/** Developers of one kind, or the directory of all where the address names no kind. */
export function developers(parts: Parts, { params }: Asked): Reply<DevelopersView> {
  const kind = params['kind']
  if (kind !== undefined && !isKind(kind)) return NO_SUCH_PAGE
  return page(
    given<DevelopersView>({
      kind,
      developers: mapSection(parts.catalogue.developers, (all) =>
        all
          .filter(({ types }) => kind === undefined || types.includes(kind))
          .map((developer) => developerCard(parts, developer)),
      ),
    }),
  )
}

function isKind(kind: string): kind is DeveloperKind {
  return (DEVELOPER_TYPES as readonly string[]).includes(kind)
}

export function trending(parts: Parts): Reply<TrendingView> {
  return page({
    trending: mapSection(parts.catalogue.trending, (cards) =>
      cards.map((card) => trendingCard(parts, card)),
    ),
  })
}
