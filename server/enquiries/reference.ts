import { randomInt } from 'node:crypto'

// No two that are taken for one another (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V)
// and no vowels, so that no word appears.
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY'

/** What the visitor and the agency read out to each other: `PF-7K3M-92QX`, one of 10¹¹. */
export function newReference(): string {
  const part = (): string =>
    Array.from({ length: 4 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
  return `PF-${part()}-${part()}`
}
