import { groupBy } from '../value/group-by.ts'
import { SEARCH_LABELS, type SearchItem } from './search-entries.ts'

/** Results that are listed; `total` counts all. */
export const SEARCH_LIMIT = 20

/** The answer of `GET /api/search` (docs/product.md, 'Search'). */
export type SearchAnswer = {
  readonly query: string
  /** Every match, listed or not. */
  readonly total: number
  readonly groups: readonly { label: string; items: readonly SearchItem[] }[]
  /** Null where the query names no filter; absent where only texts were searched. */
  readonly understood?: UnderstoodQuery | null
  /** The query with mistyped words corrected, where nothing was found without that. */
  readonly corrected?: string
  /** Words with a number that no text has whole: in the results the number goes on. */
  readonly beginsWith?: string
  /** Words that nothing was found with, where the results are what the other words name. */
  readonly leftOut?: string
}

/** What is to be said of all results. */
export type Notes = Pick<SearchAnswer, 'beginsWith' | 'leftOut'>

/** What a query was read as, besides a text (docs/product.md, 'Search'). */
export type UnderstoodQuery = {
  /** The filters in words: '3 BHK under ₹ 2 Cr in Sector 84'. */
  readonly text: string
  /** The listing with these filters. */
  readonly url: string
  /** How many projects they allow. */
  readonly total: number
  /** The words that were left over, matched as text among those projects. */
  readonly rest?: string
}

/** Which of all matches are listed; by default the first `SEARCH_LIMIT`. */
export type Listed = { from: number; limit: number }

/** Answers one search; prepared once for a data set, as answering walks all of it. */
export type SearchIndex = (query: string, listed?: Listed) => SearchAnswer

/** The note above results in which the words asked for only begin: 'sector 8' in 'Sector 82'. */
export const beginsWithText = (query: string): string =>
  `Nothing we know of is called “${query}”. These begin with it.`

/** The note above results that do not have some of the words. */
export const leftOutText = (words: string): string =>
  `Nothing was found with “${words}”. These are results without it.`

/** Says that nothing was found. */
export const noResultsTitle = (query: string): string => `No results found for “${query}”`

export const NO_RESULTS_ADVICE = 'Try the name of a project, a developer or a place.'

/** The part of an answer that is listed unless asked otherwise. */
export const FIRST: Listed = { from: 0, limit: SEARCH_LIMIT }

/** The matches that are listed, in groups, and what is to be said of them. */
export function listMatches(
  { entries, ...how }: { readonly entries: readonly { readonly item: SearchItem }[] } & Notes,
  { from, limit }: Listed,
) {
  const items = entries.slice(from, from + limit).map(({ item }) => item)
  const groups = groupBy(items, ({ type }) => [SEARCH_LABELS[type]])
  return {
    total: entries.length,
    groups: [...groups].map(([label, items]) => ({ label, items })),
    ...how,
  }
}
