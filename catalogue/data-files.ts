import type { DataFiles } from '../schemas/generated/data.generated.ts'

/** A data file's name without `.json`; `DataFiles` says what each holds. */
export type DataFileName = keyof DataFiles

/**
 * How a file holds its records:
 * - `list`: a list of records
 * - `map`: records by key
 * - `groups`: lists of records by key
 * - `single`: one record
 */
export type DataFileShape = 'list' | 'map' | 'groups' | 'single'

/** Where the layout shows a picture; one picture may be used in several places. */
export type ImageUse = 'card' | 'gallery' | 'hero' | 'screen' | 'drawing' | 'logo' | 'social'

/** What is said of a data file in one place; its schema says what is in it. */
export type DataFile = {
  readonly shape: DataFileShape
  /** What one record is called in messages: 'project', 'floor plan'. */
  readonly record: string
  /** What a section says when its file could not be loaded: 'Failed to fetch FAQ data'. */
  readonly failure: string
  /** True for a file that stands for an empty list where it is missing. */
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
}

type Rest = Omit<DataFile, 'shape' | 'record' | 'failure'>

const entry = (
  shape: DataFileShape,
  record: string,
  subject: string,
  rest: Rest = {},
): DataFile => ({ shape, record, failure: `Failed to fetch ${subject} data`, ...rest })

const projectPictures = {
  image: ['card', 'gallery'],
  'images/*': ['gallery'],
  logo: ['logo'],
} as const

/** The data files, in the order they are reported. */
export const dataFiles: Readonly<Record<DataFileName, DataFile>> = {
  residentialProjects: entry('groups', 'project', 'residential project', {
    isReferredTo: true,
    pictures: projectPictures,
  }),
  commercialProjects: entry('groups', 'project', 'commercial project', {
    isReferredTo: true,
    pictures: projectPictures,
  }),
  leadingRealEstateDevelopers: entry('list', 'developer', 'developer', {
    isReferredTo: true,
    pictures: { image: ['logo'], bgImage: ['hero'] },
  }),
  companyData: entry('list', 'company', 'company', {
    isReferredTo: true,
    pictures: { image: ['logo'] },
  }),
  trendingProjects: entry('list', 'trending project', 'trending project', {
    pictures: { image: ['card'] },
  }),
  topLocalities: entry('list', 'locality', 'locality', {
    isReferredTo: true,
    pictures: { image: ['card'] },
  }),
  everythingContainer: entry('list', 'service tile', 'service tile'),
  services: entry('map', 'service', 'service'),
  floorPlan: entry('list', 'floor plan', 'floor plan', {
    pictures: { 'floors/*/images/*/url': ['drawing'] },
    coverage: { title: 'floor plan', fields: ['floors'], shown: ['floors/*/images'] },
  }),
  paymentPlan: entry('groups', 'payment plan', 'payment plan', { coverage: { title: 'payment' } }),
  projectAmenities: entry('map', 'amenity list', 'amenity', { coverage: { title: 'amenities' } }),
  projectSpecifications: entry('map', 'specification list', 'specification', {
    coverage: { title: 'specifications' },
  }),
  amenityCatalogue: entry('map', 'amenity', 'amenity catalogue', { isReferredTo: true }),
  amenitiesImages: entry('groups', 'amenity picture', 'amenity image', {
    pictures: { image: ['gallery'] },
  }),
  locationData: entry('map', 'location', 'location', {
    pictures: { 'images/*': ['drawing'] },
    coverage: { title: 'location', fields: ['images', 'nearbyLocations'] },
  }),
  sitePlanData: entry('map', 'site plan', 'site plan', {
    pictures: { 'sitePlanImages/*': ['drawing'] },
    coverage: { title: 'site plan', fields: ['sitePlanImages'] },
  }),
  globalFaqs: entry('list', 'question', 'FAQ'),
  testimonials: entry('list', 'testimonial', 'testimonial'),
  site: entry('single', 'site', 'site', { pictures: { 'heroBanners/*/image': ['screen'] } }),
  careers: entry('list', 'department', 'career'),
  charges: entry('single', 'charge', 'charge'),
  redirects: entry('list', 'redirect', 'redirect', { isOptional: true }),
}

export const dataFileNames = Object.keys(dataFiles) as readonly DataFileName[]
