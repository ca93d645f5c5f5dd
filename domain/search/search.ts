import {
  SEARCH_LABELS,
  searchEntries,
  type SearchItem,
  type SearchSource,
} from './search-entries.ts'
import type { Project } from '../project/project.ts'
import { longForm } from '../place/place-spelling.ts'
import { foldLetters } from '../text/fold-text.ts'
import { collapseSpaces } from '../text/text.ts'
import { groupBy } from '../value/group-by.ts'

export type { SearchItem, SearchSource, SearchType } from './search-entries.ts'

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
}

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

export type TextSearch = ReturnType<typeof buildSearch>

/**
 * Prepares the search: case-insensitive substring match on every text of an entry, exact names
 * first, then by type order, then file order. Groups are ordered by their best result. A number
 * stands for itself: '8' is found in '82' only where nothing has an 8.
 */
export function buildSearch(source: SearchSource) {
  const entries = searchEntries(source).map(({ item, texts, project }) => ({
    item,
    project,
    name: fold(item.title),
    // No query has a line break, so no match spans two texts.
    text: texts.map(fold).join('\n'),
  }))
  const entryOf = new Map(entries.map((entry) => [entry.project, entry]))

  const search: SearchIndex = (query, { from, limit } = FIRST) => {
    const shown = query.trim()
    const wanted = fold(query.replaceAll('\0', ' '))
    if (wanted === '') return { query: shown, total: 0, groups: [] }
    const { found: matches, ...how } = findWords([wanted], entries)
    const exact = matches.filter(({ name }) => name === wanted)
    const others = matches.filter(({ name }) => name !== wanted)
    const items = [...exact, ...others].slice(from, from + limit).map(({ item }) => item)
    return { query: shown, total: matches.length, groups: groupItems(items), ...how }
  }

  return {
    search,
    texts: entries.map(({ text }) => text),
    /**
     * Finds the projects whose texts have every word, in the order given, and lists some of them.
     */
    having(words: readonly string[], projects: readonly Project[], { from, limit }: Listed) {
      const wanted = fold(words.join(' ')).match(NUMBERED) ?? []
      const allowed = projects.flatMap((project) => entryOf.get(project) ?? [])
      const { found, ...how } = findWords(wanted, allowed)
      const items = found.slice(from, from + limit).map(({ item }) => item)
      return { total: found.length, items, ...how }
    },
  }
}

/** Matches the words of a query; a numbered place with its number is one word: 'sector 8'. */
const NUMBERED = /(?:(?:sector|phase|block|pocket|tower|ward|nh) )?\d\S*|\S+/gu

/** The entries that have every word; where there are none, those in which the numbers may go on. */
function findWords<Entry extends { text: string }>(
  words: readonly string[],
  entries: readonly Entry[],
): { found: readonly Entry[]; beginsWith?: string } {
  const find = (isWhole: boolean) => {
    const tests = words.map((word) => wordFinder(word, isWhole))
    return entries.filter(({ text }) => tests.every((holds) => holds(text)))
  }
  const found = find(true)
  const numbers = words.filter((word) => /\d$/.test(word))
  if (found.length > 0 || numbers.length === 0) return { found }
  const beginning = find(false)
  return beginning.length === 0 ? { found } : { found: beginning, beginsWith: numbers.join(', ') }
}

/** Finds a word in texts. A number at either end is whole, but may go on unless `isWhole`. */
function wordFinder(word: string, isWhole: boolean): (text: string) => boolean {
  const [start, end] = [/^\d/.test(word), /\d$/.test(word) && isWhole]
  if (!start && !end) return (text) => text.includes(word)
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  // 'Sector 88A' is not Sector 88, and 1,850 square feet are neither 1 nor 850.
  const after = String.raw`(?!\d|\.\d|,\d{2},|,\d{3}(?!\d)|[a-z](?![\p{L}\p{M}]))`
  const pattern = new RegExp(
    `${start ? String.raw`(?<!\d|\d[.,])` : ''}${escaped}${end ? after : ''}`,
    'u',
  )
  return (text) => pattern.test(text)
}

/** The note above results in which the words asked for only begin: 'sector 8' in 'Sector 82'. */
export const beginsWithText = (query: string): string =>
  `Nothing we know of is called “${query}”. These begin with it.`

/** The part of an answer that is listed unless asked otherwise. */
export const FIRST: Listed = { from: 0, limit: SEARCH_LIMIT }

export function groupItems(items: readonly SearchItem[]): SearchAnswer['groups'] {
  const groups = groupBy(items, ({ type }) => [SEARCH_LABELS[type]])
  return [...groups].map(([label, items]) => ({ label, items }))
}

/**
 * The form in which texts and queries are compared: no case, accents or invisible signs, single
 * spaces, plain dashes and apostrophes, short forms of places in full ('sec-84' is 'sector 84').
 */
function fold(text: string): string {
  return collapseSpaces(foldLetters(text))
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/([\p{L}\p{M}])[.-]? ?(?=\d)/gu, '$1 ')
    .replace(/[\p{L}\p{M}]+/gu, longForm)
}
