import { asciiDigits } from './ascii-digits.ts'

/**
 * Accents of Latin letters, the dot below Indian ones (हज़ार is also typed हजार), and signs that
 * nobody sees, such as joiners and marks of direction.
 */
const UNSEEN = /[\u0300-\u036F]|[\uFE00-\uFE0F]|\u093C|\u09BC|\u0A3C|\u0ABC|\u0B3C|\p{Cf}/gu

/** 'D.L.F.', 'M.G.': letters with a full stop each are one word. */
const INITIALS = /(?<![\p{L}\p{M}])(?:\p{L}\.){2,}/gu

/** Indian and Western thousands: '1,850', '1,50,000'. '84,85' are two numbers. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g

/**
 * The form in which texts of any script are compared: words with single spaces between them,
 * without case, accents, punctuation and invisible signs. Vowel signs of Indian scripts stay, as
 * they are letters there. Digits are 0 to 9, without separators of thousands; '&' is 'and'.
 * Idempotent.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/['’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .replace(INITIALS, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(THOUSANDS, (number) => number.replaceAll(',', ''))
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
}

/** Folds the letters only, and keeps punctuation and spaces. */
export function foldLetters(text: string): string {
  return asciiDigits(text.normalize('NFKD').toLowerCase().replace(UNSEEN, ''))
    .replaceAll('\u0901', '\u0902') // the half moon of गुड़गाँव is also typed as a dot
    .normalize('NFC')
}
