import { bedroomMatches } from '../project/bedrooms.ts'
import { cityOfName } from '../place/cities.ts'
import { PROJECT_DEFAULTS } from '../project/defaults.ts'
import type { Project } from '../project/project.ts'
import { distinctTexts, foldText } from '../text/text.ts'

/** The filters that hold a list of chosen values; several values of one are alternatives. */
export const FACETS = ['location', 'category', 'bedrooms', 'status', 'furnishing'] as const

export type Facet = (typeof FACETS)[number]

export type ListingOptions = Readonly<Record<Facet, readonly string[]>>

/** What a listing offers before it looks at the data (docs/product.md, 'Listing and filters'). */
export const FALLBACK_OPTIONS: ListingOptions = {
  location: [
    'Sector 82',
    'Sector 83',
    'Sector 84',
    'Sector 85',
    'Sector 88A',
    'Sector 88B',
    'Sector 54',
    'Sector 49',
    'Gurgaon',
    'NH 8',
    'Dwarka Expressway',
  ],
  category: [
    'Residential Apartment',
    'Residential Land',
    'Independent House/Villa',
    'Farm House',
    'Studio Apartment',
    'Luxury Independent Floors',
    'Commercial',
  ],
  bedrooms: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex'],
  status: ['New Launch', 'Under Construction', 'Ready To move'],
  furnishing: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
}

/** Localities shown before 'Show all': in the page's location filter and in the sidebar. */
export const LOCALITIES_SHOWN = { page: 10, sidebar: 3 } as const

/** The fallback options and, after them, whatever else the projects have, in file order. */
export function listingOptions(projects: readonly Project[]): ListingOptions {
  const merged = (facet: Facet) =>
    distinctTexts([
      ...FALLBACK_OPTIONS[facet],
      ...projects.flatMap((project) => facetValues(project, facet)),
    ])
  return {
    location: merged('location'),
    category: merged('category'),
    bedrooms: merged('bedrooms'),
    status: merged('status'),
    furnishing: merged('furnishing'),
  }
}

/** A project's own values of one filter; defaults that stand for nothing are no values. */
export function facetValues(project: Project, facet: Facet): readonly string[] {
  switch (facet) {
    case 'location':
      return project.localities
    case 'category':
      return [project.category ?? project.propertyType].filter(
        (value) => value !== PROJECT_DEFAULTS.propertyType,
      )
    case 'bedrooms':
      return project.bedrooms
    case 'status':
      return project.status === PROJECT_DEFAULTS.status ? [] : [project.status]
    case 'furnishing':
      return project.furnishing === undefined ? [] : [project.furnishing]
  }
}

/**
 * Tells whether one value of a project answers the one chosen (docs/product.md, 'Listing and filters'):
 * furnishing wholly, bedrooms as `bedroomMatches` says, a city also by its other name, everything
 * else as a case-insensitive substring. The test takes the value as `foldText` leaves it, since
 * one value is put to many tests.
 */
export function valueTest(facet: Facet, chosen: string): (folded: string) => boolean {
  const wanted = foldText(chosen)
  if (facet === 'bedrooms') return (value) => bedroomMatches(value, wanted)
  if (facet === 'furnishing') return (value) => value === wanted
  const city = facet === 'location' ? cityOfName(wanted) : undefined
  return (value) => value.includes(wanted) || (city !== undefined && cityOfName(value) === city)
}

/**
 * A chosen value as the options spell it, itself where it is only part of one ('sector 8'),
 * undefined where no option could ever answer it.
 */
export function settleValue(
  options: ListingOptions,
  facet: Facet,
  chosen: string,
): string | undefined {
  const folded = foldText(chosen)
  const same = options[facet].find((option) => foldText(option) === folded)
  if (same !== undefined) return same
  const known = options[facet].map(foldText).some(valueTest(facet, chosen))
  return known || (facet === 'location' && cityOfName(chosen) !== undefined) ? chosen : undefined
}
