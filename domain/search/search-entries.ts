import { cityOfName, isCitySlug } from '../place/cities.ts'
import { PROJECT_DEFAULTS } from '../project/defaults.ts'
import { locationKey } from '../place/localities.ts'
import { paths } from '../seo/paths.ts'
import type { Project } from '../project/project.ts'
import { normalizeText, projectCount } from '../text/text.ts'
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

/** One result as the search box and the results page show it. */
export type SearchItem = {
  readonly type: SearchType
  readonly title: string
  readonly subtitle: string
  /** Canonical price text; '' for what has no price. */
  readonly price: string
  readonly url: string
  readonly image?: string
}

/** What can be found: the item, and the texts it is found by, its name first. */
export type SearchEntry = {
  readonly item: SearchItem
  readonly texts: readonly string[]
  /** The project of this entry. */
  readonly project?: Project
}

/** What a record is found and shown by. */
type Searchable = {
  readonly name: string
  readonly description?: string
  readonly image?: string
}

type SearchableCompany = Searchable & { readonly slug: string; readonly location?: string }

/** The data the search covers; the catalogue's records fit as they are. */
export type SearchSource = {
  /** Found by their names alone. */
  readonly pages: readonly { title: string; subtitle: string; url: string }[]
  readonly projects: readonly Project[]
  readonly trending: readonly (Searchable & {
    readonly priceText: string
    readonly place?: string
    readonly developer?: string
    readonly path?: string
  })[]
  /** The leading developers. */
  readonly developers: readonly SearchableCompany[]
  /** Company facts; those of a leading developer add its place only. */
  readonly companies: readonly SearchableCompany[]
  readonly localities: readonly (Searchable & { readonly id: string; readonly city?: string })[]
  readonly services: readonly { id: string; name: string; summary: string }[]
}

const CONTACT_FOR_PRICE = 'Contact for price'

/** Every entry in ranking order: by type, then in file order. */
export function searchEntries(source: SearchSource): SearchEntry[] {
  const { projects } = source
  const entriesOf = (wanted: Project['kind']) =>
    projects.filter(({ kind }) => kind === wanted).map(projectEntry)
  return [
    ...source.pages.map((page) => entry({ type: 'page', price: '', ...page }, [])),
    ...entriesOf('residential'),
    ...entriesOf('commercial'),
    ...source.trending.map(trendingEntry),
    ...companyEntries(source),
    ...locationEntries(source.projects),
    ...source.localities.map(localityEntry),
    ...source.services.map(({ id, name, summary }) =>
      entry(
        { type: 'service', title: name, subtitle: summary, price: '', url: paths.service(id) },
        [summary],
      ),
    ),
  ]
}

function projectEntry(project: Project): SearchEntry {
  const { name, localities, localitiesText, developer, image } = project
  // A default replaces missing data, so nobody should find a project by it.
  const known = (text: string, fallback: string) => (text === fallback ? '' : text)
  const item = {
    type: project.kind,
    title: name,
    subtitle: localities.length === 0 ? developer : `${localitiesText} · ${developer}`,
    price: project.priceMissing ? CONTACT_FOR_PRICE : project.priceText,
    url: project.path,
    image,
  }
  const texts = [
    known(localitiesText, PROJECT_DEFAULTS.localities),
    developer,
    known(project.areaText, PROJECT_DEFAULTS.area),
    project.category ?? '',
    project.bedrooms.join(', '),
    known(project.propertyType, PROJECT_DEFAULTS.propertyType),
    known(project.status, PROJECT_DEFAULTS.status),
    known(project.shortDescription, PROJECT_DEFAULTS.description),
  ]
  return { ...entry(item, texts), project }
}

function trendingEntry(card: SearchSource['trending'][number]): SearchEntry {
  const { name, place = '', developer = '', description = '', image, path } = card
  return entry(
    {
      type: 'trending',
      title: name,
      subtitle: [place, developer].filter((text) => text !== '').join(' · '),
      price: card.priceText === PROJECT_DEFAULTS.price ? CONTACT_FOR_PRICE : card.priceText,
      url: path ?? paths.trending,
      image,
    },
    [place, developer, description],
  )
}

/** The leading developers, then any company not among them (docs/product.md, 'Search'). */
function companyEntries({ developers, companies }: SearchSource): SearchEntry[] {
  const facts = new Map(companies.map((company) => [company.slug, company]))
  const leading = new Set(developers.map((developer) => developer.slug))
  const others = companies.filter((company) => !leading.has(company.slug))
  return [...developers, ...others].map(({ slug, name, image, ...company }) => {
    const location = company.location ?? facts.get(slug)?.location ?? ''
    const description = company.description ?? facts.get(slug)?.description ?? ''
    return entry(
      {
        type: 'company',
        title: name,
        subtitle: location === '' ? 'Developer' : location,
        price: '',
        url: paths.developer(slug),
        image,
      },
      [location, description],
    )
  })
}

/** The projects' distinct localities, in file order. */
function locationEntries(projects: readonly Project[]): SearchEntry[] {
  const places = groupBy(
    projects.flatMap(({ localities }) => localities),
    (name) => [normalizeText(name)],
  )
  return [...places.values()].map((names) => {
    const [name = ''] = names
    const city = cityOfName(name)
    const url = city === undefined ? paths.location(locationKey(name)) : paths.city(city)
    const subtitle = projectCount(names.length)
    return entry({ type: 'location', title: name, subtitle, price: '', url }, [])
  })
}

function localityEntry(locality: SearchSource['localities'][number]): SearchEntry {
  const { id, name, city = '', description = '', image } = locality
  return entry(
    {
      type: 'locality',
      title: name,
      subtitle: city === name ? '' : city,
      price: '',
      url: isCitySlug(id) ? paths.city(id) : paths.locality(id),
      image,
    },
    [city, description],
  )
}

function entry(
  { image, ...item }: Omit<SearchItem, 'image'> & { image?: string | undefined },
  texts: readonly string[],
): SearchEntry {
  return { item: { ...item, ...(image !== undefined && { image }) }, texts: [item.title, ...texts] }
}
