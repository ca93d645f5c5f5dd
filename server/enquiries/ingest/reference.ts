import { randomFillSync } from 'node:crypto'

const SYMBOL_COUNT = 8

// Asked for in bulk: asking for eight bytes takes as long as asking for thousands.
const random = Buffer.alloc(SYMBOL_COUNT * 256)
let used = random.length

// No two that are taken for one another (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V)
// and no vowels, so that no word appears.
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY'

/** What the visitor and the agency read out to each other: `PF-7K3M-92QX`, one of 10¹¹. */
export function newReference(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  // 256 is no multiple of 25, so some symbols are a little likelier: uniqueness is the index's task.
  let symbols = ''
  for (const end = used + SYMBOL_COUNT; used < end; used += 1) {
    symbols += SYMBOLS.charAt((random[used] ?? 0) % SYMBOLS.length)
  }
  return `PF-${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
