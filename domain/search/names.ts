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
  const telling = words.filter((word) => !SET_ASIDE_WORDS.has(word))
  // 'Aravalli Summit' is as good as 'The Aravalli Summit', but '2' says nothing of 'Project 2'.
  const keys = telling.length > 1 ? telling : words
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, count) => words.slice(from, from + count + 1).join('')),
  )
  return { text, joined: words.join(''), runs: ` ${runs.join(' ')} `, keys: keysOf(keys) }
}

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

/**
 * Tests names for standing among the words of a query, in any order. Nearly named is what lacks one
 * of several words but for a slip of typing, what is spelled with one when the query is written as
 * one word, and what has all words but for another number.
 */
export function namedAmong(words: readonly string[], naming: Naming): (name: Name) => boolean {
  const single = words.flatMap((word) => word.split(' '))
  const keys = [...new Set(keysOf(single))]
  const known = new Set(keys)
  if (naming === 'exactly') return (name) => name.keys.every((key) => known.has(key))
  const isTelling = (word: string) => !SET_ASIDE_WORDS.has(word)
  const joined = [single, single.filter(isTelling)].map((some) => some.join(''))
  const numbers = keys.filter(hasDigit)
  const letters = words.filter((word) => isTelling(word) && !hasDigit(word))
  return (name) => {
    const [missing, ...others] = name.keys.filter((key) => !known.has(key))
    if (missing === undefined) return true
    if (others.length === 0 && name.keys.length > 1 && isSlipOfWord(missing, keys)) return true
    const hasNumbers = numbers.every((key) => name.keys.includes(key))
    const isLong = name.joined.length >= MIN_JOINED
    if (hasNumbers && isLong && joined.some((text) => isSlip(text, name.joined))) return true
    const hasOtherNumber = numbers.length > 0 && letters.length > 0 && hasDigit(name.joined)
    return hasOtherNumber && letters.every((word) => name.joined.includes(word))
  }
}

const hasDigit = (text: string): boolean => /\d/.test(text)

/** Whether a word is one of a name, whatever its spelling. */
export const isOfName = ({ keys }: Name, word: string): boolean =>
  keys.some((key) => key === keyOf(word) || isSlipOfWord(key, [word]))

/** Whether one of some words is another one with a slip of typing; a number never is. */
const isSlipOfWord = (meant: string, words: readonly string[]): boolean =>
  !hasDigit(meant) && words.some((word) => !hasDigit(word) && isSlip(word, meant))

/** Whether a text may be another one with a slip of typing. */
function isSlip(typed: string, meant: string): boolean {
  const most = maxEdits(meant)
  return Math.abs(typed.length - meant.length) <= most && editDistance(typed, meant, most) <= most
}
