import { cityName, searchedCityNames } from '../../place/cities.ts'
import { phraseFinder, type PhraseFinder } from './phrase-finder.ts'
import { wordsOf } from './tokens.ts'

/** Words this short are too ambiguous to name a place. */
const LEAST_LETTERS = 5

/**
 * Finds places: cities by all their names, localities whole, by their first words ('golf course extn'
 * of 'Golf Course Extension Road') and by a long first word with which only one of them starts.
 * @param localities names as the data spells them
 */
export function placeFinder(localities: readonly string[]): PhraseFinder<string> {
  return phraseFinder([
    ...searchedCityNames().map(([name, slug]) => [name, cityName(slug)] as const),
    ...localities.map((name) => [name, name] as const),
    ...firstWords(localities),
  ])
}

function* firstWords(
  localities: readonly string[],
): Iterable<readonly [phrase: string, place: string]> {
  const beginnings = new Map<string, Set<string>>()
  for (const name of localities) {
    const words = wordsOf(name)
    for (let count = 1; count < words.length; count++) {
      const phrase = words.slice(0, count).join(' ')
      if (count === 1 && phrase.length < LEAST_LETTERS) continue
      const of = beginnings.get(phrase)
      if (of) of.add(name)
      else beginnings.set(phrase, new Set([name]))
    }
  }
  for (const [phrase, names] of beginnings) {
    const [only] = names
    if (phrase === 'sector' || only === undefined) continue
    // Where several start with it, the text search finds them all.
    yield [phrase, names.size === 1 ? only : only.slice(0, phrase.length)]
  }
}
