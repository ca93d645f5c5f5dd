/** What a buyer can spend, by the names an address has for it. */
export const AFFORDABILITY_FIELDS = ['emi', 'cash'] as const

export type AffordabilityField = (typeof AFFORDABILITY_FIELDS)[number]

/** The part of an address that says what can be spent, for a link to another page: '' or '&…'. */
export const affordabilityQuerySuffix = (search: URLSearchParams): string =>
  AFFORDABILITY_FIELDS.filter((name) => search.get(name))
    .map((name) => `&${new URLSearchParams([[name, search.get(name) ?? '']])}`)
    .join('')
