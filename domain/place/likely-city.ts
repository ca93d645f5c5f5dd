import { editDistance } from '../text/edit-distance.ts'
import { cityCandidates, type Cities } from './cities.ts'

/**
 * Names this short are as near to one another as to a slip of typing; names of `LONG` letters or
 * more are forgiven two edits.
 */
const SHORT = 4
const LONG = 8

/** The slug of the city that a mistyped name among some places was meant to be: 'Gurgaom' is Gurgaon. */
export function likelyCity(
  localities: readonly string[],
  { names }: Pick<Cities, 'names'>,
): string | undefined {
  for (const typed of cityCandidates(localities)) {
    const most = typed.length >= LONG ? 2 : 1
    const similarNames = names
      .filter(([name]) => Math.min(name.length, typed.length) >= SHORT)
      .map(([name, city]) => ({ city, edits: editDistance(typed, name, most) }))
      .filter(({ edits }) => edits <= most)
      .sort((one, other) => one.edits - other.edits)
    if (similarNames[0]) return similarNames[0].city
  }
  return undefined
}
