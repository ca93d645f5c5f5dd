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

/**
 * The candidate that a text was probably meant to be: the one with the fewest edits, of several the first.
 * Undefined where all are more than `most` edits away. Letters that changed places are one edit once only,
 * as more would take too long among 100,000 candidates.
 * @param folded the form of a candidate that the text is compared with
 */
export function nearestText(
  text: string,
  candidates: Iterable<string>,
  most: number,
  folded: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  let nearest: string | undefined
  let limit = most
  for (const candidate of candidates) {
    const other = folded(candidate)
    if (Math.abs(other.length - text.length) > limit) continue
    const edits = editDistance(text, other, Math.min(limit, 1))
    if (edits > limit) continue
    nearest = candidate
    limit = edits - 1
  }
  return nearest
}
