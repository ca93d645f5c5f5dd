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

/** Whether an address's query asks for a list as a map. */
export const isMapRequested = (params: URLSearchParams): boolean => params.get('view') === 'map'

/** An address that shows the same as a map. */
export const mapPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}view=map`
