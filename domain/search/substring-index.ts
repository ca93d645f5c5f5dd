import {
  add,
  emptySet,
  keepCommon,
  membersOf,
  numberLists,
  sizeOf,
  type NumberLists,
  type NumberSet,
} from './number-sets.ts'

/** The holders that have a text with `wanted` in it; not to be changed. */
export type TextIndex = ((wanted: string) => NumberSet) & {
  /** Every different text, folded, and how often it stands there. */
  readonly texts: () => Iterable<readonly [text: string, times: number]>
}

/** A set of words takes an eighth of a byte for each; there are at most so many sets. */
const PAIR_SLOTS = 4096
const LETTER_SLOTS = 256
/** So few texts are sooner read than narrowed down further. */
const FEW = 100

/**
 * Prepares the texts of many holders for substring searches. Texts recur, and so do their words, so
 * each different one is looked at once: words say which texts may have what is wanted, and only where
 * that goes over several words those texts are read.
 * @param textsOf the texts of a holder; asked for once
 * @param fold what texts are compared by
 */
export function indexTexts(
  holders: number,
  textsOf: (holder: number) => readonly string[],
  fold = (text: string) => text,
): TextIndex {
  const texts = distinct(holders, textsOf, fold)
  const words = distinct(texts.names.length, (text) => texts.names[text]?.split(' ') ?? [])
  const wordsWith = indexPairs(words.names)
  /** There are few letters, and most are nearly everywhere. */
  const letters = new Map<string, { readonly texts: NumberSet; readonly holders: NumberSet }>()

  function textsWith(part: string): NumberSet {
    const known = letters.get(part)
    if (known) return known.texts
    const found = emptySet(texts.names.length)
    for (const word of wordsWith(part))
      if (words.names[word]?.includes(part)) words.lists.addTo(found, word)
    return found
  }

  function candidatesFor(parts: readonly string[]): NumberSet {
    const wanted = [...new Set(parts)].filter((part) => part !== '')
    const [first, ...others] = wanted.sort((one, other) => other.length - one.length)
    if (first === undefined) return fullSet(texts.names.length)
    if (others.length === 0) return textsWith(first)
    const found = textsWith(first).slice()
    for (const part of others) {
      if (sizeOf(found) <= FEW) break
      keepCommon(found, textsWith(part))
    }
    return found
  }

  const find = (wanted: string): NumberSet => {
    const known = letters.get(wanted)
    if (known) return known.holders
    const candidates = candidatesFor(wanted.split(' '))
    const isOneWord = !wanted.includes(' ')
    const found = emptySet(holders)
    for (const text of membersOf(candidates))
      if (isOneWord || texts.names[text]?.includes(wanted)) texts.lists.addTo(found, text)
    if (wanted.length === 1 && sizeOf(found) > 0)
      letters.set(wanted, { texts: candidates, holders: found })
    return found
  }
  const counted = () => texts.names.map((text, at) => [text, texts.lists.sizeOf(at)] as const)
  return Object.assign(find, { texts: counted })
}

/** Every different name, folded, by a number, and which holders have it. */
type Names = { readonly names: readonly string[]; readonly lists: NumberLists }

function distinct(
  holders: number,
  textsOf: (holder: number) => readonly string[],
  fold = (text: string) => text,
): Names {
  const numbers = new Map<string, number>()
  const bySpelling = new Map<string, number>()
  const [lists, having]: [number[], number[]] = [[], []]
  for (let holder = 0; holder < holders; holder += 1) {
    for (const text of textsOf(holder)) {
      let number = bySpelling.get(text)
      if (number === undefined) {
        const name = fold(text)
        number = numbers.get(name) ?? numbers.size
        numbers.set(name, number)
        bySpelling.set(text, number)
      }
      lists.push(number)
      having.push(holder)
    }
  }
  return {
    names: [...numbers.keys()],
    lists: numberLists(lists, having, numbers.size, holders),
  }
}

/**
 * Which words may contain a part: those with all its letters and pairs of neighbouring letters.
 * Pairs that share a slot only cost time.
 */
function indexPairs(words: readonly string[]): (part: string) => readonly number[] {
  const sets = new Map<number, NumberSet>()
  const put = (slot: number, word: number): void => {
    let set = sets.get(slot)
    if (!set) sets.set(slot, (set = emptySet(words.length)))
    add(set, word)
  }
  // By unit, as a search for half a symbol finds it too.
  const slotOf = (text: string, at: number): number =>
    (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % PAIR_SLOTS
  const letterSlot = (text: string, at: number): number =>
    PAIR_SLOTS + (text.charCodeAt(at) % LETTER_SLOTS)
  words.forEach((word, number) => {
    for (let at = 0; at < word.length; at += 1) {
      put(letterSlot(word, at), number)
      if (at > 0) put(slotOf(word, at), number)
    }
  })
  return (part) => {
    const first = sets.get(part.length === 1 ? letterSlot(part, 0) : slotOf(part, 1))
    if (!first) return []
    const all = first.slice()
    for (let at = 2; at < part.length; at += 1) {
      const set = sets.get(slotOf(part, at))
      if (!set) return []
      keepCommon(all, set)
    }
    return membersOf(all)
  }
}

const fullSet = (size: number): NumberSet => {
  const set = emptySet(size)
  for (let member = 0; member < size; member += 1) add(set, member)
  return set
}
