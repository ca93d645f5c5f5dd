import { randomBytes } from 'node:crypto'

// No two that are taken for one another (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V)
// and no vowels, so that no word appears.
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY'

/** What the visitor and the agency read out to each other: `PF-7K3M-92QX`, one of 10¹¹. */
export function newReference(): string {
  // 256 is no multiple of 25, so some symbols are a little likelier: uniqueness is the index's task.
  const symbols = Array.from(randomBytes(8), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
  return `PF-${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
