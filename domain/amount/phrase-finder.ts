import { once } from '../text/memoize.ts'
import { tokensOf, type Token } from './amount-tokens.ts'

/**
 * Whether a text has so many letters that two other words, written as one, hardly ever make the
 * same text.
 */
const isLongWord = (text: string): boolean => /^[\p{L}\p{M}]{6,}$/u.test(text)

/** Finds the longest of many phrases at a position among tokens. */
export type PhraseFinder<T> = (tokens: readonly Token[], from: number) => PhraseMatch<T> | undefined

export type PhraseMatch<T> = { value: T; length: number }

/**
 * Matches a token that means something by itself: a word, a number, or a sign such as ₹ or %. Any
 * other sign only stands between words.
 */
const IS_WORD = /[\p{L}\p{N}+<>≤≥@%₹]/u

const IS_JOINT = /^[-./]$/

/**
 * The phrases are read when something is first looked for.
 * @param phrases each as people write it, with its value; of equal ones the first counts
 */
export function phraseFinder<T>(
  phrases: Iterable<readonly [phrase: string, value: T]>,
): PhraseFinder<T> {
  const tables = once(() => tablesOf(phrases))
  return (tokens, from) => {
    const { values, beginnings } = tables()
    let key = ''
    let best: PhraseMatch<T> | undefined
    for (let index = from; index < tokens.length; index++) {
      const word = tokens[index]?.text ?? ''
      // 'semi-furnished' is 'semi furnished', but no phrase starts with the hyphen.
      if (index > from && IS_JOINT.test(word) && !IS_JOINT.test(tokens[index - 1]?.text ?? ''))
        continue
      const before = key === '' ? '' : `${key} `
      key = before + word
      // 'Express way' is 'expressway'.
      if (!beginnings.has(key) && isLongWord(word + (tokens[index + 1]?.text ?? ''))) {
        index += 1
        key += tokens[index]?.text ?? ''
      }
      if (!beginnings.has(key)) break
      const value = values.get(key)
      if (value !== undefined) best = { value, length: index - from + 1 }
    }
    return best
  }
}

function tablesOf<T>(phrases: Iterable<readonly [phrase: string, value: T]>) {
  const values = new Map<string, T>()
  /** The beginnings of all phrases: the search ends where none begins with the words so far. */
  const beginnings = new Set<string>()
  for (const [phrase, value] of phrases) {
    let key = ''
    for (const { text } of tokensOf(phrase)) {
      if (!IS_WORD.test(text)) continue
      key = key === '' ? text : `${key} ${text}`
      beginnings.add(key)
    }
    if (!values.has(key)) values.set(key, value)
  }
  return { values, beginnings }
}

/** Finds any of some phrases, separated by commas. */
export const phrasesOf = (list: string): PhraseFinder<true> =>
  phraseFinder(list.split(',').map((phrase) => [phrase, true] as const))
