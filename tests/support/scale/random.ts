/** A stream of numbers that depends on its seed alone. */
export type Random = {
  /** From 0, below 1. */
  readonly next: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number
  readonly pick: <const T extends readonly [unknown, ...unknown[]]>(items: T) => T[number]
  /** `count` different items, in their own order. */
  readonly some: <T>(items: readonly T[], count: number) => T[]
}

/** Mulberry32 (public domain): small, fast and the same everywhere. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    some: (items, count) => {
      let left = Math.min(count, items.length)
      return items.filter((_, index) => {
        const chosen = next() * (items.length - index) < left
        if (chosen) left -= 1
        return chosen
      })
    },
  }
}

/** A seed for the `index`-th of many independent streams. */
export const seedFor = (seed: number, index: number): number =>
  Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)
