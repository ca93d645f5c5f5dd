import { AFFORDABILITY_FIELDS } from '../cost/affordability-parameters.ts'
import type { Facet } from './facets.ts'

/** The filters' names in their order, apart from the rules, which few pages need. */
const FACETS: Record<Facet, true> = {
  location: true,
  category: true,
  bedrooms: true,
  status: true,
  furnishing: true,
}

/** The parameters of a listing's address, in their order. */
export const LISTING_PARAMETERS: readonly string[] = [
  'type',
  ...Object.keys(FACETS),
  ...AFFORDABILITY_FIELDS,
  'budgetMin',
  'budgetMax',
  'budgetUnit',
  'areaMin',
  'areaMax',
  'areaUnit',
  'sort',
  'page',
]
