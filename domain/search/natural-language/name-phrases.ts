import type { Cities } from '../../place/cities.ts'
import { placeText } from '../../place/place-spelling.ts'
import { titleCase } from '../../text/text.ts'
import { groupBy } from '../../value/group-by.ts'
import { NUMBERED } from './numbered-places.ts'
import { queryTokens } from './query-tokens.ts'

type Phrases<T> = (readonly [phrase: string, value: T])[]

/** Shorter words are too ambiguous to name anything by themselves. */
const MIN_LETTERS = 5

/** Words that many places begin with, and so name none of them. */
const NO_NAMES = new Set(['south', 'north', 'central', 'greater'])

/** A name's first word, its first two words, and so on up to all of them. */
const beginningsOf = (words: readonly string[]): string[] =>
  words.map((_word, last) => words.slice(0, last + 1).join(' '))

/**
 * Names with those of two of their words written together: 'worli seaface'. Spelled apart they are
 * found by `phraseFinder`.
 */
export const withJoinedWords = <T>(phrases: Phrases<T>): Phrases<T> =>
  phrases.flatMap(([phrase, value]) => [
    [phrase, value] as const,
    ...[...phrase.matchAll(/(?<=\p{L}) (?=\p{L})/gu)].map(
      ({ index }) => [phrase.slice(0, index) + phrase.slice(index + 1), value] as const,
    ),
  ])

/**
 * The phrases that name places: cities by all their names, localities whole, by their first words
 * ('golf course extn' of 'Golf Course Extension Road') and by a long first word with which only one
 * starts.
 * @param localities names as the data spells them
 */
export function placePhrases(localities: readonly string[], cities: Cities): Phrases<string> {
  const beginnings = groupBy([...new Set(localities)], (name) => {
    const words = queryTokens(name).flatMap(({ text }) => (/^[-+/]$/.test(text) ? [] : [text]))
    const whole = placeText(name)
    // 'Sector 88' is no beginning of 'Sector 88A'.
    const isBeginning = (phrase: string) => whole.startsWith(`${placeText(phrase)} `)
    return (
      beginningsOf(words.slice(0, -1))
        // 'DLF Phase' without its number is none either.
        .filter((phrase, index) => isBeginning(phrase) && !NUMBERED.has(words[index] ?? ''))
        .filter(
          (phrase) =>
            phrase.includes(' ') || (phrase.length >= MIN_LETTERS && !NO_NAMES.has(phrase)),
        )
    )
  })
  return [
    ...cities.names.map(([name, slug]) => [name, cities.nameOf(slug)] as const),
    ...localities.map((name) => [name, name] as const),
    // Where several names start with a phrase, the text search finds them all; where a number would follow,
    // as in 'Palam Vihar Phase 2', another may be meant.
    ...[...beginnings].map(([phrase, [only = '', ...others]]) => {
      const next = queryTokens(only)[queryTokens(phrase).length]?.text ?? ''
      const isOnly = others.length === 0 && !NUMBERED.has(next)
      return [phrase, isOnly ? only : titleCase(phrase)] as const
    }),
  ]
}

/** Words that many developers' names end with, and that people leave out. */
const COMMON_ENDINGS = new Set(
  'builders developers group homes estates realty infra infrastructure properties ltd limited constructions projects buildcon'.split(
    ' ',
  ),
)

/**
 * The phrases that name developers: their whole names, and as many first words as tell them apart.
 */
export function developerNames<T extends { name: string }>(developers: readonly T[]): Phrases<T> {
  return developers.flatMap((developer) => {
    const words = queryTokens(developer.name).map(({ typed }) => typed)
    const distinct = words.findLastIndex((word) => !COMMON_ENDINGS.has(word)) + 1
    const shortest = (words[0]?.length ?? 0) >= MIN_LETTERS ? 1 : 2
    return beginningsOf(words)
      .slice(Math.max(distinct, shortest) - 1)
      .map((name) => [name, developer] as const)
  })
}
