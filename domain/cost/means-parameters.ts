/** What a buyer can spend, by the names an address has for it. */
export const MEANS = ['emi', 'cash'] as const

export type MeansName = (typeof MEANS)[number]

/** What an address says can be spent, for another that goes on with it: '' or '&…'. */
export const meansSearch = (search: URLSearchParams): string =>
  MEANS.filter((name) => search.get(name))
    .map((name) => `&${new URLSearchParams([[name, search.get(name) ?? '']])}`)
    .join('')
