/** The scripts of India that tell a language, each with the one that most write in it. */
const LANGUAGES: readonly (readonly [language: string, letter: RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
]
const LATIN = /\p{Script=Latin}/gu
const OTHER_SCRIPTS = /[\u0900-\u0D7F]/

/**
 * The language of a text of the data as its script tells it, for `lang`: undefined for the page's
 * own, English, and for what holds as many Latin letters as others.
 */
export function languageOf(text: string): string | undefined {
  if (!OTHER_SCRIPTS.test(text)) return undefined
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0
  const latin = count(LATIN)
  return LANGUAGES.find(([, letter]) => count(letter) > latin)?.[0]
}
