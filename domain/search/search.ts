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
}

/** Answers one search; prepared once for a data set, as answering walks all of it. */
export type SearchIndex = (query: string) => SearchAnswer

/** Stands between an entry's texts. Queries hold none, so no match spans two texts. */
const BETWEEN = '\0'

/**
 * Prepares the search: case-insensitive substring match on every text of an entry, exact names
 * first, then by type order, then file order. Groups stand in the order of their best result.
 */
export function buildSearch(source: SearchSource): SearchIndex {
  const entries = searchEntries(source)
  const names = entries.map(({ item }) => fold(item.title))
  const visitMatches = indexTexts(entries.map(({ texts }) => fold(texts.join(BETWEEN))))
  return (query) => {
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
      if (list.length < SEARCH_LIMIT && item !== undefined) list.push(item)
    })
    return { query: shown, total, groups: groupItems([...exact, ...others].slice(0, SEARCH_LIMIT)) }
  }
}

/** Items under their labels, in the order of each label's first item. */
function groupItems(items: readonly SearchItem[]): SearchGroup[] {
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
