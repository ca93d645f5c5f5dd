import { LETTERS } from './letters.generated.ts'

export type Family = keyof typeof LETTERS

export type Run = { readonly family: Family; text: string }

/** Matches a text whose letters one typeface has; line breaks are allowed in each. */
const wholly = (letters: string) => new RegExp(`^[\\n${letters}]*$`, 'u')

const WHOLLY: Readonly<Record<Family, RegExp>> = {
  text: wholly(LETTERS.text),
  display: wholly(LETTERS.display),
  devanagari: wholly(LETTERS.devanagari),
}

const FAMILIES = ['text', 'display', 'devanagari'] as const

/** Signs that nobody sees; the joiners shape the letters of Hindi. */
const UNSEEN =
  /(?<!\p{Script=Devanagari})[\u200C\u200D]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/**
 * A mark in place of what is left out, until the spaces beside it are known; no typeface has it.
 */
const LEFT_OUT = '\uFFFF'
const GAP = `(?:[^\\S\\n]*${LEFT_OUT})+[^\\S\\n]*`
const GAP_AT_END = new RegExp(`^${GAP}\\n|\\n?^${GAP}$|^${GAP}|${GAP}(?=[,.;:!?)]|$)`, 'gmu')
const GAP_BETWEEN = new RegExp(GAP, 'gu')

const segmenter = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' })

const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The text without signs that nobody sees, with the plain forms of spaces, dashes and ends of lines. */
const plainText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[\u2007\u202F]/gu, '\u00A0')
    .replace(/[^\S\n\u00A0]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[\u2012\u2015]/gu, '–')

/** The printable part of a letter with its marks; without the letter there are no marks. */
function printableLetter(letter: string): string {
  const composed = letter.normalize('NFC')
  for (const form of [letter, composed])
    if (FAMILIES.some((family) => WHOLLY[family].test(form))) return form
  const [base = '', ...marks] = composed
  const family = FAMILIES.find((family) => WHOLLY[family].test(base))
  return family ? base + marks.filter((mark) => WHOLLY[family].test(mark)).join('') : ''
}

/** A text as brochures and social cards can write it: without letters that no typeface has. */
export function printableText(text: string): string {
  if (WHOLLY.text.test(text)) return text
  return lettersOf(plainText(text))
    .map((letter) => printableLetter(letter) || LEFT_OUT)
    .join('')
    .replace(GAP_AT_END, '')
    .replace(GAP_BETWEEN, (gap) => /\s/u.exec(gap)?.[0] ?? '')
}

/** The letters and marks of a text that no typeface of the site has, each once. */
export function unprintableLetters(text: string): string[] {
  if (WHOLLY.text.test(text)) return []
  const missing = lettersOf(plainText(text)).flatMap((letter) => {
    const printed = printableLetter(letter).normalize('NFC')
    return [...letter.normalize('NFC')].filter((sign) => !printed.includes(sign))
  })
  return [...new Set(missing)]
}

/**
 * A printable text cut where its typeface changes: each letter is in the first that has it, `first`
 * before the others. A space stays with the word before it.
 */
export function typefaceRuns(text: string, first: Family): Run[] {
  if (WHOLLY[first].test(text)) return [{ family: first, text }]
  const families = [first, ...FAMILIES.filter((family) => family !== first)]
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const order = last && letter.trim() === '' ? [last.family, ...families] : families
    const family = order.find((family) => WHOLLY[family].test(letter))
    if (family === undefined) continue
    if (last?.family === family) last.text += letter
    else runs.push({ family, text: letter })
  }
  return runs
}
