import { editDistance } from '../text/edit-distance.ts'
import { cityCandidates, type Cities } from './cities.ts'

/**
 * Shorter names are as near to one another as to a slip of typing; names of `LONG` letters or more
 * are forgiven two edits.
 */
const MIN_LETTERS = 4
const LONG = 8

/** The slug of the city that a mistyped name among some places was meant to be: 'Gurgaom' is Gurgaon. */
export function correctedCity(
  localities: readonly string[],
  { names }: Pick<Cities, 'names'>,
): string | undefined {
  for (const typed of cityCandidates(localities)) {
    const maxEdits = typed.length >= LONG ? 2 : 1
    const similarNames = names
      .filter(([name]) => Math.min(name.length, typed.length) >= MIN_LETTERS)
      .map(([name, city]) => ({ city, edits: editDistance(typed, name, maxEdits) }))
      .filter(({ edits }) => edits <= maxEdits)
      .sort((one, other) => one.edits - other.edits)
    if (similarNames[0]) return similarNames[0].city
  }
  return undefined
}
