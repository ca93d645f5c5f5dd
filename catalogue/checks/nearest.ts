import { distance } from 'fastest-levenshtein'

/**
 * The candidate that differs from `text` by the fewest letters, case aside; undefined when none is
 * near enough to be what was meant.
 */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const lower = text.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(text.length / 2)) + 1
  for (const candidate of candidates) {
    const apart = distance(lower, candidate.toLowerCase())
    if (apart < bestDistance) {
      best = candidate
      bestDistance = apart
    }
  }
  return best
}
