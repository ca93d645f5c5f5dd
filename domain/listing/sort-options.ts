/** The orders of a listing, as its choice offers them: each with its name in the address. */
export const LISTING_SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'rate-asc', label: 'Price per sq. ft.: low to high' },
  { value: 'newest', label: 'Newest first' },
] as const

export type ListingSort = (typeof LISTING_SORTS)[number]['value']
