import { phraseFinder } from '../../amount/phrase-finder.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import { STATES, type Cities } from '../../place/cities.ts'
import { placeText } from '../../place/place-spelling.ts'
import { rangeInFull, rangeOf } from '../../listing/range-units.ts'
import { EMPTY_QUERY, type ListingQuery } from '../../listing/listing-query.ts'
import { isDenied, isDeniedBehind, isLater } from './denials.ts'
import { JOINING_WORDS, SET_ASIDE_WORDS } from '../set-aside-words.ts'
import { clearAmounts } from './around-amounts.ts'
import { facetPhrases, kindPhrases, NO_KINDS } from './facet-phrases.ts'
import { developerNames, placePhrases, withJoinedWords } from './name-phrases.ts'
import { letterBehind, NUMBERED, phraseReader, readNumbered } from './numbered-places.ts'
import {
  addFacetValue,
  CRORES_FIRST,
  areaReader,
  budgetReader,
  readBedrooms,
  type QueryDraft,
  type Reader,
} from './phrase-readers.ts'
import { affordabilityReader } from './read-affordability-words.ts'
import { queryTokens } from './query-tokens.ts'
import { distinctTexts, normalizeText } from '../../text/text.ts'

export type Vocabulary = {
  readonly cities: Cities
  /** Names of localities and of places with a record of their own. */
  readonly places: readonly string[]
  developers: readonly { name: string; slug: string }[]
  /** Names of projects: words in them are no filters, and no words of what stands before them. */
  readonly names: readonly string[]
  /** Names of services: words in them are no filters. */
  readonly services: readonly string[]
  /** Kinds of property as the data spells them. */
  readonly categories?: readonly string[]
  /** How many projects are at a place, or at both of two. */
  readonly projectsAt: (place: string, other?: string) => number
}

/** A query as filters of the listing, and the words left over. */
export type ReadQuery = {
  readonly filters: ListingQuery
  developer?: { name: string; slug: string }
  /** The words left over, as typed; '' where every word was understood. */
  readonly rest: string
}

export type QueryReader = (query: string) => ReadQuery | undefined

/**
 * Prepares the reading of queries as people type and speak them (docs/product.md, 'Search'): '3bhk
 * under 2cr sec 84'. Undefined where a query names no filter. At each word the longest phrase that
 * anything knows counts; names of projects shield their words.
 */
export function queryReader(vocabulary: Vocabulary): QueryReader {
  const { names, services, places, developers } = vocabulary
  const phrases: readonly Reader[] = [
    phraseReader(phraseFinder(vocabularyPhrases(vocabulary))),
    stateReader(vocabulary.cities),
    readNumbered,
    readBedrooms,
  ]
  const shields = [...names, ...services, ...NO_KINDS.split(',')]
  const shieldAt = phraseFinder(namesOfWords(shields))
  const allNames = [...names, ...places, ...developers.map(({ name }) => name)]
  const nameAt = phraseFinder(namesOfWords(allNames))
  const wordsOfNames = new Set(allNames.flatMap(queryTokens).map(({ text }) => text))
  const wholeNames = new Set(shields.map(placeText))
  const subjects = [...phrases, nameAt, shieldAt]
  return (query) => {
    // A project may be called 'Studio'.
    const telling = placeText(query)
      .split(' ')
      .filter((word) => !SET_ASIDE_WORDS.has(word))
    if (wholeNames.has(placeText(query)) || wholeNames.has(telling.join(' '))) return undefined
    const allTokens = queryTokens(query)
    const nameStarts = allTokens.flatMap((_token, at) => (nameAt(allTokens, at) ? at : []))
    const isClear = clearAmounts(allTokens, subjects, (word) => wordsOfNames.has(word))
    const readers = [
      ...phrases,
      ...[affordabilityReader, budgetReader, areaReader].map((reader) => reader(isClear)),
    ]
    const draft: QueryDraft = { ...EMPTY_QUERY }
    const rest: Token[] = []
    let found = false
    for (let index = 0; index < allTokens.length;) {
      // What is read here ends where a name begins: '2 cr max estates' has no 'max'.
      const own = nameAt(allTokens, index)?.length ?? 1
      const tokens = allTokens.slice(
        0,
        nameStarts.find((at) => at >= index + own),
      )
      const [longest] = readers
        .flatMap((read) => read(tokens, index) ?? [])
        .sort((one, other) => other.length - one.length)
      const name = shieldAt(tokens, index)
      if (longest && longest.length >= (name?.length ?? 0)) {
        // No filter leaves anything out, so 'Gurgaon but not sector 84' keeps its last words as
        // text.
        const next = index + longest.length
        const isAllowed =
          !isDenied(tokens, index) &&
          !isDeniedBehind(tokens, next) &&
          !(tokens[index]?.text === 'ready' && isLater(tokens, next))
        const value = isAllowed ? longest.value : 'left-over'
        const isLeftOver = value === 'left-over' || value(draft) === 'left-over'
        if (isLeftOver) rest.push(...tokens.slice(index, index + longest.length))
        found ||= !isLeftOver
        index += longest.length
      } else {
        const end = index + (name?.length ?? 1)
        rest.push(...tokens.slice(index, end))
        index = end
      }
    }
    if (!found) return undefined
    const { developer, rooms: _, ...filters } = draft
    // The sliders of a developer's own page are shorter.
    if (developer)
      filters.budget =
        rangeOf('budget', rangeInFull(filters.budget), CRORES_FIRST, 'Cr', 'developer') ??
        filters.budget
    return {
      filters: withoutContradiction(withoutLarger(filters, vocabulary)),
      ...(developer && { developer }),
      rest: wordsOf(rest).join(' '),
    }
  }
}

