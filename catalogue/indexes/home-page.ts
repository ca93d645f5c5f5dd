import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { Service, TrendingProject } from '../../schemas/generated/data.generated.ts'
import { PROJECT_DEFAULTS } from '../../domain/project/project-defaults.ts'
import { shownPrice } from '../../domain/price/standard-price.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import type { ProjectIndex } from './project-index.ts'
import { type LoadedFiles, loadedFrom, projectId, textIndex } from './loaded-files.ts'

export function indexHomePage(files: LoadedFiles, projects: ProjectIndex) {
  const topLocalities = loadedFrom(files, 'topLocalities', (list) =>
    list.map(({ id, name, image, city, location, description }) => ({
      id: String(id),
      name: name.trim(),
      image: presentText(image),
      city: presentText(city) ?? presentText(location),
      description: presentText(description),
    })),
  )
  const tiles = loadedFrom(files, 'everythingContainer', (list) =>
    list.map(({ id, name, description, slug }) => ({
      id: String(id),
      name: name.trim(),
      description: presentText(description),
      /** The page that 'Learn More' opens; absent where the tile opens the enquiry form. */
      slug: presentText(slug),
    })),
  )
  // A service has the id of its tile; one without a text is made of the tile's own words.
  const services = loadedFrom(files, 'services', (texts) => {
    const summaries = listOf(tiles).map(
      ({ id, name, description: summary = '' }): [string, Service] => [id, { name, summary }],
    )
    const named = new Map([...summaries, ...Object.entries(texts)])
    return [...named].map(([id, { name, summary, body = [], points = [] }]) => {
      return { id, name, summary, body, points }
    })
  })
  const service = textIndex(listOf(services).map((one) => [one.id, one]))
  return {
    /** Cards with their alternatives resolved (docs/product.md, 'Home'). */
    trending: loadedFrom(files, 'trendingProjects', (list) =>
      list.map((card) => trendingCard(card, projects)),
    ),
    topLocalities,
    locality: textIndex(listOf(topLocalities).map((locality) => [locality.id, locality])),
    tiles,
    services,
    service: (id: string) => mapLoaded(services, () => service(id)),
  }
}

export type TrendingCard = ReturnType<typeof trendingCard>

function trendingCard(card: TrendingProject, { find, project }: ProjectIndex) {
  const id = projectId(card)
  const price = presentText(card.price)
  const slug = presentText(card.slug)
  const developer = presentText(card.developer) ?? presentText(card.company)
  const address = slug?.split('/').at(-1)
  const target =
    (address === undefined ? undefined : find(toSlug(developer ?? ''), address)) ?? project(id)
  return {
    id,
    name: card.name.trim(),
    priceText: price ? shownPrice(price) : (target?.priceText ?? PROJECT_DEFAULTS.price),
    image: presentText(card.image),
    place: presentText(card.localities) ?? presentText(card.location) ?? presentText(card.area),
    developer,
    slug,
    /** The project that the card's slug or id leads to, and its page. */
    project: target,
    path: target?.path,
    description: presentText(card.description),
  }
}
