import { editDistance } from '../text/edit-distance.ts'
import { normalizeText } from '../text/text.ts'

/** Shorter words are as near to one another as to a slip of typing. */
const MIN_LETTERS = 4
/** Words of this length or more are forgiven two edits. */
const LONG = 8

/** The known word that a word was meant to be; undefined where it is known or none is near. */
export type SpellCorrector = (word: string) => string | undefined

/**
 * Learns words to correct others by. A word that is part of a known one stays as it is. Otherwise
 * the nearest known word within one edit counts (two from eight letters; neighbours that changed
 * places are one edit), and of equally near words the most frequent.
 * @param texts all that can be found
 */
export function spellCorrector(texts: Iterable<string>): SpellCorrector {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [word] of normalizeText(text).matchAll(/\p{L}{2,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = [...counts.keys()].join(' ')
  return (word) => {
    const typed = normalizeText(word)
    if (typed.length < MIN_LETTERS || !/^\p{L}+$/u.test(typed) || all.includes(typed)) {
      return undefined
    }
    let maxEdits = typed.length >= LONG ? 2 : 1
    let best: { word: string; count: number } | undefined
    for (const [knownWord, count] of counts) {
      if (knownWord.length < MIN_LETTERS || Math.abs(knownWord.length - typed.length) > maxEdits)
        continue
      const edits = editDistance(typed, knownWord, maxEdits)
      if (edits > maxEdits || (edits === maxEdits && best && count <= best.count)) continue
      best = { word: knownWord, count }
      maxEdits = edits
    }
    return best?.word
  }
}
