import { distance } from 'fastest-levenshtein'
import { canonicalPriceText } from '../../domain/price/price.ts'

// What prices are made of; longer words tolerate more slips.
const words = [
  'cr',
  'crore',
  'crores',
  'lac',
  'lacs',
  'lakh',
  'lakhs',
  'onwards',
  'starting',
  'from',
  'request',
  'price',
  'inr',
] as const

const nearestWord = (word: string): string => {
  const lower = word.toLowerCase()
  const slips = lower.length <= 3 ? 1 : 2
  const near =
    words.find((known) => known === lower) ?? words.find((known) => distance(known, lower) <= slips)
  return near ?? word
}

/**
 * The canonical text that a price with a slip of the pen was probably meant to be: '₹ 2.5 Crr' is
 * '₹ 2.5 Cr', '2,5 Cr' is '₹ 2.5 Cr'. Undefined where that would be guessing.
 */
export const fixPrice = (text: string): string | undefined => {
  // Digits typed with an Asian keyboard are wider.
  const spelt = text.normalize('NFKC').replaceAll(/\p{L}+/gu, nearestWord)
  const decimal = spelt.replaceAll(/(?<![\d,])(\d{1,2}),(\d{1,2})(?![\d,])/gu, '$1.$2')
  const currency = decimal.replaceAll(/[$€£]/gu, '')
  if (currency !== decimal) return undefined
  for (const attempt of [spelt, decimal]) {
    const canonical = attempt === text ? undefined : canonicalPriceText(attempt)
    if (canonical !== undefined) return canonical
  }
  return undefined
}
