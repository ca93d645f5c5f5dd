/** A bit for every holder that has a text with `wanted` in it. */
export type TextIndex = (wanted: string) => Uint32Array

/** A set of texts takes an eighth of a byte for each; there are at most so many sets. */
const PAIR_SLOTS = 4096

/**
 * Prepares the texts of many holders for substring searches. Equal texts are read once. For every
 * pair of neighbouring letters it notes which texts have it; only texts with all pairs of what is
 * wanted are read, so that pairs that share a slot only cost time. Letters by themselves are noted
 * for the holders: nearly all have them.
 */
export function indexTexts(holders: readonly (readonly string[])[]): TextIndex {
  const holdersOf = new Map<string, number[]>()
  holders.forEach((texts, holder) => {
    for (const text of new Set(texts)) {
      const known = holdersOf.get(text)
      if (known) known.push(holder)
      else holdersOf.set(text, [holder])
    }
  })
  const texts = [...holdersOf.keys()]
  const having = [...holdersOf.values()].map((list) => Uint32Array.from(list))
  const candidatesFor = indexPairs(texts)
  const letters = new Map<string, Uint32Array>()
  texts.forEach((text, place) => {
    // By unit, as a search for half a symbol finds it too.
    for (const letter of new Set(text.split(''))) {
      let set = letters.get(letter)
      if (!set) letters.set(letter, (set = emptySet(holders.length)))
      addAll(set, having[place])
    }
  })

  return (wanted) => {
    const found = letters.get(wanted)?.slice() ?? emptySet(holders.length)
    if (wanted === '') holders.forEach((_texts, holder) => add(found, holder))
    if (wanted.length < 2) return found
    visitMembers(candidatesFor(wanted), (place) => {
      if (texts[place]?.includes(wanted)) addAll(found, having[place])
    })
    return found
  }
}

/** Which texts may contain a text of two letters or more: those with all its pairs. */
function indexPairs(texts: readonly string[]): (wanted: string) => Uint32Array {
  const sets = new Map<number, Uint32Array>()
  const slotOf = (text: string, at: number): number =>
    (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % PAIR_SLOTS
  texts.forEach((text, place) => {
    for (let at = 1; at < text.length; at += 1) {
      const slot = slotOf(text, at)
      let set = sets.get(slot)
      if (!set) sets.set(slot, (set = emptySet(texts.length)))
      add(set, place)
    }
  })
  return (wanted) => {
    const all = sets.get(slotOf(wanted, 1))?.slice() ?? new Uint32Array(0)
    for (let at = 2; at < wanted.length; at += 1) {
      const set = sets.get(slotOf(wanted, at))
      if (!set) return new Uint32Array(0)
      for (let word = 0; word < all.length; word += 1)
        all[word] = (all[word] ?? 0) & (set[word] ?? 0)
    }
    return all
  }
}

const emptySet = (size: number): Uint32Array => new Uint32Array(Math.ceil(size / 32))

function add(set: Uint32Array, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

function addAll(set: Uint32Array, members: Uint32Array | undefined): void {
  for (const member of members ?? []) add(set, member)
}

/** Whether a set holds a member. */
export const hasMember = (set: Uint32Array, member: number): boolean =>
  ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0

/** How many members a set has. */
export function sizeOf(set: Uint32Array): number {
  let size = 0
  for (let word = 0; word < set.length; word += 1) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1) size += 1
  }
  return size
}

/** Visits the members of a set from the lowest on, until `visit` says false. */
export function visitMembers(
  set: Uint32Array,
  visit: (member: number) => false | void | undefined,
): void {
  for (let word = 0; word < set.length; word += 1) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1) {
      if (visit(word * 32 + (31 - Math.clz32(left & -left))) === false) return
    }
  }
}
