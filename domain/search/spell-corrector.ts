import { editDistance, maxEdits } from '../text/edit-distance.ts'
import { foldText } from '../text/fold-text.ts'

/** Shorter words are as near to one another as to a slip of typing. */
const MIN_LETTERS = 4

/** The words of all that can be found, with how often each is there. */
export type WordCounts = ReadonlyMap<string, number>

export function countWords(texts: Iterable<string>): WordCounts {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [word] of foldText(text).matchAll(/[\p{L}\p{M}]{2,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The known word that a word was meant to be; undefined where it is known or none is near. */
export type SpellCorrector = (word: string) => string | undefined

/**
 * Prepares the correction of words. A word that is part of a known one stays as it is. Otherwise
 * the nearest known word within one edit counts (two from eight letters; neighbours that changed
 * places are one edit), and of equally near words the most frequent.
 * @param joined words that are written as one
 */
export function spellCorrector(counts: WordCounts, joined: Iterable<string> = []): SpellCorrector {
  const known = new Map([...joined].map((word) => [word, 0]))
  for (const [word, count] of counts) known.set(word, count)
  const all = [...counts.keys()].join(' ')
  return (word) => {
    const typed = foldText(word)
    if (typed.length < MIN_LETTERS || !/^[\p{L}\p{M}]+$/u.test(typed) || all.includes(typed)) {
      return undefined
    }
    let most = maxEdits(typed)
    let best: { word: string; count: number } | undefined
    for (const [knownWord, count] of known) {
      if (knownWord.length < MIN_LETTERS || Math.abs(knownWord.length - typed.length) > most)
        continue
      const edits = editDistance(typed, knownWord, most)
      if (edits > most || (edits === most && best && count <= best.count)) continue
      best = { word: knownWord, count }
      most = edits
    }
    return best?.word
  }
}
