import {
  SEARCH_LABELS,
  searchEntries,
  type SearchItem,
  type SearchSource,
} from './search-entries.ts'
import type { Project } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'
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
  readonly understood?: Understood | null
  /** The query with mistyped words corrected, where nothing was found without that. */
  readonly corrected?: string
}

/** What a query was read as, besides a text (docs/product.md, 'Search'). */
export type Understood = {
  /** In words: '3 BHK under ₹ 2 Cr in Sector 84'. */
  readonly text: string
  /** The listing with these filters. */
  readonly url: string
  /** How many projects they allow. */
  readonly total: number
  /** Words that were left over, matched as text among those projects. */
  readonly rest?: string
}

/** Which of all matches are listed; by default the first `SEARCH_LIMIT`. */
export type Listed = { from: number; limit: number }

/** Answers one search; prepared once for a data set, as answering walks all of it. */
export type SearchIndex = (query: string, listed?: Listed) => SearchAnswer

/** The search of texts: of all there is, and of projects alone. */
export type TextSearch = ReturnType<typeof buildSearch>

/**
 * Prepares the search: case-insensitive substring match on every text of an entry, exact names
 * first, then by type order, then file order. Groups are ordered by their best result.
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
    const matches = entries.filter(({ text }) => text.includes(wanted))
    const exact = matches.filter(({ name }) => name === wanted)
    const others = matches.filter(({ name }) => name !== wanted)
    const items = [...exact, ...others].slice(from, from + limit).map(({ item }) => item)
    return { query: shown, total: matches.length, groups: groupItems(items) }
  }

  return {
    search,
    /** All that can be found, a text an entry. */
    texts: entries.map(({ text }) => text),
    /** Of projects those whose texts have every word, in the order given, of which some are listed. */
    having(words: readonly string[], projects: readonly Project[], { from, limit }: Listed) {
      const wanted = words.map(fold)
      const found = projects
        .flatMap((project) => entryOf.get(project) ?? [])
        .filter(({ text }) => wanted.every((word) => text.includes(word)))
      return { total: found.length, items: found.slice(from, from + limit).map(({ item }) => item) }
    },
  }
}

/** What is listed of an answer unless asked otherwise. */
export const FIRST: Listed = { from: 0, limit: SEARCH_LIMIT }

/** Items under their labels, in the order of each label's first item. */
export function groupItems(items: readonly SearchItem[]): SearchAnswer['groups'] {
  const groups = groupBy(items, ({ type }) => [SEARCH_LABELS[type]])
  return [...groups].map(([label, items]) => ({ label, items }))
}

/** What texts and queries are compared by: no case, single spaces, plain dashes and apostrophes. */
function fold(text: string): string {
  return normalizeText(text)
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’]/g, "'")
}
