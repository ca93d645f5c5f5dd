import { editDistance, nearestText } from '../../domain/text/edit-distance.ts'
import { looseKey } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'

export type Suggester = ReturnType<typeof createSuggester>

// Comparing a text with 100,000 ids takes a tenth of a second. This limit allows for the mistakes
// that people make, and stops at a file that is wrong from top to bottom.
const MAX_COMPARISONS = 3_000_000

/** A letter behind a number belongs to the number: Sector 88A is not 88B. */
const NUMBER = /0*(\d+(?:\.\d+)?(?:[a-z](?![a-z]))?)/gu

const numbersOf = (text: string): string =>
  Array.from(text.toLowerCase().matchAll(NUMBER), ([, number]) => number).join(' ')

/**
 * The candidates with the same numbers as the text: '2 BHK' is no other spelling of '3 BHK', and
 * the pictures of a row differ in their number only.
 */
export const withSameNumbers = (text: string, candidates: readonly string[]): string[] => {
  const numbers = numbersOf(text)
  return candidates.filter((candidate) => numbersOf(candidate) === numbers)
}

export const createSuggester = () => {
  let comparisons = 0
  /** The candidates to compare with; none once the run has compared enough. */
  const allowed = (candidates: Iterable<string>): readonly string[] => {
    if (comparisons > MAX_COMPARISONS) return []
    const all = [...candidates]
    comparisons += all.length
    return all
  }
  return {
    /**
     * The candidate that is spelt most alike and has the same numbers. The digits of a text that is
     * only a number are compared like letters.
     * @param candidates all known texts; they are only gone through when there is time for it
     */
    nearest: (text: string, candidates: Iterable<string>): string | undefined => {
      const allowedCandidates = allowed(candidates)
      const all = /^\d+$/u.test(text) ? allowedCandidates : withSameNumbers(text, allowedCandidates)
      const folded = normalizeText(text)
      return all.find((candidate) => normalizeText(candidate) === folded) ?? nearest(text, all)
    },
    /**
     * The only candidate that differs from the text in nothing but case and spaces; where there is
     * none, the only one within one edit that has the same numbers. Undefined where there is a
     * choice, or the text is known.
     */
    only: (text: string, candidates: Iterable<string>): string | undefined => {
      const all = allowed(candidates)
      if (all.includes(text)) return undefined
      const plain = looseKey(text)
      const same = new Set(all.filter((candidate) => looseKey(candidate) === plain))
      const isNear = (candidate: string) =>
        Math.abs(candidate.length - text.length) <= 1 &&
        editDistance(text.toLowerCase(), candidate.toLowerCase(), 0) <= 1
      const fitting = same.size > 0 ? same : new Set(withSameNumbers(text, all).filter(isNear))
      const [only] = fitting
      return fitting.size === 1 ? only : undefined
    },
  }
}

/** The candidate that is spelt most alike, case aside; undefined where fewer than half of the letters agree. */
export const nearest = (
  text: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.floor(text.length / 2)),
): string | undefined => nearestText(text.toLowerCase(), candidates, most, lowerCase)

const lowerCase = (text: string): string => text.toLowerCase()
