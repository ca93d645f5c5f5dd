import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import type {
  Service,
  ServiceTile,
  TopLocality,
  TrendingProject,
} from '../../schemas/generated/data.generated.ts'
import { PROJECT_DEFAULTS } from '../../domain/project/defaults.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import type { Locality, ServicePage, Tile, TrendingCard } from '../catalogue.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { ProjectIndex } from './project-index.ts'
import { type LoadedFiles, loadedFrom, projectId, textIndex } from './loaded-files.ts'

/** The lists of the home page that are not shown as their files have them. */
export function indexHomePage(files: LoadedFiles, projects: ProjectIndex) {
  const topLocalities = loadedFrom(files, 'topLocalities', (list) => list.map(localityOf))
  const tiles = loadedFrom(files, 'everythingContainer', (list) => list.map(tileOf))
  return {
    trending: loadedFrom(files, 'trendingProjects', (list) =>
      list.map((card) => trendingCard(card, projects)),
    ),
    topLocalities,
    locality: textIndex(listOf(topLocalities).map((locality) => [locality.id, locality])),
    tiles,
    ...indexServices(files, listOf(tiles)),
  }
}

function trendingCard(card: TrendingProject, { find, project }: ProjectIndex): TrendingCard {
  const id = projectId(card)
  const slug = presentText(card.slug)
  const developer = presentText(card.developer) ?? presentText(card.company)
  const address = slug?.split('/').at(-1)
  const target =
    (address === undefined ? undefined : find(developerSlug(developer ?? ''), address)) ??
    project(id)
  return withoutUndefined<TrendingCard>({
    id,
    name: card.name.trim(),
    priceText: presentText(card.price) ?? target?.priceText ?? PROJECT_DEFAULTS.price,
    image: presentText(card.image),
    place: presentText(card.localities) ?? presentText(card.location) ?? presentText(card.area),
    developer,
    slug,
    path: target?.path,
    description: presentText(card.description),
  })
}

function localityOf(record: TopLocality): Locality {
  return withoutUndefined<Locality>({
    id: String(record.id),
    name: record.name.trim(),
    image: presentText(record.image),
    city: presentText(record.city) ?? presentText(record.location),
    description: presentText(record.description),
  })
}

function tileOf(record: ServiceTile): Tile {
  return withoutUndefined<Tile>({
    id: String(record.id),
    name: record.name.trim(),
    description: presentText(record.description),
    slug: presentText(record.slug),
  })
}

/** The services' pages, by the ids of their tiles; a tile without a text has its own words. */
function indexServices(files: LoadedFiles, tiles: readonly Tile[]) {
  const services = loadedFrom(files, 'services', (texts) => {
    const summaries = tiles.map(({ id, name, description = '' }) => ({
      id,
      name,
      summary: description,
    }))
    const pages = [...summaries, ...Object.entries(texts).map(([id, text]) => ({ id, ...text }))]
    return [...new Map(pages.map((page) => [page.id, servicePage(page)])).values()]
  })
  const page = textIndex(listOf(services).map((one) => [one.id, one]))
  return { services, service: (id: string) => mapLoaded(services, () => page(id)) }
}

const servicePage = ({
  id,
  name,
  summary,
  body = [],
  points = [],
}: Service & { id: string }): ServicePage => ({ id, name, summary, body, points })
