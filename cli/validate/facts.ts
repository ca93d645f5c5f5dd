import type { DataFileName } from '../../catalogue/data-files.ts'
import { locationKey, parseLocalities } from '../../domain/place/localities.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { presentText } from '../../domain/text/text.ts'
import type { ImageProblem } from '../../catalogue/pictures/problems.ts'
import type { RecordAt } from '../records.ts'
import {
  cover,
  createProjectTable,
  idText,
  toKnownProject,
  type ProjectTable,
  type Section,
} from './projects.ts'

/**
 * What the rules need to know of other files: only ids and names, so that memory does not grow with
 * the files. Files are read in the order of `readingOrder`, so that what a rule compares with is
 * known before.
 */
export type Facts = {
  readonly projects: ProjectTable
  /** Developers by slug of their id or name, with the name; leading developers and companies. */
  readonly developers: ReadonlyMap<string, string>
  /** Slugs of the leading developers alone. */
  readonly leading: ReadonlySet<string>
  readonly amenityKeys: ReadonlySet<string>
  /** Slugs of the top localities and of the places that projects name. */
  readonly localities: ReadonlySet<string>
  /** What is wrong with a picture, as far as it has been looked at. */
  readonly imageProblem: (path: string) => ImageProblem | undefined
  /** False while all pictures looked at are good. */
  readonly hasImageProblems: () => boolean
  /** False for a file that is missing or cannot be read. */
  readonly isReadable: (file: DataFileName) => boolean
}

/** Files that others refer to come first. */
export const readingOrder: readonly DataFileName[] = [
  'leadingRealEstateDevelopers',
  'companyData',
  'amenityCatalogue',
  'topLocalities',
  'residentialProjects',
  'commercialProjects',
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'sitePlanData',
  'trendingProjects',
  'everythingContainer',
  'services',
  'globalFaqs',
  'testimonials',
  'site',
  'careers',
  'charges',
  'redirects',
]

/** Facts that grow while files are read. */
export type FactsBuilder = {
  readonly facts: Facts
  /** Takes in a top-level entry of a file, before any rule looks at it. */
  readonly learn: (entry: RecordAt) => void
  /** Takes in a project record, likewise. */
  readonly learnProject: (record: RecordAt) => void
  readonly markReadable: (file: DataFileName) => void
}

const field = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null
    ? (record as Readonly<Record<string, unknown>>)[name]
    : undefined

const isEmptyList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

const coverage: Readonly<
  Partial<Record<DataFileName, { section: Section; isEmpty: (value: unknown) => boolean }>>
> = {
  floorPlan: { section: 'floorPlan', isEmpty: (value) => isEmptyList(field(value, 'floors')) },
  paymentPlan: { section: 'payment', isEmpty: isEmptyList },
  projectAmenities: { section: 'amenities', isEmpty: isEmptyList },
  projectSpecifications: { section: 'specifications', isEmpty: isEmptyList },
  // The page says 'Location Information Not Available' where both are missing.
  locationData: {
    section: 'location',
    isEmpty: (value) =>
      isEmptyList(field(value, 'images')) && isEmptyList(field(value, 'nearbyLocations')),
  },
  sitePlanData: {
    section: 'sitePlan',
    isEmpty: (value) => isEmptyList(field(value, 'sitePlanImages')),
  },
}

export const createFacts = (
  pictures: Pick<Facts, 'imageProblem' | 'hasImageProblems'>,
): FactsBuilder => {
  const projects = createProjectTable()
  const developers = new Map<string, string>()
  const leading = new Set<string>()
  const amenityKeys = new Set<string>()
  const localities = new Set<string>()
  const readable = new Set<DataFileName>()
  const seenLocalities = new Set<string>()

  const learnDeveloper = ({ value }: RecordAt, slugs: Set<string> | undefined): void => {
    const name = presentText(field(value, 'name'))
    for (const text of [idText(field(value, 'id')), name]) {
      const slug = text === undefined ? '' : developerSlug(text)
      if (slug === '') continue
      if (!developers.has(slug)) developers.set(slug, name ?? slug)
      slugs?.add(slug)
    }
  }

  const learnCoverage = ({ file, segments, value }: RecordAt): void => {
    const known = coverage[file]
    if (known === undefined || known.isEmpty(value)) return
    const id = file === 'floorPlan' ? idText(field(value, 'id')) : segments[0]
    // A record whose id is broken still belongs to the project that it names.
    const name = id === undefined ? presentText(field(value, 'name')) : undefined
    const project = id === undefined ? projects.byName(name ?? '') : projects.byId(id)
    if (project !== undefined) cover(project, known.section)
  }

  return {
    facts: {
      projects,
      developers,
      leading,
      amenityKeys,
      localities,
      imageProblem: pictures.imageProblem,
      hasImageProblems: pictures.hasImageProblems,
      isReadable: (file) => readable.has(file),
    },
    markReadable: (file) => readable.add(file),
    learn: (entry) => {
      const [key = ''] = entry.segments
      if (entry.file === 'leadingRealEstateDevelopers') learnDeveloper(entry, leading)
      else if (entry.file === 'companyData') learnDeveloper(entry, undefined)
      else if (entry.file === 'amenityCatalogue') amenityKeys.add(key)
      else if (entry.file === 'topLocalities') {
        const id = idText(field(entry.value, 'id'))
        if (id !== undefined) localities.add(id)
      } else learnCoverage(entry)
    },
    learnProject: ({ file, segments, value }) => {
      projects.add(toKnownProject(file, segments, value))
      const text = field(value, 'localities')
      if (typeof text !== 'string' || seenLocalities.has(text)) return
      seenLocalities.add(text)
      for (const place of parseLocalities(text)) localities.add(locationKey(place))
    },
  }
}
