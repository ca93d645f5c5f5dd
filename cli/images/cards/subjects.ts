import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { ProjectRecord } from '../../../schemas/generated/data.generated.ts'
import type { RecordAt } from '../../../catalogue/checks/records.ts'
import { cityOfLocalities, cityName } from '../../../domain/place/cities.ts'
import { formatPrice, priceLow } from '../../../domain/price/price.ts'
import { toProject, type Project } from '../../../domain/project/project.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { distinctTexts, presentText, projectCount, titleCase } from '../../../domain/text/text.ts'

/** What a social card says, from top to bottom. */
export type CardText = {
  /** A small line above the title: whose project it is. */
  readonly eyebrow?: string
  readonly title: string
  readonly place?: string
  readonly price?: string
}

export type CardSubject = {
  /** The canonical path of the page that the card stands for. */
  readonly path: string
  readonly text: CardText
  /** Paths of pictures, of which the first that could be built is shown. */
  readonly pictures: readonly string[]
}

/** The data files that say what stands on cards. */
export const cardDataFiles: ReadonlySet<string> = new Set([
  'residentialProjects.json',
  'commercialProjects.json',
  'leadingRealEstateDevelopers.json',
  'companyData.json',
  'site.json',
])

/** Takes in records and says what cards they ask for. */
export type CardSubjects = {
  readonly visit: (record: RecordAt) => void
  readonly list: () => CardSubject[]
  /** The agency's name. */
  readonly agency: () => string
}

type Fields = Readonly<Record<string, unknown>>

const projectSubject = (project: Project): CardSubject => ({
  path: project.path,
  text: withoutUndefined<CardText>({
    eyebrow: project.developer,
    title: project.name,
    place: project.localities.join(', ') || undefined,
    price: project.priceMissing ? undefined : project.priceText,
  }),
  pictures: project.images,
})

const developerPrice = (projects: readonly Project[]): string | undefined => {
  if (projects.length === 0) return undefined
  const lows = projects.flatMap(({ price }) => priceLow(price) ?? [])
  const count = projectCount(projects.length)
  if (lows.length === 0) return count
  const low = Math.min(...lows)
  return `${count} from ${formatPrice({ kind: 'range', low, high: low, starred: false })}`
}

const developerSubject = (
  slug: string,
  records: readonly Fields[],
  projects: readonly Project[],
): CardSubject => {
  const first = <T>(read: (fields: Fields) => T | undefined): T | undefined =>
    records.map(read).find((value) => value !== undefined)
  const cities = distinctTexts(
    projects.flatMap(({ localities }) => {
      const city = cityOfLocalities(localities)
      return city === undefined ? [] : [cityName(city)]
    }),
  )
  const background = first(({ bgImage }) => presentText(bgImage))
  return {
    path: paths.developer(slug),
    text: withoutUndefined<CardText>({
      eyebrow: 'Developer',
      title: first(({ name }) => presentText(name)) ?? projects[0]?.developer ?? titleCase(slug),
      place: cities.join(', ') || first(({ location }) => presentText(location)),
      price: developerPrice(projects),
    }),
    pictures: [
      ...(background === undefined ? [] : [background]),
      ...projects.flatMap(({ images }) => images),
    ],
  }
}

const siteSubject = (site: Fields): CardSubject => {
  const name = presentText(site['name'])
  const tagline = presentText(site['tagline'])
  const cities = Array.isArray(site['cities']) ? site['cities'].map(presentText) : []
  const banners = Array.isArray(site['heroBanners']) ? (site['heroBanners'] as Fields[]) : []
  return {
    path: paths.home,
    text: withoutUndefined<CardText>({
      title: tagline ?? name ?? '',
      place: cities.filter((city) => city !== undefined).join(', ') || undefined,
    }),
    pictures: banners.flatMap(({ image }) => presentText(image) ?? []),
  }
}

/** The cards of the site, of every developer and of every project. */
export const createCardSubjects = (): CardSubjects => {
  const projects = new Map<string, Project[]>()
  const developers = new Map<string, Fields[]>()
  let site: CardSubject | undefined
  let agency = ''

  const visitProject = ({ file, segments: [key = ''], value }: RecordAt): void => {
    const kind = file === 'commercialProjects' ? 'commercial' : 'residential'
    const project = toProject(value as Partial<ProjectRecord>, kind, key)
    const others = projects.get(project.developerSlug)
    if (others) others.push(project)
    else projects.set(project.developerSlug, [project])
  }
  const visitDeveloper = (fields: Fields): void => {
    const slug =
      developerSlug(presentText(fields['name']) ?? '') ||
      developerSlug(presentText(fields['id']) ?? '')
    const others = developers.get(slug)
    if (others) others.push(fields)
    else developers.set(slug, [fields])
  }
  const visitRecord = (record: RecordAt): void => {
    switch (record.file) {
      case 'residentialProjects':
      case 'commercialProjects':
        return visitProject(record)
      // Before the companies in the order of reading: what it says of a developer comes first.
      case 'leadingRealEstateDevelopers':
      case 'companyData':
        return visitDeveloper(record.value as Fields)
      case 'site':
        agency = presentText((record.value as Fields)['name']) ?? ''
        site = siteSubject(record.value as Fields)
    }
  }
  return {
    visit: (record) => {
      try {
        visitRecord(record)
      } catch {
        // A record that breaks its schema is not on the site either; saying so is for `validate`.
      }
    },
    agency: () => agency,
    list: () => {
      const slugs = new Set([...developers.keys(), ...projects.keys()])
      slugs.delete('')
      return [
        ...(site ? [site] : []),
        ...[...slugs].map((slug) =>
          developerSubject(slug, developers.get(slug) ?? [], projects.get(slug) ?? []),
        ),
        ...[...projects.values()]
          .flat()
          .filter(({ id }) => id !== '')
          .map(projectSubject),
      ]
    },
  }
}
