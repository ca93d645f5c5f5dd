import type { DataFiles } from '../schemas/generated/data.generated.ts'

export type DataFileName = keyof DataFiles

/** Where the layout shows a picture; one picture may be used in several places. */
export type ImageUse = 'card' | 'gallery' | 'hero' | 'screen' | 'drawing' | 'logo' | 'social'

export type DataFile = {
  /** How it holds its records: a list, by key (`map`), lists of them by key (`groups`), or one. */
  readonly shape: 'list' | 'map' | 'groups' | 'single'
  /** What one record is called in messages: 'project', 'floor plan'. */
  readonly record: string
  /** What a section says when its file could not be loaded: 'Failed to fetch FAQ data'. */
  readonly failure: string
  /** True for a file that may be missing: it counts as empty. */
  readonly isOptional?: true
  /** The fields of a record that hold prices, and areas; `*` stands for every entry of a list. */
  readonly prices?: readonly string[]
  readonly areas?: readonly string[]
  /** Those that hold pictures, and their uses. */
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

type Details = Omit<DataFile, 'failure'> & {
  /** What failed in 'Failed to fetch … data'; absent: the record's name. */
  readonly subject?: string
}

const project = {
  record: 'project',
  prices: ['price', 'starting_price'],
  areas: ['area'],
  pictures: {
    image: ['card', 'gallery'],
    'images/*': ['gallery'],
    'videos/*/poster': ['gallery'],
    logo: ['logo'],
  },
} as const

/** In the order in which files are reported. */
const details = {
  residentialProjects: { shape: 'groups', ...project, subject: 'residential project' },
  commercialProjects: { shape: 'groups', ...project, subject: 'commercial project' },
  leadingRealEstateDevelopers: {
    shape: 'list',
    record: 'developer',
    pictures: { image: ['logo'], bgImage: ['hero'] },
  },
  companyData: { shape: 'list', record: 'company', pictures: { image: ['logo'] } },
  trendingProjects: {
    shape: 'list',
    record: 'trending project',
    prices: ['price'],
    pictures: { image: ['card'] },
    isAboutProjects: true,
  },
  topLocalities: { shape: 'list', record: 'locality', pictures: { image: ['card'] } },
  everythingContainer: { shape: 'list', record: 'service tile' },
  services: { shape: 'map', record: 'service' },
  floorPlan: {
    shape: 'list',
    record: 'floor plan',
    prices: ['floors/*/baseSellingPrice'],
    areas: ['area', 'carpetArea', 'balconyArea', 'builtUpArea', 'superBuiltUpArea'].map(
      (field) => `floors/*/${field}`,
    ),
    pictures: { 'floors/*/images/*/url': ['drawing'] },
    coverage: { title: 'floor plan', fields: ['floors'], shown: ['floors/*/images'] },
  },
  paymentPlan: { shape: 'groups', record: 'payment plan', coverage: { title: 'payment' } },
  projectAmenities: {
    shape: 'map',
    record: 'amenity list',
    subject: 'amenity',
    coverage: { title: 'amenities' },
  },
  projectSpecifications: {
    shape: 'map',
    record: 'specification list',
    subject: 'specification',
    coverage: { title: 'specifications' },
  },
  amenityCatalogue: { shape: 'map', record: 'amenity', subject: 'amenity catalogue' },
  amenitiesImages: {
    shape: 'groups',
    record: 'amenity picture',
    subject: 'amenity image',
    pictures: { image: ['gallery'] },
    isAboutProjects: true,
  },
  locationData: {
    shape: 'map',
    record: 'location',
    pictures: { 'images/*': ['drawing'] },
    coverage: { title: 'location', fields: ['images', 'nearbyLocations'] },
  },
  sitePlanData: {
    shape: 'map',
    record: 'site plan',
    pictures: { 'sitePlanImages/*': ['drawing'] },
    coverage: { title: 'site plan', fields: ['sitePlanImages'] },
  },
  constructionUpdates: {
    shape: 'groups',
    record: 'construction update',
    pictures: { 'images/*': ['card', 'gallery'] },
    isAboutProjects: true,
    isOptional: true,
  },
  globalFaqs: { shape: 'list', record: 'question', subject: 'FAQ' },
  testimonials: { shape: 'list', record: 'testimonial' },
  site: {
    shape: 'single',
    record: 'site',
    pictures: { 'heroBanners/*/image': ['screen'], logo: ['logo'], map: ['drawing'] },
  },
  careers: { shape: 'list', record: 'department', subject: 'career' },
  charges: { shape: 'single', record: 'charge' },
  redirects: { shape: 'list', record: 'redirect', isOptional: true },
} as const satisfies Record<DataFileName, Details>

type Entries<T> = T extends readonly (infer One)[] ? One : T[keyof T]

export type RecordOf<N extends DataFileName> = {
  list: Entries<DataFiles[N]>
  map: Entries<DataFiles[N]>
  groups: Entries<Entries<DataFiles[N]>>
  single: DataFiles[N]
}[(typeof details)[N]['shape']]

/** The data files, in the order they are reported. */
export const dataFiles = Object.fromEntries(
  Object.entries<Details>(details).map(([name, { subject, ...known }]) => [
    name,
    { ...known, failure: `Failed to fetch ${subject ?? known.record} data` },
  ]),
) as Readonly<Record<DataFileName, DataFile>>

export const dataFileNames = Object.keys(dataFiles) as readonly DataFileName[]
