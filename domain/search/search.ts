import { placeText } from '../place/place-spelling.ts'
import { SOLD_OUT } from '../project/availability.ts'
import type { Project } from '../project/project.ts'
import {
  isOfName,
  joinNumbers,
  namedAmong,
  nameOf,
  withoutPossessives,
  type Naming,
} from './names.ts'
import type { Notes } from './search-answer.ts'
import { searchEntries, type SearchSource, type SearchType } from './search-entries.ts'
import { SET_ASIDE_WORDS } from './set-aside-words.ts'
import { hasText, having, havingWords, hasWord, type Entry, type Test } from './word-tests.ts'

/** What was found, the best first, and what is to be said of it. */
export type Matches = { readonly entries: readonly Entry[] } & Notes

const NONE: Matches = { entries: [] }

export type TextSearch = ReturnType<typeof buildSearch>

/**
 * Prepares the search of texts. They and the query are compared in the form of `placeText`: words
 * without case, accents and signs. A number stands for itself: '8' is found in '82' only where
 * nothing has an 8.
 */
export function buildSearch(source: SearchSource) {
  const all: readonly Entry[] = searchEntries(source).map(({ item, texts, project }) => ({
    item,
    project,
    name: nameOf(item.title),
    text: texts.map(lineOf).join('\n'),
    heading: lineOf(DESCRIBED.has(item.type) ? item.title : `${item.title} ${item.subtitle}`),
  }))
  const entryByProject = new Map(all.map((entry) => [entry.project, entry]))
  // The words of a page's title ('Home', 'All Projects') are said of other things, too.
  const things = all.filter(({ item }) => item.type !== 'page')

  /**
   * Finds what a query names beside words that it does not have, which are `leftOut`.
   * @param rest the words of the query that no filter says; what is named has one of them
   */
  function named(query: string, naming: Naming, rest?: string): Matches {
    const words = wordsIn(queryText(query))
    const ofFilters = rest === undefined ? [] : without(words, wordsIn(placeText(rest)))
    const isNamed = namedAmong(words, naming, ofFilters)
    const isFilter = namedAmong(ofFilters, 'exactly')
    const entries = things.filter(({ name }) => isNamed(name) && !isFilter(name))
    const leftOut = words.filter(
      (word) =>
        isTelling(word) &&
        !entries.some(hasWord(word)) &&
        !entries.some(({ name }) => isOfName(name, word)),
    )
    return {
      entries,
      ...(entries.length > 0 && leftOut.length > 0 && { leftOut: leftOut.join(' ') }),
    }
  }

  /** Adds what a query may name with a slip of typing to what has its words in other texts than a name. */
  function withNearlyNamed(matches: Matches, query: string, rest?: string): Matches {
    const { entries } = matches
    const words = wordsIn(queryText(rest ?? query))
    const isInName: Test = ({ name }) => words.every((word) => name.joined.includes(word))
    if (entries.length === 0 || entries.some(isInName)) return matches
    return {
      ...matches,
      entries: [...new Set([...entries, ...named(query, 'nearly', rest).entries])],
    }
  }

  return {
    /**
     * Finds what has the query in one of its texts; else what it names beside words that are set
     * aside; else what has all its words in any order, or written as one; else what has those that
     * are not set aside in its name, place or developer. Exact names first, then by type, then in the
     * order of the files.
     */
    search(query: string): Matches {
      const wanted = queryText(query)
      const words = wordsIn(wanted)
      const telling = words.filter(isTelling)
      // 'Near me' and 'the' name nothing, but 'contact' is the beginning of a page's title, and 'best' that
      // of a project 'Best Location', whose other words are set aside as well.
      const isNamed: Test = ({ item, name }) => {
        if (name.text === wanted || ARTICLES.has(wanted)) return name.text === wanted
        if (item.type === 'page') return name.text.startsWith(`${wanted} `)
        return words.every((word) => name.keys.includes(word))
      }
      if (telling.length === 0 && !words.includes(SOLD_OUT_WORDS)) {
        if (wanted === '') return NONE
        const begun = all.filter(isNamed)
        return begun.length > 0 ? { entries: begun } : named(query, 'exactly')
      }
      const { entries, ...how } = wholeOrBegun(words, (mayGoOn) => [
        () => withNearlyNamed({ entries: having([wanted], all, hasText, mayGoOn) }, query),
        () => {
          const matches = mayGoOn ? NONE : named(query, 'exactly')
          return matches.leftOut === undefined ? withNearlyNamed(matches, query) : NONE
        },
        () => withNearlyNamed({ entries: havingWords(words, all, mayGoOn) }, query),
        () => {
          if (telling.length === words.length) return NONE
          return withNearlyNamed({ entries: havingWords(telling, all, mayGoOn, 'heading') }, query)
        },
      ])
      const isExact: Test = ({ name }) => name.text === wanted
      return { ...how, entries: [...new Set([...entries.filter(isExact), ...entries])] }
    },
    /**
     * Finds the projects among some that have the words of a query that no filter says, its `rest`: all,
     * or else those that are not set aside. What the query names elsewhere goes first.
     */
    having(query: string, rest: string, projects: readonly Project[]): Matches & { rest: string } {
      const among = projects.flatMap((project) => entryByProject.get(project) ?? [])
      const words = wordsIn(placeText(rest))
      const telling = words.filter(isTelling)
      const find = (some: readonly string[]) =>
        wholeOrBegun(some, (mayGoOn) => [() => ({ entries: havingWords(some, among, mayGoOn) })])
      if (rest === '') return { ...find([]), rest }
      const inAll = find(words)
      const isAll = inAll.entries.length > 0 || telling.length === words.length
      const matches = isAll ? { ...inAll, rest } : { ...find(telling), rest: telling.join(' ') }
      // 'Orbit Tech Park flats' names a project that has none, whatever else has these words.
      const elsewhere = named(query, 'exactly', rest)
      const [first] = elsewhere.entries
      const isAmong = elsewhere.entries.some((entry) => matches.entries.includes(entry))
      if (!first || isAmong || !telling.every((word) => hasWord(word)(first)))
        return { ...withNearlyNamed(matches, query, rest), rest: matches.rest }
      const { entries } = withNearlyNamed(elsewhere, query, rest)
      return { ...elsewhere, entries: [...new Set([...entries, ...matches.entries])], rest }
    },
    /** Finds what a query names nearly, or else has in its name, place and developer. */
    named(query: string, rest?: string): Matches {
      const matches = named(query, 'nearly', rest)
      const words = wordsIn(queryText(query)).filter(isTelling)
      // A number may be one of rooms: '5 bhk' finds nothing where no project has them.
      const isOfFilters = rest === '' && words.some((word) => /\d/.test(word))
      if (matches.entries.length > 0 || words.length === 0 || isOfFilters) return matches
      return { entries: havingWords(words, things, false, 'heading') }
    },
    /** Everything that can be found. */
    texts: all.map(({ text }) => text),
    /** The words of names, also written as one. */
    words: things.flatMap(({ name }) => name.runs.trim().split(' ')),
    /** Whole names, each written as one word. */
    names: things.map(({ name }) => name.joined),
  }
}

