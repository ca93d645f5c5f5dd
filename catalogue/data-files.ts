import type { DataFiles } from '../schemas/generated/data.generated.ts'

export type DataFileName = keyof DataFiles

/** Where the layout shows a picture; one picture may be used in several places. */
export type ImageUse = 'card' | 'gallery' | 'hero' | 'screen' | 'drawing' | 'logo' | 'social'

export type DataFile = {
  /** The shape of the file: a list, by key (`map`), lists by key (`groups`), or one record. */
  readonly shape: 'list' | 'map' | 'groups' | 'single'
  /** What one record is called in messages: 'project', 'floor plan'. */
  readonly record: string
  /** The message of a section whose file could not be loaded: 'Failed to fetch FAQ data'. */
  readonly failure: string
  /** Set for a file that may be missing: it counts as empty. */
  readonly isOptional?: true
  /** The fields of a record that hold prices, and areas; `*` stands for every entry of a list. */
  readonly prices?: readonly string[]
  readonly areas?: readonly string[]
  /** The fields of a record that hold pictures, with their uses. */
  readonly pictures?: Readonly<Record<string, readonly ImageUse[]>>
  /**
   * For files that describe projects by id: the title in the coverage table, and the fields of a
   * record of which one must have a value (absent: the record itself). `shown` lists the fields of
   * which the page needs one, where those are not enough.
   */
  readonly coverage?: {
    readonly title: string
    readonly fields?: readonly string[]
    readonly shown?: readonly string[]
  }
  /** Set for other files whose records are each about one project, by its id. */
  readonly isAboutProjects?: true
}

type Details = Omit<DataFile, 'failure'> & {
  /** The middle of 'Failed to fetch … data'; absent: the record's name. */
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

/** The details of the files, in the order of reports. */
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
  team: { shape: 'list', record: 'adviser', pictures: { photo: ['card'] }, isOptional: true },
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

/** The data files, in the order of reports. */
export const dataFiles = Object.fromEntries(
  Object.entries<Details>(details).map(([name, { subject, ...otherDetails }]) => [
    name,
    { ...otherDetails, failure: `Failed to fetch ${subject ?? otherDetails.record} data` },
  ]),
) as Readonly<Record<DataFileName, DataFile>>

export const dataFileNames = Object.keys(dataFiles) as readonly DataFileName[]
