import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { TrendingCard } from '../../../catalogue/indexes/home-page.ts'
import type { DeveloperCardView } from '../../../client/components/cards/DeveloperCard.tsx'
import type { LocalityCardView } from '../../../client/pages/home/home-view.ts'
import type { ProjectCardView } from '../../../client/components/cards/ProjectCard.tsx'
import type { LabelledView } from '../../../client/pages/project/project-view.ts'
import type { TrendingCardView } from '../../../client/pages/trending/TrendingCard.tsx'
import { formatInr } from '../../../domain/price/money.ts'
import { priceLow, shortPriceText } from '../../../domain/price/price.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/project-defaults.ts'
import type { Project } from '../../../domain/project/project.ts'
import { memoizeByObject } from '../../../domain/text/memoize.ts'
import { dataOf } from '../../../domain/value/loaded.ts'
import { type PageDependencies } from '../page-entry.ts'

export function projectCard(
  { catalogue, images }: PageDependencies,
  project: Project,
): ProjectCardView {
  return {
    id: project.id,
    path: project.path,
    name: project.name,
    developer: project.developer,
    kind: project.kind,
    propertyType: project.category ?? project.propertyType,
    localitiesText: project.localitiesText,
    bedroomsText:
      project.bedroomsText === PROJECT_DEFAULTS.bedrooms ? undefined : project.bedroomsText,
    areaText: project.areaText,
    priceText: project.priceText,
    status: project.status,
    ...(catalogue.isSoldOut(project) && { isSoldOut: true }),
    image: images.view(project.image ?? project.images[0]),
  }
}

// A map asks for thousands of these at once, and writing an amount takes longer than the rest of a
// card.
const pinPrice = memoizeByObject(({ price }: Project) => shortPriceText(price))

/** The card with its place on a map, if that is known, and what its pin says. */
export function placedCard(
  sources: PageDependencies,
  project: Project,
  card = projectCard(sources, project),
): ProjectCardView {
  const place = dataOf(sources.catalogue.location(project.id))?.coordinates
  if (!place) return card
  const { price, city } = project
  return {
    ...card,
    place: {
      ...place,
      price: pinPrice(project),
      low: priceLow(price),
      city: city && sources.catalogue.cities.nameOf(city),
    },
  }
}

/** The card with the price of a square foot. */
export function cardWithRate(sources: PageDependencies, project: Project): ProjectCardView {
  const rate = sources.catalogue.rateOf(project)
  const basis = rate?.of ? ` of ${rate.of}` : ''
  return {
    ...projectCard(sources, project),
    rateText: rate && `₹ ${formatInr(rate.rupees, 0)} per sq. ft.${basis}`,
  }
}

export function developerCard(
  { catalogue, images }: PageDependencies,
  developer: Catalogue['developerPages'][number],
): DeveloperCardView {
  return {
    slug: developer.slug,
    name: developer.name,
    logo: images.view(developer.image ?? catalogue.company(developer.slug)?.image),
    hasProjects: developer.hasProjects,
    url: developer.external ?? developer.path,
  }
}

/**
 * A trending card, which leads to its project's page.
 * @param where on Home a card without a slug opens its description first
 */
export function trendingCard(
  { catalogue, images }: PageDependencies,
  card: TrendingCard,
  where: 'home' | 'trending',
): TrendingCardView {
  const { path, project } = card
  const opensPanel =
    (where === 'home' && card.slug === undefined) || path === undefined || undefined
  return {
    id: card.id,
    name: card.name,
    priceText: card.priceText,
    place: card.place ?? '',
    image: images.view(card.image),
    path,
    ...(project && catalogue.isSoldOut(project) && { isSoldOut: true }),
    opensPanel,
    description: opensPanel && card.description,
  }
}

export function localityCard(
  { catalogue, images }: PageDependencies,
  locality: NonNullable<ReturnType<Catalogue['locality']>>,
): LocalityCardView {
  const city = catalogue.cities.byName(locality.name)
  return {
    ...locality,
    image: images.view(locality.image),
    // A city's tile leads to its listing; other tiles show their description first.
    description: city ? undefined : locality.description,
    path: city ? paths.city(city) : paths.locality(locality.id),
    isCity: city !== undefined,
  }
}

/**
 * A picture with the label that site.json gives its folder; of several folders the innermost
 * counts.
 */
export function labelled(
  { catalogue, images }: PageDependencies,
  path: string | undefined,
): LabelledView {
  const view = images.view(path)
  // A placeholder does not belong to the folder.
  if (path === undefined || view !== images.find(path)) return view
  const [, label] =
    Object.entries(catalogue.site.pictureKinds ?? {})
      .filter(([folder]) => path.replace(/^\/+/, '').startsWith(folder))
      .sort(([one], [other]) => other.length - one.length)[0] ?? []
  return label ? { ...view, label } : view
}
