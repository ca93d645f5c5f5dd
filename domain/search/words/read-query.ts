import { EMPTY_QUERY, rangeOf, type ListingQuery } from '../../listing/listing-query.ts'
import { furnishingWords, stopWords, kindWords, statusWords } from './facet-words.ts'
import { phraseFinder, type PhraseFinder } from './phrase-finder.ts'
import { placeFinder } from './places.ts'
import {
  add,
  CRORES_FIRST,
  readArea,
  readBedrooms,
  readBudget,
  readAffordabilityWords,
  readPlaces,
  withRange,
  type Draft,
  type Taken,
} from './word-readers.ts'
import { tokensOf, type Token } from './tokens.ts'

/** What the reader knows of the data. */
export type Vocabulary = {
  /** Names of localities and of places with a record of their own. */
  readonly places: readonly string[]
  developers: readonly { name: string; slug: string }[]
  /** Names of projects, services and pages: words in them are no filters. */
  readonly names: readonly string[]
  /** How many projects a place has, or how many name both of two. */
  readonly projectsAt: (place: string, other?: string) => number
}

/** A query as filters of the listing, and what of it was left over. */
export type ReadQuery = {
  readonly filters: ListingQuery
  developer?: { name: string; slug: string }
  /** As typed; '' where every word was understood. */
  readonly rest: string
}

export type QueryReader = (query: string) => ReadQuery | undefined

/**
 * Prepares the reading of queries as people type and speak them (docs/product.md, 'Search'): '3bhk
 * under 2cr sec 84'. Undefined where a query names no filter. At each word the longest phrase that
 * anything knows counts; names of projects shield their words.
 */
export function queryReader(vocabulary: Vocabulary): QueryReader {
  const places = placeFinder(vocabulary.places)
  const developers = developerFinder(vocabulary.developers)
  const names = phraseFinder(
    vocabulary.names.map((name) => [name, true] as const),
    2,
  )
  return (query) => {
    const tokens = tokensOf(query)
    const draft: Draft = { filters: { ...EMPTY_QUERY } }
    const rest: Token[] = []
    let found = false
    for (let at = 0; at < tokens.length;) {
      const taken = longest([
        readPlaces(tokens, at, places),
        named(developers(tokens, at), (draft, developer) => {
          draft.developer ??= developer
        }),
        readBedrooms(tokens, at),
        readAffordabilityWords(tokens, at),
        readBudget(tokens, at),
        readArea(tokens, at),
        named(statusWords(tokens, at), (draft, status) => add(draft, 'status', status)),
        named(furnishingWords(tokens, at), (draft, value) => add(draft, 'furnishing', value)),
        named(kindWords(tokens, at), (draft, { category, type }) => {
          if (category !== undefined) add(draft, 'category', category)
          else if (type !== undefined) draft.filters.type = type
        }),
      ])
      const name = names(tokens, at)
      if (name && name.length > (taken?.length ?? 0)) {
        rest.push(...tokens.slice(at, at + name.length))
        at += name.length
      } else if (taken) {
        taken.apply(draft)
        found = true
        at += taken.length
      } else {
        rest.push(tokens[at] as Token)
        at += 1
      }
    }
    if (!found) return undefined
    const { developer } = draft
    // A developer's own page has a shorter slider.
    const filters = developer
      ? (withRange(
          draft.filters,
          'budget',
          rangeOf(draft.filters, 'budget'),
          CRORES_FIRST,
          'developer',
        ) ?? draft.filters)
      : draft.filters
    return {
      filters: withoutContradiction(withoutLarger(filters, vocabulary)),
      ...(developer && { developer }),
      rest: leftOver(rest),
    }
  }
}

function longest(candidates: readonly (Taken | undefined)[]): Taken | undefined {
  return candidates.reduce(
    (best, one) => (one && one.length > (best?.length ?? 0) ? one : best),
    undefined,
  )
}

function named<T>(
  found: { value: T; length: number } | undefined,
  apply: (draft: Draft, value: T) => void,
): Taken | undefined {
  return found && { length: found.length, apply: (draft) => apply(draft, found.value) }
}

/** Of two places of which one lies in the other the smaller stays; the others are alternatives. */
function withoutLarger(filters: ListingQuery, { projectsAt }: Vocabulary): ListingQuery {
  const { location } = filters
  const isAround = (place: string, index: number) =>
    location.some((other, at) => {
      if (at === index || projectsAt(place, other) === 0) return false
      const more = projectsAt(place) - projectsAt(other)
      return more > 0 || (more === 0 && at < index)
    })
  return { ...filters, location: location.filter((place, index) => !isAround(place, index)) }
}

/** 'flat or shop': the kinds of one are alternatives to the other, which only categories can be. */
function withoutContradiction({ type, ...filters }: ListingQuery): ListingQuery {
  if (type === undefined) return filters
  if (filters.category.length === 0 || type === 'residential') return { ...filters, type }
  return { ...filters, category: [...filters.category, 'Commercial'] }
}

const leftOver = (rest: readonly Token[]): string =>
  rest
    .filter(({ text }) => !stopWords.has(text))
    .map(({ typed }) => typed)
    .join(' ')

/** What many developers' names end with, and people leave out. */
const COMMON_ENDINGS = new Set(
  'builders developers group homes estates realty infra infrastructure properties ltd limited constructions projects buildcon'.split(
    ' ',
  ),
)

/** A single word as short as this is no name by itself. */
const LEAST_LETTERS = 5

function developerFinder(
  developers: Vocabulary['developers'],
): PhraseFinder<{ name: string; slug: string }> {
  return phraseFinder(
    developers.flatMap((developer) => {
      const words = tokensOf(developer.name).map(({ typed }) => typed)
      const distinct = words.findLastIndex((word) => !COMMON_ENDINGS.has(word)) + 1
      const shortest = (words[0]?.length ?? 0) >= LEAST_LETTERS ? 1 : 2
      const beginnings = words.flatMap((_word, index) =>
        index + 1 < Math.max(distinct, shortest) ? [] : [words.slice(0, index + 1).join(' ')],
      )
      return beginnings.map((name) => [name, developer] as const)
    }),
  )
}
