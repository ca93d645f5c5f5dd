import { parseNumber } from '../amount/read-number.ts'
import { placeText } from '../place/place-spelling.ts'
import { editDistance, maxEdits } from '../text/edit-distance.ts'
import { SET_ASIDE_WORDS } from './set-aside-words.ts'

/** The name of something, prepared to be found in queries. */
export type Name = {
  /** The name in the form of `placeText`. */
  readonly text: string
  /** The same without its blanks: 'orbittechpark'. */
  readonly joined: string
  /** Each run of its words written as one, between blanks: ' orbit orbittech … techpark park '. */
  readonly runs: string
  /** The words by which a query names it. */
  readonly keys: readonly string[]
}

export function nameOf(title: string): Name {
  const text = placeText(title)
  const words = text.split(' ')
  const telling = words.filter(isTelling)
  // 'Aravalli Summit' is as good as 'The Aravalli Summit', but '2' says nothing of 'Project 2'.
  const keys = telling.length > 1 ? telling : words
  return { text, joined: words.join(''), runs: ` ${runsOf(words).join(' ')} `, keys: keysOf(keys) }
}

/** Each run of some words written as one: 'orbit', 'orbittech', 'tech'. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    words.slice(from).map((_, count) => words.slice(from, from + count + 1).join('')),
  )

/** A query without what makes a name an owner: 'Meridian One's price'. */
export const withoutPossessives = (query: string): string =>
  query.replace(/(?<=[\p{L}\p{M}\p{N}])['’‘`´]s(?![\p{L}\p{M}\p{N}])/giu, '')

/** A word as names are compared by it: '1', 'one' and 'ek' are the same, and so are '53' and 'fifty three'. */
const keyOf = (word: string): string => String(parseNumber(word) ?? word)

const keysOf = (words: readonly string[]): readonly string[] => joinNumbers(words).map(keyOf)

/** Words with those of one number as a single word: 'fifty three', 'two hundred'. */
export function joinNumbers(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const word of words) {
    const pair = [...joined.slice(-1), word].join(' ')
    const isNumber = joined.length > 0 && !/\d/.test(pair) && (parseNumber(pair) ?? 0) > 20
    if (isNumber) joined[joined.length - 1] = pair
    else joined.push(word)
  }
  return joined
}

/** Fewer letters would be found within other words, and be near to them, by chance. */
export const MIN_JOINED = 6

/** How surely a query names something: by all words of the name, or with a slip of typing. */
export type Naming = 'exactly' | 'nearly'

/** So many words of a query are written as one, as no name has more. */
const MAX_WORDS = 16

/**
 * Tests names for standing among the words of a query, in any order or written as one. Nearly named is
 * what lacks one of several words but for a slip of typing, what is written as one with a slip, and what
 * has all words but for another number.
 * @param sure those of the words that are written without a slip
 */
export function namedAmong(
  words: readonly string[],
  naming: Naming,
  sure: readonly string[] = [],
): (name: Name) => boolean {
  const single = words.flatMap((word) => word.split(' '))
  const keys = [...new Set(keysOf(single))]
  const known = new Set(keys)
  const joined = joinedIn(words)
  const isExactly = (name: Name) =>
    joined.has(name.joined) || name.keys.every((key) => known.has(key))
  if (naming === 'exactly') return isExactly
  const surely = joinedIn(sure)
  const maybe = [...joined].filter((run) => !surely.has(run))
  const letters = single.filter((word) => isTelling(word) && !hasDigit(word))
  // 'Sector 999' is no other sector.
  const mayHaveOtherNumber =
    keys.some(hasDigit) && words.some((word) => isTelling(word) && !hasDigit(word))
  return (name) => {
    const missing = name.keys.filter((key) => !known.has(key))
    const lacksOne = missing.length === 1 && name.keys.length > 1
    return (
      isExactly(name) ||
      (lacksOne && keys.some((key) => missing.some((meant) => isSlip(key, meant)))) ||
      maybe.some((run) => isNearlyJoined(run, name.joined)) ||
      (mayHaveOtherNumber &&
        hasDigit(name.joined) &&
        letters.every((word) => name.runs.includes(` ${word} `)))
    )
  }
}

/** What words may name when they are written as one, with or without those that are set aside. */
function joinedIn(words: readonly string[]): ReadonlySet<string> {
  const single = words.flatMap((word) => word.split(' ')).slice(0, MAX_WORDS)
  return new Set([single, single.filter(isTelling)].flatMap(runsOf))
}

const isTelling = (word: string): boolean => !SET_ASIDE_WORDS.has(word)

/** Whether a name is written as one with a slip, which hardly ever changes both its ends. */
const isNearlyJoined = (typed: string, meant: string): boolean =>
  (typed[0] === meant[0] || typed.at(-1) === meant.at(-1)) &&
  Math.max(typed.length, meant.length) >= MIN_JOINED &&
  isSlip(typed, meant)

const hasDigit = (text: string): boolean => /\d/.test(text)

/** Whether a word is one of a name, whatever its spelling. */
export const isOfName = ({ keys }: Name, word: string): boolean =>
  keys.some((key) => key === keyOf(word) || isSlip(word, key))

/** Whether a text may be another one with a slip of typing; another number never is. */
function isSlip(typed: string, meant: string): boolean {
  const most = maxEdits(meant)
  const isNear =
    Math.abs(typed.length - meant.length) <= most && editDistance(typed, meant, most) <= most
  return isNear && numbersIn(typed) === numbersIn(meant)
}

/** The numbers in a text, with a letter behind the last one: '88a'. */
const numbersIn = (text: string): string | undefined => text.match(/\d+(?:[a-z]$)?/g)?.join()
