import { listingSearch, type ListingQuery } from '../../listing/listing-query.ts'
import type { Project } from '../../project/project.ts'
import { paths } from '../../seo/paths.ts'
import { foldText } from '../../text/text.ts'
import type { SpellCorrector } from '../corrections.ts'
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
  readonly correct: SpellCorrector
  /** The projects that filters allow, in the listing's order. */
  readonly allowed: (filters: ListingQuery, developerSlug: string | undefined) => readonly Project[]
}

/**
 * The search in people's words (docs/product.md, 'Search'): a query that names filters finds the
 * projects they allow, with what is left over matched word by word; any other is searched as text.
 * What finds nothing is tried again with mistyped words corrected.
 */
export function searchInWords({ texts, read, correct, allowed }: Sources): SearchIndex {
  function answer(query: string, listed: Listed): SearchAnswer {
    const words = read(query)
    if (!words) return { ...texts.search(query, listed), understood: null }
    const { filters, developer, rest } = words
    const projects = allowed(filters, developer?.slug)
    const left = foldText(rest)
      .split(' ')
      .filter((word) => word !== '')
    const { total, items } = texts.having(left, projects, listed)
    const understood = {
      text: describeFilters(filters, developer),
      url: listingOf(words),
      total: projects.length,
      ...(rest !== '' && { rest }),
    }
    return { query: query.trim(), total, groups: groupItems(items), understood }
  }

  return (query, listed = FIRST) => {
    const first = answer(query, listed)
    if (first.total > 0) return first
    const corrected = correctedQuery(query, first.understood?.rest ?? query, correct)
    if (corrected === undefined) return first
    const second = answer(corrected, listed)
    return second.total === 0 ? first : { ...second, query: first.query, corrected }
  }
}

/** The listing's address of what was understood; a developer has a listing of its own. */
export function listingOf({ filters, developer }: ReadQuery): string {
  return (developer ? paths.developer(developer.slug) : paths.listing) + listingSearch(filters)
}

/** The query with its unknown words corrected; undefined where none can be. */
function correctedQuery(
  query: string,
  doubtful: string,
  correct: SpellCorrector,
): string | undefined {
  const fixes = new Map<string, string>()
  for (const word of foldText(doubtful).split(/[^\p{L}\p{N}]+/u)) {
    const fix = correct(word)
    if (fix !== undefined) fixes.set(word, fix)
  }
  if (fixes.size === 0) return undefined
  return foldText(query).replace(/\p{L}+/gu, (word) => fixes.get(word) ?? word)
}
