import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { ProjectRecord } from '../../../schemas/generated/data.generated.ts'
import {
  isProjectFile,
  asList,
  projectFiles,
  property,
  textIn,
  type RecordAt,
} from '../../../catalogue/checks/records.ts'
import { developerSlugOf } from '../../../catalogue/load/developer-slugs.ts'
import { brandIn, citiesIn } from '../../../catalogue/checks/site-parts.ts'
import { DEFAULT_BRAND } from '../../../domain/brand/palette.ts'
import type { Cities } from '../../../domain/place/cities.ts'
import { formatPrice, priceLow } from '../../../domain/price/price.ts'
import { toProject, type Project } from '../../../domain/project/project.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { distinctTexts, presentText, projectCount, titleCase } from '../../../domain/text/text.ts'

export type CardText = {
  /** A small line above the title: the project's developer, or the word 'Developer'. */
  eyebrow?: string
  title: string
  place?: string
  price?: string
}

type CardSubject = {
  /** The page's canonical path. */
  path: string
  text: CardText
  /** The paths of pictures; the first that could be built is shown. */
  pictures: readonly string[]
}

export const socialCardDataFiles: ReadonlySet<string> = new Set(
  [...projectFiles, 'leadingRealEstateDevelopers', 'companyData', 'site'].map(
    (name) => `${name}.json`,
  ),
)

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
  const hasRate = projects.some(({ price }) => price?.kind === 'rate')
  if (lows.length === 0 || hasRate) return count
  const low = Math.min(...lows)
  return `${count} from ${formatPrice({ kind: 'range', low, high: low, starred: false })}`
}

const developerSubject = (
  slug: string,
  { records, projects }: Developer,
  { nameOf }: Cities,
): CardSubject => {
  const first = (name: string): string | undefined =>
    records.map((fields) => presentText(fields[name])).find((text) => text !== undefined)
  const cities = projects.flatMap(({ city }) => (city === undefined ? [] : [nameOf(city)]))
  return {
    path: paths.developer(slug),
    text: withoutUndefined<CardText>({
      eyebrow: 'Developer',
      title: first('name') ?? projects[0]?.developer ?? titleCase(slug),
      place: distinctTexts(cities).join(', ') || first('location'),
      price: developerPrice(projects),
    }),
    pictures: [first('bgImage') ?? [], projects.flatMap(({ images }) => images)].flat(),
  }
}

const siteSubject = (site: Fields): CardSubject => {
  const textsIn = (list: readonly unknown[]) => list.flatMap((text) => presentText(text) ?? [])
  const listed = asList(site['cities']).filter((city) => property(city, 'listed') !== false)
  return {
    path: paths.home,
    text: withoutUndefined<CardText>({
      title: presentText(site['tagline']) ?? presentText(site['name']) ?? '',
      place: textsIn(listed.map((city) => property(city, 'name'))).join(', ') || undefined,
    }),
    pictures: textsIn(asList(site['heroBanners']).map((banner) => property(banner, 'image'))),
  }
}

type Developer = { records: Fields[]; projects: Project[] }

export type SocialCardSubjects = ReturnType<typeof socialCardSubjects>

/**
 * The cards of the site, and of every developer and project in the records, with the agency's
 * parts.
 */
export function socialCardSubjects(records: readonly RecordAt[]) {
  const site = records.find(({ file }) => file === 'site')?.value
  const developers = new Map<string, Developer>()
  const developerOf = (slug: string): Developer => {
    const developer = developers.get(slug) ?? { records: [], projects: [] }
    developers.set(slug, developer)
    return developer
  }
  const cities = citiesIn(site)
  const cards: CardSubject[] = []
  const visit = ({ file, pathInFile: [key = ''], value }: RecordAt): void => {
    const fields = value as Fields
    if (isProjectFile(file)) {
      // A card does not show the area, which takes longest to read.
      const { area: _, ...record } = fields as Partial<ProjectRecord>
      const kind = file === 'commercialProjects' ? 'commercial' : 'residential'
      const project = toProject(record, kind, key, cities)
      developerOf(project.developerSlug).projects.push(project)
      if (project.id !== '') cards.push(projectSubject(project))
    } else if (file === 'leadingRealEstateDevelopers' || file === 'companyData') {
      developerOf(developerSlugOf(fields)).records.push(fields)
    } else if (file === 'site') {
      cards.push(siteSubject(fields))
    }
  }
  for (const record of records) {
    try {
      visit(record)
    } catch {
      // A record that breaks its schema is not on the site either, and `validate` reports it.
    }
  }
  developers.delete('')
  cards.push(
    ...[...developers].map(([slug, developer]) => developerSubject(slug, developer, cities)),
  )
  return {
    cards,
    agency: textIn(site, 'name') ?? '',
    brand: brandIn(site) ?? DEFAULT_BRAND,
    /** The path of the agency's logo for dark ground. */
    logo: textIn(site, 'logo'),
  }
}
