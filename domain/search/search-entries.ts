import type { Cities } from '../place/cities.ts'
import { SOLD_OUT } from '../project/availability.ts'
import { PROJECT_DEFAULTS } from '../project/project-defaults.ts'
import { locationKey, placeKey, placeNames } from '../place/localities.ts'
import { paths } from '../seo/paths.ts'
import type { Project } from '../project/project.ts'
import { projectCount } from '../text/text.ts'
import { groupBy } from '../value/group-by.ts'

/** What results of a type are grouped under, in the order they rank (docs/product.md, 'Search'). */
export const SEARCH_LABELS = {
  page: 'Page',
  residential: 'Residential',
  commercial: 'Commercial',
  trending: 'Trending',
  company: 'Developer',
  location: 'Location',
  locality: 'Popular Area',
  service: 'Service',
} as const

export type SearchType = keyof typeof SEARCH_LABELS

export type SearchItem = {
  readonly type: SearchType
  readonly title: string
  readonly subtitle: string
  /** The standard price text; '' for anything without a price. */
  readonly price: string
  readonly url: string
  readonly image?: string | undefined
}

/** An entry of the search: the item, and the texts by which it is found, its name first. */
export type SearchEntry = {
  readonly item: SearchItem
  readonly texts: readonly string[]
  readonly project?: Project
}

type Searchable = { name: string; description?: string | undefined; image?: string | undefined }

type SearchableCompany = Searchable & { slug: string; location?: string | undefined }

export type SearchSource = {
  readonly cities: Cities
  /** Pages are found by their names alone. */
  readonly pages: readonly { title: string; subtitle: string; url: string }[]
  readonly projects: readonly Project[]
  /** Whether no configuration of a project can be had any more. */
  readonly isSoldOut?: (project: Project) => boolean
  readonly trending: readonly (Searchable & {
    readonly priceText: string
    readonly place?: string | undefined
    readonly developer?: string | undefined
    readonly path?: string | undefined
  })[]
  readonly developers: readonly SearchableCompany[]
  /** Facts about companies; of a leading developer only the place is added. */
  readonly companies: readonly SearchableCompany[]
  readonly localities: readonly (Searchable & {
    readonly id: string
    readonly city?: string | undefined
  })[]
  readonly services: readonly { id: string; name: string; summary: string }[]
}

export function searchEntries(source: SearchSource): SearchEntry[] {
  const entriesOf = (wanted: Project['kind']) =>
    source.projects
      .filter(({ kind }) => kind === wanted)
      .map((project) => projectEntry(project, source.isSoldOut?.(project) ?? false))
  return [
    ...source.pages.map((page) => entry({ type: 'page', ...page })),
    ...entriesOf('residential'),
    ...entriesOf('commercial'),
    ...source.trending.map(
      ({ name, place = '', developer = '', description = '', image, path, priceText }) =>
        entry(
          {
            type: 'trending',
            title: name,
            subtitle: [place, developer].filter((text) => text !== '').join(' · '),
            price: priceOf(priceText),
            url: path ?? paths.trending,
            image,
          },
          [place, developer, description],
        ),
    ),
    ...companyEntries(source),
    ...locationEntries(source),
    ...source.localities.map(({ id, name, city = '', description = '', image }) =>
      entry(
        {
          type: 'locality',
          title: name,
          subtitle: city === name ? '' : city,
          url: source.cities.isSlug(id) ? paths.city(id) : paths.locality(id),
          image,
        },
        [city, description],
      ),
    ),
    ...source.services.map(({ id, name, summary }) =>
      entry({ type: 'service', title: name, subtitle: summary, url: paths.service(id) }, [summary]),
    ),
  ]
}

const priceOf = (text: string) => (text === PROJECT_DEFAULTS.price ? 'Contact for price' : text)

function projectEntry(project: Project, isSoldOut: boolean): SearchEntry {
  const { name, localities, localitiesText, developer, image } = project
  // A default replaces missing data, so nobody should find a project by it.
  const withoutDefault = (text: string, fallback: string) => (text === fallback ? '' : text)
  const item = {
    type: project.kind,
    title: name,
    subtitle: [localities.length > 0 && localitiesText, developer, isSoldOut && SOLD_OUT]
      .filter((text) => text !== false)
      .join(' · '),
    price: priceOf(project.priceText),
    url: project.path,
    image,
  }
  const texts = [
    localities.join(', '),
    developer,
    withoutDefault(project.areaText, PROJECT_DEFAULTS.area),
    project.category ?? '',
    project.bedrooms.join(', '),
    withoutDefault(project.propertyType, PROJECT_DEFAULTS.propertyType),
    withoutDefault(project.status, PROJECT_DEFAULTS.status),
    isSoldOut ? SOLD_OUT : '',
    withoutDefault(project.shortDescription, PROJECT_DEFAULTS.description),
  ]
  return { ...entry(item, texts), project }
}

/** The leading developers, then any company not among them (docs/product.md, 'Search'). */
function companyEntries({ developers, companies }: SearchSource): SearchEntry[] {
  const facts = new Map(companies.map((company) => [company.slug, company]))
  const leading = new Set(developers.map((developer) => developer.slug))
  const others = companies.filter((company) => !leading.has(company.slug))
  return [...developers, ...others].map(({ slug, name, image, ...own }) => {
    const company = facts.get(slug)
    const location = own.location ?? company?.location ?? ''
    const description = own.description ?? company?.description ?? ''
    return entry(
      {
        type: 'company',
        title: name,
        subtitle: location === '' ? 'Developer' : location,
        url: paths.developer(slug),
        image,
      },
      [location, description],
    )
  })
}

function locationEntries({ projects, cities }: SearchSource): SearchEntry[] {
  const places = groupBy(
    projects.flatMap(({ localities }) => placeNames(localities, cities)),
    (name) => [placeKey(name, cities)],
  )
  return [...places.values()].map((names) => {
    const [name = ''] = names
    const city = cities.byName(name)
    return entry({
      type: 'location',
      title: name,
      subtitle: projectCount(names.length),
      url: city === undefined ? paths.location(locationKey(name, cities)) : paths.city(city),
    })
  })
}

const entry = (
  item: Omit<SearchItem, 'price'> & { price?: string },
  texts: readonly string[] = [],
): SearchEntry => ({ item: { price: '', ...item }, texts: [item.title, ...texts] })
