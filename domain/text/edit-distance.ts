import { distance } from 'fastest-levenshtein'

/** Words of this length or more are forgiven two edits. */
const LONG = 8

/** How many edits a word is forgiven that is compared with a name; a word of two letters none. */
export const maxEdits = ({ length }: string): number => (length >= LONG ? 2 : length > 2 ? 1 : 0)

/** The number of edits from one word to the other; two letters that changed places are one edit. Exact up to `maxEdits`. */
export function editDistance(one: string, other: string, maxEdits: number): number {
  const edits = distance(one, other)
  if (edits <= 1 || maxEdits < 1 || edits > 2 * maxEdits) return edits
  return Math.min(
    edits,
    ...Array.from({ length: one.length - 1 }, (_, index) => {
      const exchanged = one.slice(0, index) + one[index + 1] + one[index] + one.slice(index + 2)
      return 1 + editDistance(exchanged, other, maxEdits - 1)
    }),
  )
}
