import { AFFORDABILITY_FIELDS } from '../cost/affordability-fields.ts'
import { FACETS } from './facets.ts'

/** The parameters of a listing's address, in order; few pages need their rules as well. */
export const LISTING_PARAMETERS: readonly string[] = [
  'type',
  ...FACETS.map(({ name }) => name),
  ...AFFORDABILITY_FIELDS,
  'budgetMin',
  'budgetMax',
  'budgetUnit',
  'areaMin',
  'areaMax',
  'areaUnit',
  'sort',
  'view',
  'page',
]
