/**
 * The language that is mostly written in each script of India, in Unicode's order: 128 code points
 * each from U+0900.
 */
const LANGUAGES = 'hi bn pa gu or ta te kn ml'.split(' ')

/** The language of a text by its script, for `lang`; undefined for English, the page's own. */
export function languageOf(text: string): string | undefined {
  const others = text.match(/[\u0900-\u0D7F]/g) ?? []
  const [first] = others
  if (first === undefined || others.length <= text.replace(/[^a-z]/gi, '').length) return undefined
  return LANGUAGES[(first.charCodeAt(0) - 0x900) >> 7]
}
