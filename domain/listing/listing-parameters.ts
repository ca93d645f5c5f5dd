import { AFFORDABILITY_FIELDS } from '../cost/affordability-parameters.ts'

/** The parameters of a listing's address, in their order, apart from the rules, which few pages need. */
export const LISTING_PARAMETERS = [
  'type',
  'location',
  'category',
  'bedrooms',
  'status',
  'furnishing',
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
] as const
