/** Calls `visit` with the place of every text that contains `wanted`, in their order. */
export type TextIndex = (wanted: string, visit: (index: number) => void) => void

/** A set of texts takes an eighth of a byte for each; there are at most so many sets. */
const SLOTS = 4096

/**
 * Prepares texts for many substring searches. For every pair of neighbouring letters it notes which
 * texts have it; only texts with all pairs of what is wanted are read. Exact, as those are read: two
 * pairs that share a slot only cost time.
 */
export function indexTexts(texts: readonly string[]): TextIndex {
  const words = Math.ceil(texts.length / 32)
  const holders = new Map<number, Uint32Array>()
  texts.forEach((text, index) => {
    const word = index >>> 5
    const bit = 1 << (index & 31)
    for (let at = 1; at < text.length; at += 1) {
      const slot = slotOf(text, at)
      let holder = holders.get(slot)
      if (!holder) holders.set(slot, (holder = new Uint32Array(words)))
      holder[word] = (holder[word] ?? 0) | bit
    }
  })

  /** One bit for every text that has all pairs of `wanted`. */
  function candidates(wanted: string): Uint32Array {
    const all = new Uint32Array(words).fill(0xffffffff)
    for (let at = 1; at < wanted.length; at += 1) {
      const holder = holders.get(slotOf(wanted, at))
      if (!holder) return new Uint32Array(0)
      for (let word = 0; word < words; word += 1) all[word] = (all[word] ?? 0) & (holder[word] ?? 0)
    }
    return all
  }

  return (wanted, visit) => {
    candidates(wanted).forEach((word, place) => {
      for (let left = word; left !== 0; left &= left - 1) {
        const index = place * 32 + (31 - Math.clz32(left & -left))
        if (texts[index]?.includes(wanted)) visit(index)
      }
    })
  }
}

/** The slot of the letters before and at a place. */
function slotOf(text: string, at: number): number {
  return (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % SLOTS
}
