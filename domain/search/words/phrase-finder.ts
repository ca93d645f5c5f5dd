import { tokensOf, type Token } from './tokens.ts'

/** Finds the longest of many phrases at a place in a query. */
export type PhraseFinder<T> = (tokens: readonly Token[], from: number) => Found<T> | undefined

/** What was found, and how many tokens it takes. */
export type Found<T> = { value: T; length: number }

/** @param phrases each as people write it, with its value; of equal ones the first counts */
export function phraseFinder<T>(
  phrases: Iterable<readonly [phrase: string, value: T]>,
): PhraseFinder<T> {
  const values = new Map<string, T>()
  let longest = 0
  for (const [phrase, value] of phrases) {
    const words = tokensOf(phrase).flatMap(({ text }) => (text === '-' ? [] : [text]))
    const key = words.join(' ')
    if (!values.has(key)) values.set(key, value)
    longest = Math.max(longest, words.length)
  }
  return (tokens, from) => {
    const words: string[] = []
    let best: Found<T> | undefined
    for (let at = from; at < tokens.length && words.length < longest; at++) {
      const word = tokens[at]?.text ?? ''
      // 'semi-furnished' is 'semi furnished', but no phrase starts with the hyphen.
      if (word === '-' && at > from) continue
      words.push(word)
      const value = values.get(words.join(' '))
      if (value !== undefined) best = { value, length: at - from + 1 }
    }
    return best
  }
}

/** Finds any of some phrases, separated by commas. */
export const phrasesOf = (list: string): PhraseFinder<true> =>
  phraseFinder(list.split(',').map((phrase) => [phrase, true] as const))
