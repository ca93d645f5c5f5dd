/**
 * The parameters of a project's address that say what is calculated with, in the order in which it
 * names them. A file of its own: every page's code knows them, the calculation is the project's alone.
 */
export const COST_PARAMETERS = [
  'unit',
  'buyer',
  'loan',
  'rate',
  'years',
  'prepay',
  'prepayMonth',
  'prepayYearly',
] as const
