import type { DataFiles } from '../schemas/generated/data.generated.ts'
import { dataFileShapes } from '../schemas/generated/data-files.generated.ts'

/** A data file's name without `.json`; `DataFiles` says what each holds. */
export type DataFileName = keyof DataFiles

/**
 * How a file holds its records:
 * - `list`: a list of records
 * - `map`: records by key
 * - `groups`: lists of records by key
 * - `single`: one record
 */
export type DataFileShape = (typeof dataFileShapes)[DataFileName]['shape']

/** Where the layout shows a picture; one picture may be used in several places. */
export type ImageUse = 'card' | 'gallery' | 'hero' | 'screen' | 'drawing' | 'logo' | 'social'

/** What is known of a data file besides what is in it, which its schema says. */
export type DataFile = {
  readonly shape: DataFileShape
  /** What one record is called in messages: 'project', 'floor plan'. */
  readonly record: string
  /** What a section says when its file could not be loaded: 'Failed to fetch FAQ data'. */
  readonly failure: string
  /** True for a file that counts as an empty list where it is missing. */
  readonly isOptional?: true
  /** True where others refer to its ids: it is checked before them. */
  readonly isReferredTo?: true
  /** Fields of a record that hold pictures, with `*` for every entry of a list, and their uses. */
  readonly pictures?: Readonly<Record<string, readonly ImageUse[]>>
  /**
   * For files that say something of projects by their id: the coverage table's title, and those
   * fields of a record of which one must hold something; the record itself where none are named.
   * `shown`: likewise, where the page needs more than that to show anything.
   */
  readonly coverage?: {
    readonly title: string
    readonly fields?: readonly string[]
    readonly shown?: readonly string[]
  }
  /** True for other files whose records are each about one project, by its id. */
  readonly isAboutProjects?: true
}

/** What a file's schema does not say, or says in other words. */
type Details = Partial<Omit<DataFile, 'shape' | 'failure'>> & {
  /** What failed in 'Failed to fetch … data'; absent: the record's name. */
  readonly subject?: string
}

const projectPictures = {
  image: ['card', 'gallery'],
  'images/*': ['gallery'],
  logo: ['logo'],
} as const

/** In the order in which files are reported; those without details follow. */
const details: Readonly<Partial<Record<DataFileName, Details>>> = {
  residentialProjects: {
    record: 'project',
    subject: 'residential project',
    isReferredTo: true,
    pictures: projectPictures,
  },
  commercialProjects: {
    record: 'project',
    subject: 'commercial project',
    isReferredTo: true,
    pictures: projectPictures,
  },
  leadingRealEstateDevelopers: {
    record: 'developer',
    isReferredTo: true,
    pictures: { image: ['logo'], bgImage: ['hero'] },
  },
  companyData: { isReferredTo: true, pictures: { image: ['logo'] } },
  trendingProjects: { pictures: { image: ['card'] }, isAboutProjects: true },
  topLocalities: { record: 'locality', isReferredTo: true, pictures: { image: ['card'] } },
  everythingContainer: {},
  services: {},
  floorPlan: {
    pictures: { 'floors/*/images/*/url': ['drawing'] },
    coverage: { title: 'floor plan', fields: ['floors'], shown: ['floors/*/images'] },
  },
  paymentPlan: { coverage: { title: 'payment' } },
  projectAmenities: {
    record: 'amenity list',
    subject: 'amenity',
    coverage: { title: 'amenities' },
  },
  projectSpecifications: {
    record: 'specification list',
    subject: 'specification',
    coverage: { title: 'specifications' },
  },
  amenityCatalogue: { record: 'amenity', subject: 'amenity catalogue', isReferredTo: true },
  amenitiesImages: {
    record: 'amenity picture',
    subject: 'amenity image',
    pictures: { image: ['gallery'] },
    isAboutProjects: true,
  },
  locationData: {
    record: 'location',
    pictures: { 'images/*': ['drawing'] },
    coverage: { title: 'location', fields: ['images', 'nearbyLocations'] },
  },
  sitePlanData: {
    pictures: { 'sitePlanImages/*': ['drawing'] },
    coverage: { title: 'site plan', fields: ['sitePlanImages'] },
  },
  globalFaqs: { record: 'question', subject: 'FAQ' },
  testimonials: {},
  site: { pictures: { 'heroBanners/*/image': ['screen'] } },
  careers: { record: 'department', subject: 'career' },
  charges: { record: 'charge' },
  redirects: { record: 'redirect', isOptional: true },
}

const names = Object.keys({ ...details, ...dataFileShapes }) as DataFileName[]

/** The data files, in the order they are reported. */
export const dataFiles = Object.fromEntries(
  names.map((name) => {
    const { subject, ...rest } = details[name] ?? {}
    const known = { ...dataFileShapes[name], ...rest }
    return [name, { ...known, failure: `Failed to fetch ${subject ?? known.record} data` }]
  }),
) as Readonly<Record<DataFileName, DataFile>>

export const dataFileNames: readonly DataFileName[] = names
