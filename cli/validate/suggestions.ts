import { nearest } from '../../catalogue/checks/nearest.ts'
import { foldText } from '../../domain/text/text.ts'

/** Finds what an unknown id, key or path was probably meant to be. */
export type Suggester = {
  /** @param candidates all known texts; they are only gone through when there is time for it */
  readonly nearest: (text: string, candidates: Iterable<string>) => string | undefined
}

// Comparing with 100,000 ids takes a tenth of a second: enough for the mistakes people make, too
// much for a file that is wrong from top to bottom.
const mostComparisons = 3_000_000

/** A suggester for one run. */
export const createSuggester = (): Suggester => {
  let comparisons = 0
  return {
    nearest: (text, candidates) => {
      if (comparisons > mostComparisons) return undefined
      const folded = foldText(text)
      const all: string[] = []
      for (const candidate of candidates) {
        if (foldText(candidate) === folded) return candidate
        all.push(candidate)
      }
      comparisons += all.length
      return nearest(text, all)
    },
  }
}
