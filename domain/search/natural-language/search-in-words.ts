import { areaAmountText } from '../../area/square-feet.ts'
import { affordabilityOf, affordabilityText } from '../../cost/affordability.ts'
import { FACETS } from '../../listing/facets.ts'
import { listingSearch, type ListingQuery } from '../../listing/listing-query.ts'
import { rangeInFull, type Bounds } from '../../listing/range-units.ts'
import { rupeesText } from '../../price/money.ts'
import type { Project } from '../../project/project.ts'
import { paths } from '../../seo/paths.ts'
import { capitalised, normalizeText, listOr } from '../../text/text.ts'
import { withoutPossessives } from '../names.ts'
import { SET_ASIDE_WORDS } from '../set-aside-words.ts'
import type { SpellCorrector } from '../spell-corrector.ts'
import {
  FIRST,
  listMatches,
  type Listed,
  type SearchAnswer,
  type SearchIndex,
} from '../search-answer.ts'
import type { Matches, TextSearch } from '../search.ts'
import type { QueryReader } from './read-query.ts'

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
    const parsed = read(query)
    const typed = query.trim()
    if (!parsed)
      return { query: typed, ...listMatches(texts.search(query), listed), understood: null }
    const { filters, developer, rest } = parsed
    const projects = allowed(filters, developer?.slug)
    const matched = texts.having(query, rest, projects)
    const understood = {
      text: describeFilters(filters, developer),
      // A developer's projects have a listing of their own.
      url: (developer ? paths.developer(developer.slug) : paths.listing) + listingSearch(filters),
      total: projects.length,
      ...(matched.rest !== '' && { rest: matched.rest }),
    }
    const { rest: _, ...matches } = matched
    return { query: typed, ...listMatches(matches, listed), understood }
  }

  return (query, listed = FIRST) => {
    const first = answer(query, listed)
    if (first.total > 0) return first
    const corrected = correctedQuery(query, first.understood?.rest ?? query, correct)
    const second = corrected === undefined ? first : answer(corrected, listed)
    if (corrected !== undefined && second.total > 0 && second.leftOut === undefined)
      return { ...second, query: first.query, corrected }
    return { ...first, ...listMatches(named(query), listed) }
  }

  /** What a query names though nothing has its other words. */
  function named(query: string): Matches {
    const parsed = read(query)
    const matches = texts.named(query, parsed?.rest)
    if (!parsed || matches.entries.length > 0) return matches
    const { filters, developer, rest } = parsed
    const projects = allowed(filters, developer?.slug)
    const isNamed = developer !== undefined || filters.location.length > 0
    if (isNamed && rest !== '' && projects.length > 0)
      return { ...texts.having(query, '', projects), leftOut: rest }
    return developer ? texts.named(developer.name) : matches
  }
}

function correctedQuery(
  query: string,
  doubtful: string,
  correct: SpellCorrector,
): string | undefined {
  const fixes = new Map<string, string>()
  const isAlone = tellingWords(query).length === 1
  for (const word of tellingWords(doubtful)) {
    const fix = correct(word, isAlone)
    if (fix !== undefined) fixes.set(word, fix)
  }
  if (fixes.size === 0) return undefined
  return normalizeText(query).replace(/[\p{L}\p{M}]+/gu, (word) => fixes.get(word) ?? word)
}

/** The words of a text that are not set aside. */
const tellingWords = (text: string): string[] =>
  normalizeText(withoutPossessives(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !SET_ASIDE_WORDS.has(word))

/** Filters in words: '3 BHK under ₹ 2 Cr in Sector 84'. */
export function describeFilters(filters: ListingQuery, developer?: { name: string }): string {
  const { area, type } = filters
  // The form goes from what a project is to how it is fitted out, a sentence the other way.
  const chosen = FACETS.filter(({ name }) => name !== 'location').map(({ name }) =>
    listOr(filters[name]),
  )
  const kinds = [...chosen.reverse(), type && `${type} projects`]
  const text = [
    kinds.filter(Boolean).join(', ') || 'Projects',
    bounds(rangeInFull(filters.budget), rupeesText),
    bounds(area, (size) => areaAmountText(size, area.unit), 'of '),
    affordabilityOf(filters) && `with ${affordabilityText(filters, ' and ')}`,
    filters.location.length > 0 && `in ${listOr(filters.location)}`,
    developer && `by ${developer.name}`,
  ]
  return capitalised(text.filter(Boolean).join(' '))
}

function bounds({ min, max }: Bounds, format: (value: number) => string, before = ''): string {
  if (min !== undefined && max !== undefined)
    return `${before || 'from '}${format(min)} to ${format(max)}`
  if (max !== undefined) return before ? `${before}at most ${format(max)}` : `under ${format(max)}`
  if (min !== undefined) return before ? `${before}at least ${format(min)}` : `above ${format(min)}`
  return ''
}