/** A list without some of its items, each taken away once. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...words]
  for (const word of others) if (left.includes(word)) left.splice(left.indexOf(word), 1)
  return left
}

const queryText = (query: string): string => placeText(withoutPossessives(query))

const lineOf = (text: string): string => ` ${placeText(text)} `

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])

/** What has a description for a subtitle. */
const DESCRIBED: ReadonlySet<SearchType> = new Set(['page', 'service'])

/** What a sold-out project is found by; beside other words they narrow a search, and never empty it. */
const SOLD_OUT_WORDS = placeText(SOLD_OUT)

const isTelling = (word: string): boolean => word !== SOLD_OUT_WORDS && !SET_ASIDE_WORDS.has(word)

/** Matches the words of a query; a numbered place with its number is one word ('sector 8'), and so is 'sold out'. */
const NUMBERED = /(?:(?:sector|phase|block|pocket|tower|ward|nh) )?\d\S*|sold out(?!\S)|\S+/gu

const wordsIn = (text: string): readonly string[] => joinNumbers(text.match(NUMBERED) ?? [])

/** What the first of some searches finds; where none does, what is found when numbers may go on. */
function wholeOrBegun(
  words: readonly string[],
  searches: (mayGoOn: boolean) => readonly (() => Matches)[],
): Matches {
  const firstFound = (mayGoOn: boolean) => {
    for (const search of searches(mayGoOn)) {
      const matches = search()
      if (matches.entries.length > 0) return matches
    }
    return NONE
  }
  const whole = firstFound(false)
  const numbers = words.filter((word) => /\d$/.test(word))
  if (whole.entries.length > 0 || numbers.length === 0) return whole
  const begun = firstFound(true)
  return begun === NONE ? NONE : { ...begun, beginsWith: numbers.join(', ') }
}
