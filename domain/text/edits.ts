import { distance } from 'fastest-levenshtein'

/** Edits from one word to the other, neighbours that changed places counted once; exact up to `most`. */
export function editsBetween(one: string, other: string, most: number): number {
  const edits = distance(one, other)
  if (edits <= 1 || most < 1 || edits > 2 * most) return edits
  return Math.min(
    edits,
    ...Array.from({ length: one.length - 1 }, (_, index) => {
      const exchanged = one.slice(0, index) + one[index + 1] + one[index] + one.slice(index + 2)
      return 1 + editsBetween(exchanged, other, most - 1)
    }),
  )
}
