import { foldText } from '../text/text.ts'

/** Shorter words are as near to one another as to what was meant. */
const LEAST_LETTERS = 4
/** From this length on two edits are forgiven. */
const LONG = 8

/** The known word that a word was meant to be; undefined where it is known or none is near. */
export type Corrector = (word: string) => string | undefined

/**
 * Learns words to mend others by. A word that is part of a known one stays as it is; the nearest
 * within one edit counts (two from eight letters; neighbours that changed places are one), of equally
 * near ones the most frequent.
 * @param texts all that can be found, and how often each stands there
 */
export function corrector(texts: Iterable<readonly [text: string, times: number]>): Corrector {
  const counts = new Map<string, number>()
  for (const [text, count] of texts)
    for (const [word] of foldText(text).matchAll(/\p{L}{2,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + count)
  const all = [...counts.keys()].join(' ')
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>()
  for (const word of counts.keys()) {
    const one = { word, letters: lettersOf(word) }
    const list = byLength.get(word.length)
    if (list) list.push(one)
    else byLength.set(word.length, [one])
  }
  return (word) => {
    const typed = foldText(word)
    if (typed.length < LEAST_LETTERS || !/^\p{L}+$/u.test(typed) || all.includes(typed)) {
      return undefined
    }
    const most = typed.length >= LONG ? 2 : 1
    const typedLetters = lettersOf(typed)
    let best: { word: string; edits: number } | undefined
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const { word: known, letters } of byLength.get(length) ?? []) {
        // An edit changes two kinds of letters at most; most words differ in more.
        if (known.length < LEAST_LETTERS || bits(letters ^ typedLetters) > 2 * most) continue
        const edits = editsBetween(typed, known, best ? best.edits : most)
        if (edits === undefined) continue
        const isBetter =
          !best || edits < best.edits || (counts.get(known) ?? 0) > (counts.get(best.word) ?? 0)
        if (isBetter) best = { word: known, edits }
      }
    }
    return best?.word
  }
}

/** A bit for every kind of letter in a word; kinds that share one only cost time. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Edits from one word to the other (a letter put in, left out, replaced, or changed with its
 * neighbour: optimal string alignment); undefined where there are more than `most`.
 */
export function editsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return undefined
    before = last
    last = row
  }
  const edits = last[other.length] ?? 0
  return edits <= most ? edits : undefined
}
