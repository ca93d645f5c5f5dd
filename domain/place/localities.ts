import { developerSlug } from '../text/slug.ts'
import { distinctTexts, normalizeText } from '../text/text.ts'

/** Single places from a text separated by commas or new lines, nearest first. */
export function parseLocalities(text: string | undefined): string[] {
  return text === undefined ? [] : distinctTexts(text.split(/[,\n\r;]+/))
}

/** The key of a place in `/location/{key}`: its name as a slug. */
export function locationKey(name: string): string {
  return developerSlug(name)
}

/** What two sets of places are compared by: equal sets have equal keys, case and spacing aside. */
export function localitySetKey(localities: readonly string[]): string {
  return [...new Set(localities.map(normalizeText))].sort().join('|')
}
