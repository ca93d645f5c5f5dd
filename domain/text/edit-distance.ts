import { distance } from 'fastest-levenshtein'

/** The number of edits from one word to the other; two letters that changed places are one edit. Exact up to `most`. */
export function editDistance(one: string, other: string, most: number): number {
  const edits = distance(one, other)
  if (edits <= 1 || most < 1 || edits > 2 * most) return edits
  return Math.min(
    edits,
    ...Array.from({ length: one.length - 1 }, (_, index) => {
      const exchanged = one.slice(0, index) + one[index + 1] + one[index] + one.slice(index + 2)
      return 1 + editDistance(exchanged, other, most - 1)
    }),
  )
}
