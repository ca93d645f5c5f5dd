// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.
import type { DataFiles } from './data.generated.ts'

/** How each data file holds its records, and what one of them is called. */
export const dataFileShapes: Readonly<
  Record<
    keyof DataFiles,
    { readonly shape: 'list' | 'map' | 'groups' | 'single'; readonly record: string }
  >
> = {
  amenitiesImages: { shape: 'groups', record: 'amenity image' },
  amenityCatalogue: { shape: 'map', record: 'catalogue amenity' },
  careers: { shape: 'list', record: 'career department' },
  charges: { shape: 'single', record: 'charges' },
  commercialProjects: { shape: 'groups', record: 'project record' },
  companyData: { shape: 'list', record: 'company' },
  everythingContainer: { shape: 'list', record: 'service tile' },
  floorPlan: { shape: 'list', record: 'floor plan' },
  globalFaqs: { shape: 'list', record: 'faq' },
  leadingRealEstateDevelopers: { shape: 'list', record: 'leading developer' },
  locationData: { shape: 'map', record: 'location record' },
  paymentPlan: { shape: 'groups', record: 'payment plan' },
  projectAmenities: { shape: 'map', record: 'amenities of one project' },
  projectSpecifications: { shape: 'map', record: 'specifications of one project' },
  redirects: { shape: 'list', record: 'redirect record' },
  residentialProjects: { shape: 'groups', record: 'project record' },
  services: { shape: 'map', record: 'service' },
  site: { shape: 'single', record: 'site' },
  sitePlanData: { shape: 'map', record: 'site plan' },
  testimonials: { shape: 'list', record: 'testimonial' },
  topLocalities: { shape: 'list', record: 'top locality' },
  trendingProjects: { shape: 'list', record: 'trending project' },
}
