import { listingSearch, type ListingQuery } from '../../listing/listing-query.ts'
import { paths } from '../../seo/paths.ts'
import { foldText } from '../../text/text.ts'
import type { Corrector } from '../corrections.ts'
import {
  FIRST,
  groupItems,
  type Listed,
  type SearchAnswer,
  type SearchIndex,
  type TextSearch,
} from '../search.ts'
import { describeFilters } from './describe.ts'
import type { QueryReader, ReadQuery } from './read-query.ts'

type Sources = {
  /** The search of texts, for queries that name no filter. */
  readonly texts: TextSearch
  readonly read: QueryReader
  readonly correct: Corrector
  /** Where in the list of projects those stand that filters allow, in the listing's order. */
  readonly allowed: (filters: ListingQuery, developerSlug: string | undefined) => Uint32Array
}

/**
 * The search in people's words (docs/product.md, 'Search'): a query that names filters finds the
 * projects they allow, with what is left over matched word by word; any other is searched as text.
 * What finds nothing is tried again with mistyped words mended.
 */
export function searchInWords({ texts, read, correct, allowed }: Sources): SearchIndex {
  /** What the filters of a listing's address allow; good until the next answer. */
  type Allowed = { readonly url: string; readonly places: Uint32Array }

  /** @param before mending words hardly ever changes the filters: what they allow is known */
  function answer(query: string, listed: Listed, before?: Allowed): [SearchAnswer, Allowed?] {
    const words = read(query)
    if (!words) return [{ ...texts(query, listed), understood: null }]
    const { filters, developer, rest } = words
    const url = listingOf(words)
    const places = before?.url === url ? before.places : allowed(filters, developer?.slug)
    const left = foldText(rest)
      .split(' ')
      .filter((word) => word !== '')
    const { total, items } = texts.having(left, places, listed)
    const understood = {
      text: describeFilters(filters, developer),
      url,
      total: places.length,
      ...(rest !== '' && { rest }),
    }
    return [
      { query: query.trim(), total, groups: groupItems(items), understood },
      { url, places },
    ]
  }

  return (query, listed = FIRST) => {
    const [first, found] = answer(query, listed)
    if (first.total > 0) return first
    const corrected = mended(query, first.understood?.rest ?? query, correct)
    if (corrected === undefined) return first
    const [second] = answer(corrected, listed, found)
    return second.total === 0 ? first : { ...second, query: first.query, corrected }
  }
}

/** The listing's address of what was understood; a developer has a listing of its own. */
export function listingOf({ filters, developer }: ReadQuery): string {
  return (developer ? paths.developer(developer.slug) : paths.listing) + listingSearch(filters)
}

/** The query with its unknown words mended; undefined where none can be. */
function mended(query: string, doubtful: string, correct: Corrector): string | undefined {
  const fixes = new Map<string, string>()
  for (const word of foldText(doubtful).split(/[^\p{L}\p{N}]+/u)) {
    const fix = correct(word)
    if (fix !== undefined) fixes.set(word, fix)
  }
  if (fixes.size === 0) return undefined
  return foldText(query).replace(/\p{L}+/gu, (word) => fixes.get(word) ?? word)
}
