import type { Facet } from './facets.ts'

const FACETS = [
  'location',
  'category',
  'bedrooms',
  'status',
  'furnishing',
] as const satisfies readonly Facet[]

/** The parameters of a listing's address, in their order. Apart from the rules, which few pages need. */
export const LISTING_PARAMETERS: readonly string[] = [
  'type',
  ...FACETS,
  'budgetMin',
  'budgetMax',
  'budgetUnit',
  'areaMin',
  'areaMax',
  'areaUnit',
  'sort',
  'page',
]
