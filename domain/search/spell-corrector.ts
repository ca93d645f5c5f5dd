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

/**
 * The known word that a word was meant to be; undefined where it is known or none is near.
 * @param isAlone whether nothing else is asked for: it is meant to be a telling word then
 */
export type SpellCorrector = (word: string, isAlone: boolean) => string | undefined

type KnownWords = {
  readonly counts: WordCounts
  /** Words that are searched for alone: those of names, written as one too, and of filters. */
  readonly telling: Iterable<string>
  /** Names of one word, or written as one. */
  readonly names: Iterable<string>
}

/**
 * Prepares the correction of words. A word with which a known one begins stays as it is. Otherwise the
 * nearest known word within one edit counts (two from eight letters; neighbours that changed places are
 * one edit), and of equally near words the most frequent. Hardly anybody mistypes a first letter, so it is
 * another one only where the whole name is near: 'fridge' is no 'ridge', but 'urgaon' is 'Gurgaon'.
 */
export function spellCorrector({ counts, ...words }: KnownWords): SpellCorrector {
  const telling = new Set(words.telling)
  const names = new Set(words.names)
  const known = new Map([...telling, ...names].map((word) => [word, 0]))
  for (const [word, count] of counts) known.set(word, count)
  const all = ` ${[...counts.keys()].join(' ')}`
  return (word, isAlone) => {
    const typed = foldText(word)
    const isWord = typed.length >= MIN_LETTERS && /^[\p{L}\p{M}]+$/u.test(typed)
    if (!isWord || all.includes(` ${typed}`)) return undefined
    let most = maxEdits(typed)
    let best: { word: string; count: number } | undefined
    for (const [knownWord, count] of known) {
      if (knownWord.length < MIN_LETTERS || Math.abs(knownWord.length - typed.length) > most)
        continue
      const mayBeMeant = knownWord[0] === typed[0] && (!isAlone || telling.has(knownWord))
      if (!mayBeMeant && !names.has(knownWord)) continue
      const edits = editDistance(typed, knownWord, most)
      if (edits > most || (edits === most && best && count <= best.count)) continue
      best = { word: knownWord, count }
      most = edits
    }
    return best?.word
  }
}