/** Names as phrases; one of a single word shields nothing, as the word alone may be meant as a filter. */
const namesOfWords = (names: readonly string[]) =>
  names.filter((name) => queryTokens(name).length > 1).map((name) => [name, true] as const)

/**
 * Words left over as typed: '12th' and 'A1' as one, 'sector 82 A' with its letter, without those that
 * only join others.
 */
function wordsOf(tokens: readonly Token[]): string[] {
  const words: { text: string; typed: string }[] = []
  for (const [index, { text, typed, start }] of tokens.entries()) {
    const { text: before = '', end } = tokens[index - 1] ?? {}
    const isWrittenToIt = end === start && /\p{L}\p{N}|\p{N}\p{L}/u.test(before.slice(-1) + text)
    const isOfNumber =
      NUMBERED.has(tokens[index - 2]?.text ?? '') && letterBehind(tokens, index) !== undefined
    const joined = isWrittenToIt || isOfNumber ? words.pop() : undefined
    words.push(joined ? { text: '', typed: joined.typed + typed } : { text, typed })
  }
  return words.flatMap(({ text, typed }) => (JOINING_WORDS.has(text) ? [] : [typed]))
}

/** Reads the state behind a city: 'Gurgaon, Haryana' says no more than 'Gurgaon'. */
function stateReader({ byName }: Cities): Reader {
  const stateAt = phraseFinder(STATES.map((name) => [name, true] as const))
  return (tokens, from) => {
    if (byName(tokens[from - 1]?.text ?? '') === undefined) return undefined
    let end = from
    for (let state = stateAt(tokens, end); state; state = stateAt(tokens, end)) end += state.length
    return end > from ? { length: end - from, value: () => undefined } : undefined
  }
}

const vocabularyPhrases = ({ cities, places, developers, categories = [] }: Vocabulary) => [
  ...changes(withJoinedWords(placePhrases(places, cities)), (draft, place) =>
    addFacetValue(draft, 'location', place),
  ),
  ...changes(withJoinedWords(developerNames(developers)), (draft, developer) => {
    draft.developer ??= developer
    return draft.developer.slug === developer.slug ? undefined : 'left-over'
  }),
  ...facetPhrases.flatMap(([phrase, [facet, value]]) => {
    const values = facet === 'category' ? spellingsOf(value, categories) : [value]
    return changes([[phrase, values] as const], (draft) => {
      for (const one of values) addFacetValue(draft, facet, one)
    })
  }),
  ...changes(kindPhrases, (draft, kind) => {
    draft.type = kind
  }),
]

/** The words that the data has for a kind of property: 'Plot' is 'Residential Land' to a search. */
function spellingsOf(kind: string, categories: readonly string[]): readonly string[] {
  const phrases = new Set([normalizeText(kind)])
  for (const [phrase, [facet, value]] of facetPhrases)
    if (facet === 'category' && value === kind) phrases.add(phrase)
  const own = distinctTexts(categories.filter((category) => phrases.has(normalizeText(category))))
  return own.length > 0 ? own : [kind]
}

const changes = <T>(
  phrases: readonly (readonly [string, T])[],
  change: (draft: QueryDraft, value: T) => void | 'left-over',
) =>
  phrases.map(([phrase, value]) => [phrase, (draft: QueryDraft) => change(draft, value)] as const)

/**
 * Drops a place in which another chosen one lies; places apart from each other are alternatives.
 */
function withoutLarger(filters: ListingQuery, { projectsAt }: Vocabulary): ListingQuery {
  const { location } = filters
  const isAround = (place: string, index: number) =>
    location.some((other, otherIndex) => {
      if (otherIndex === index || projectsAt(place, other) === 0) return false
      const more = projectsAt(place) - projectsAt(other)
      return more > 0 || (more === 0 && otherIndex < index)
    })
  return { ...filters, location: location.filter((place, index) => !isAround(place, index)) }
}

/** Makes a commercial kind a category beside others, as only categories are alternatives. */
function withoutContradiction({ type, ...filters }: ListingQuery): ListingQuery {
  if (type === undefined) return filters
  if (filters.category.length === 0 || type === 'residential') return { ...filters, type }
  return { ...filters, category: [...filters.category, 'Commercial'] }
}
