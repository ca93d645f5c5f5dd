import {
  searchEntries,
  type SearchItem,
  type SearchSource,
  type SearchType,
} from './search-entries.ts'
import { indexTexts } from './substring-index.ts'
import { foldText } from '../text/text.ts'

export type { SearchItem, SearchSource, SearchType } from './search-entries.ts'

/** Results that are listed; `total` counts all. */
export const SEARCH_LIMIT = 20

/** What results of a type are grouped under (docs/product.md, 'Search'). */
export const SEARCH_LABELS: Readonly<Record<SearchType, string>> = {
  page: 'Page',
  residential: 'Residential',
  commercial: 'Commercial',
  trending: 'Trending',
  company: 'Developer',
  location: 'Location',
  locality: 'Popular Area',
  service: 'Service',
}

export type SearchGroup = { readonly label: string; readonly items: readonly SearchItem[] }

/** The answer of `GET /api/search` (docs/product.md, 'Search'). */
export type SearchAnswer = {
  readonly query: string
  /** Every match, listed or not. */
  readonly total: number
  readonly groups: readonly SearchGroup[]
  /** Null where the query names no filter; absent where only texts were searched. */
  readonly understood?: Understood | null
  /** The query with mistyped words mended, where nothing was found as it stands. */
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
export type Listed = { readonly from: number; readonly limit: number }

/**
 * Answers one search; prepared once for a data set, as answering walks all of it. `listed` holds the
 * same items as the groups, in their order.
 */
export type SearchIndex = (query: string, listed?: Listed) => SearchAnswer

/** The search of texts: of all there is, and of projects alone. */
export type TextSearch = SearchIndex & {
  /** Of places in the source's list of projects those whose texts have every word. */
  readonly having: (words: readonly string[], places: Uint32Array) => Uint32Array
}

/** Stands between an entry's texts. Queries hold none, so no match spans two texts. */
const BETWEEN = '\0'

/**
 * Prepares the search: case-insensitive substring match on every text of an entry, exact names
 * first, then by type order, then file order. Groups stand in the order of their best result.
 */
export function buildSearch(source: SearchSource): TextSearch {
  const entries = searchEntries(source)
  const names = entries.map(({ item }) => fold(item.title))
  const visitMatches = indexTexts(entries.map(({ texts }) => fold(texts.join(BETWEEN))))
  const entryOf = new Map(entries.map(({ project }, index) => [project, index]))
  const entryAt = Uint32Array.from(source.projects, (project) => entryOf.get(project) ?? 0)

  const having: TextSearch['having'] = (words, places) => {
    if (words.length === 0) return places
    const had = new Uint16Array(entries.length)
    words.forEach((word, at) =>
      visitMatches(fold(word), (index) => {
        if (had[index] === at) had[index] = at + 1
      }),
    )
    return places.filter((place) => had[entryAt[place] ?? 0] === words.length)
  }

  const search: SearchIndex = (query, { from, limit } = FIRST) => {
    const most = from + limit
    const shown = query.trim()
    const wanted = fold(query.replaceAll(BETWEEN, ' '))
    if (wanted === '') return { query: shown, total: 0, groups: [] }
    let total = 0
    const exact: SearchItem[] = []
    const others: SearchItem[] = []
    visitMatches(wanted, (index) => {
      total += 1
      const list = names[index] === wanted ? exact : others
      const item = entries[index]?.item
      if (list.length < most && item !== undefined) list.push(item)
    })
    return { query: shown, total, groups: groupItems([...exact, ...others].slice(from, most)) }
  }
  return Object.assign(search, { having })
}

/** What is listed of an answer unless asked otherwise. */
export const FIRST: Listed = { from: 0, limit: SEARCH_LIMIT }

/** Items under their labels, in the order of each label's first item. */
export function groupItems(items: readonly SearchItem[]): SearchGroup[] {
  const groups = new Map<string, SearchItem[]>()
  for (const item of items) {
    const label = SEARCH_LABELS[item.type]
    const group = groups.get(label)
    if (group === undefined) groups.set(label, [item])
    else group.push(item)
  }
  return [...groups].map(([label, items]) => ({ label, items }))
}

/** What texts and queries are compared by: no case, single spaces, plain dashes and apostrophes. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’]/g, "'")
}
