import { tokensOf, type Token } from './tokens.ts'

/** Finds the longest of many phrases at a place in a query. */
export type PhraseFinder<T> = (tokens: readonly Token[], from: number) => Found<T> | undefined

export type Found<T> = {
  readonly value: T
  /** How many tokens it takes. */
  readonly length: number
}

/** Most are ends of names: those have no map of their own. */
type Node<T> = { next?: Map<string, Node<T>>; value?: T }

/**
 * @param phrases each as people write it, with its value; of equal ones the first counts
 * @param least phrases of fewer tokens are left out
 */
export function phraseFinder<T>(
  phrases: Iterable<readonly [phrase: string, value: T]>,
  least = 1,
): PhraseFinder<T> {
  const root: Node<T> = {}
  for (const [phrase, value] of phrases) {
    let node = root
    const tokens = tokensOf(phrase)
    const words = tokens.filter(({ text }) => text !== '-')
    if (tokens.length < least || words.length === 0) continue
    for (const { text } of words) {
      const following: Map<string, Node<T>> = (node.next ??= new Map())
      const next = following.get(text) ?? {}
      following.set(text, next)
      node = next
    }
    node.value ??= value
  }
  return (tokens, from) => {
    let node: Node<T> | undefined = root
    let best: Found<T> | undefined
    for (let index = from; index < tokens.length; index++) {
      const word: string = tokens[index]?.text ?? ''
      // 'semi-furnished' is 'semi furnished', but no phrase starts with the hyphen.
      if (word === '-' && index > from) continue
      node = node.next?.get(word)
      if (!node) break
      if (node.value !== undefined) best = { value: node.value, length: index - from + 1 }
    }
    return best
  }
}

/** Finds any of some phrases, separated by commas. */
export const phrasesOf = (list: string): PhraseFinder<true> =>
  phraseFinder(list.split(',').map((phrase) => [phrase, true] as const))
