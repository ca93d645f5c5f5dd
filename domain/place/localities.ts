import { distinctTexts, visibleText } from '../text/text.ts'
import type { Cities } from './cities.ts'
import { namesIn, placeText } from './place-spelling.ts'

/** Single places from a text separated by commas or new lines, nearest first. */
export function parseLocalities(text: string | undefined): string[] {
  return text === undefined ? [] : distinctTexts(visibleText(text).split(/[,\n\r;]+/))
}

/**
 * The text that a place is compared by, a city by any of its names: 'Sec-84' is 'sector 84',
 * 'Gurugram' 'gurgaon'.
 */
export function placeKey(name: string, cities: Cities): string {
  return placeText(cities.byName(name) ?? name)
}

/** The address of a place below `/location/`: its key with hyphens, in the letters of its script. */
export function locationKey(name: string, cities: Cities): string {
  return placeKey(name, cities).replaceAll(' ', '-')
}

function keysIn(texts: readonly string[], cities: Cities): string[] {
  const names = texts.flatMap(parseLocalities).flatMap(namesIn)
  return [...new Set(names.map((name) => placeKey(name, cities)))]
}

/** The single names in a project's places, as filters offer them: cities by the site's name, each once. */
export function placeNames(localities: readonly string[], cities: Cities): string[] {
  return localities.flatMap(namesIn).map((name) => {
    const city = cities.byName(name)
    return city === undefined ? name : cities.nameOf(city)
  })
}

/** A project's places and its city as a text for `placeTests`: a line each, with a space at either end. */
export function placesText(localities: readonly string[], cities: Cities): string {
  const city = cities.ofLocalities(localities)
  const keys = new Set([...keysIn(localities, cities), ...(city ? [placeKey(city, cities)] : [])])
  return `\n${[...keys].map((key) => ` ${key} `).join('\n')}\n`
}

/**
 * The ways in which a project's places can answer a wanted one, the best first: a place of the
 * project is the wanted one, or contains its words. The second way counts only where no project
 * answers by the first, and never for a city: 'Mumbai Highway' is not in Mumbai. Where the wanted
 * text names several places, separated by commas, a project must have them all.
 */
export function placeTests(
  wanted: string,
  cities: Cities,
): readonly ((places: string) => boolean)[] {
  const keys = keysIn([wanted], cities)
  if (keys.length === 0) return []
  const isAt = (places: string) => keys.every((key) => places.includes(`\n ${key} \n`))
  const contains = (places: string) => keys.every((key) => places.includes(` ${key} `))
  return keys.some((key) => cities.byName(key) !== undefined) ? [isAt] : [isAt, contains]
}

/** The text that two sets of places are compared by: equal sets have equal keys, spelling aside. */
export function localitySetKey(localities: readonly string[], cities: Cities): string {
  return keysIn(localities, cities).sort().join('|')
}
