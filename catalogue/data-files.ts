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

export type DataFile = {
  readonly shape: DataFileShape
  /** What one record is called in messages: 'project', 'floor plan'. */
  readonly record: string
  /** What a section says when its file could not be loaded (docs/product.md, 'Failures'). */
  readonly failure: string
  /** True for a file that stands for an empty list where it is missing. */
  readonly isOptional?: true
}

const entry = (shape: DataFileShape, record: string, subject: string): DataFile => ({
  shape,
  record,
  failure: `Failed to fetch ${subject} data`,
})

/** The data files, in the order they are read and reported. */
export const dataFiles: Readonly<Record<DataFileName, DataFile>> = {
  residentialProjects: entry('groups', 'project', 'residential project'),
  commercialProjects: entry('groups', 'project', 'commercial project'),
  leadingRealEstateDevelopers: entry('list', 'developer', 'developer'),
  companyData: entry('list', 'company', 'company'),
  trendingProjects: entry('list', 'trending project', 'trending project'),
  topLocalities: entry('list', 'locality', 'locality'),
  everythingContainer: entry('list', 'service tile', 'service tile'),
  services: entry('map', 'service', 'service'),
  floorPlan: entry('list', 'floor plan', 'floor plan'),
  paymentPlan: entry('groups', 'payment plan', 'payment plan'),
  projectAmenities: entry('map', 'amenity list', 'amenity'),
  projectSpecifications: entry('map', 'specification list', 'specification'),
  amenityCatalogue: entry('map', 'amenity', 'amenity catalogue'),
  amenitiesImages: entry('groups', 'amenity picture', 'amenity image'),
  locationData: entry('map', 'location', 'location'),
  sitePlanData: entry('map', 'site plan', 'site plan'),
  globalFaqs: entry('list', 'question', 'FAQ'),
  testimonials: entry('list', 'testimonial', 'testimonial'),
  site: entry('single', 'site', 'site'),
  careers: entry('list', 'department', 'career'),
  charges: entry('single', 'charge', 'charge'),
  redirects: { ...entry('list', 'redirect', 'redirect'), isOptional: true },
}

export const dataFileNames = Object.keys(dataFiles) as readonly DataFileName[]
