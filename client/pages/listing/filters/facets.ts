import type { Facet } from '../../../../domain/listing/listing-options.ts'
import type { FacetOption, Listing } from '../../../page-descriptions/listings.ts'

/**
 * The options of one filter, those that find something first, so that what is shown before 'Show
 * all' is of use; otherwise in the listing's order. Choosing one does not move it: a filter's own
 * choice does not change its counts.
 */
export function facetOptions(listing: Listing, facet: Facet): readonly FacetOption[] {
  const options = listing.facets[facet]
  return [
    ...options.filter(({ count }) => count > 0),
    ...options.filter(({ count }) => count === 0),
  ]
}

/** What the visitor sees over each filter. */
export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  location: 'Location',
  category: 'Property type',
  bedrooms: 'Bedrooms',
  status: 'Construction status',
  furnishing: 'Furnishing',
}
