import { foldText } from '../text/fold-text.ts'

/** Short forms in names of places, as people type them, and the Hindi word for a sector. */
export const PLACE_SHORT_FORMS: Readonly<Record<string, string>> = {
  sector: 'sec,sect,sectors,sectr,सेक्टर,सैक्टर',
  extension: 'extn,ext,extention',
  road: 'rd',
  expressway: 'exp,expy,expwy,expway,xpressway,expresway',
  phase: 'ph',
}

const LONG_FORMS = new Map(
  Object.entries(PLACE_SHORT_FORMS).flatMap(([long, list]) =>
    list.split(',').map((short) => [foldText(short), long] as const),
  ),
)

/** A word of a place's name in its long form: 'sec' is 'sector'. */
export const longForm = (word: string): string => LONG_FORMS.get(word) ?? word

/**
 * A text with names of places as they are compared, whatever their spelling: 'Sec-84', 'SECTOR 84.'
 * and 'sector no. 84' are all 'sector 84', '88 A' is '88a', 'NH8' is 'nh 8'. Idempotent.
 */
export function placeText(text: string): string {
  return foldText(text)
    .replace(/([\p{L}\p{M}]{2,})(?=\d)/gu, '$1 ')
    .replace(/(?<=[\p{L}\p{M}] )0+(?=\d)/gu, '')
    .replace(/(\d) ([a-z])(?![\p{L}\p{M}\d])/gu, '$1$2')
    .replace(/[\p{L}\p{M}]+/gu, longForm)
    .replace(/(?<=\b(?:sector|phase|block) )(?:no|number) (?=\d)/g, '')
}

/** The names in a place as written, those in brackets apart: 'Gurugram (Haryana)' has two. */
export function namesIn(place: string): string[] {
  return place
    .split(/[()[\]{}]/)
    .map((name) => name.trim())
    .filter((name) => placeText(name) !== '')
}
