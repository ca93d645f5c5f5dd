import {
  searchEntries,
  type SearchEntry,
  type SearchItem,
  type SearchSource,
  type SearchType,
} from './search-entries.ts'
import { keepMembers, membersOf, sizeOf } from './number-sets.ts'
import { indexTexts, type TextIndex } from './substring-index.ts'
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
  /**
   * Of projects those whose texts have every word, in the order given, of which some are listed.
   * @param places where they stand in the source's list of projects
   */
  readonly having: (words: readonly string[], places: Uint32Array, listed: Listed) => Having
} & Pick<TextIndex, 'texts'>

/** How many projects have the words, and the items of those that are listed. */
type Having = { readonly total: number; readonly items: readonly SearchItem[] }

/**
 * Prepares the search: case-insensitive substring match on every text of an entry, exact names
 * first, then by type order, then file order. Groups stand in the order of their best result.
 */
export function buildSearch(source: SearchSource): TextSearch {
  const entries = searchEntries(source)
  const find = indexTexts(entries.length, (at) => entries[at]?.texts ?? [], fold)
  const named = indexNames(entries)
  const entryOf = new Map(entries.map(({ project }, index) => [project, index]))
  const entryAt = Uint32Array.from(source.projects, (project) => entryOf.get(project) ?? 0)

  const itemsOf = (numbers: readonly number[]): SearchItem[] =>
    numbers.flatMap((number) => entries[number]?.item ?? [])

  const having: TextSearch['having'] = (words, places, { from, limit }) => {
    let left = new Uint32Array(places.length)
    for (let at = 0; at < left.length; at += 1) left[at] = entryAt[places[at] ?? 0] ?? 0
    // Long words leave the fewest.
    const wanted = [...new Set(words.map(fold))].sort((one, other) => other.length - one.length)
    for (const word of wanted) {
      if (left.length === 0) break
      left = left.subarray(0, keepMembers(left, find(word)))
    }
    return { total: left.length, items: itemsOf([...left.subarray(from, from + limit)]) }
  }

  const search: SearchIndex = (query, { from, limit } = FIRST) => {
    const shown = query.trim()
    const wanted = fold(query.replaceAll('\0', ' '))
    if (wanted === '') return { query: shown, total: 0, groups: [] }
    const matches = find(wanted)
    const exact = new Set(named(wanted))
    const others = membersOf(matches, from + limit + exact.size).filter((at) => !exact.has(at))
    const items = itemsOf([...exact, ...others].slice(from, from + limit))
    return { query: shown, total: sizeOf(matches), groups: groupItems(items) }
  }
  return Object.assign(search, { having, texts: find.texts })
}

/** The entries with a name, folded. */
function indexNames(entries: readonly SearchEntry[]): (name: string) => readonly number[] {
  const first = new Map<string, number>()
  // Few names stand twice, and a list for each takes longer than all the rest.
  const all = new Map<string, number[]>()
  entries.forEach(({ title }, index) => {
    const name = fold(title)
    const before = first.get(name)
    if (before === undefined) {
      first.set(name, index)
      return
    }
    const same = all.get(name)
    if (same) same.push(index)
    else all.set(name, [before, index])
  })
  return (name) => {
    const only = first.get(name)
    return all.get(name) ?? (only === undefined ? [] : [only])
  }
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
