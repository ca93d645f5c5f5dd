import { parsePrice } from './parse-price.ts'
import { formatPrice } from './price.ts'

/** A price text in standard form; undefined where it cannot be read. */
export function standardPriceText(text: string): string | undefined {
  const price = parsePrice(text)
  return price && formatPrice(price)
}

/** A price text as visitors see it: in standard form where it can be read. */
export const shownPrice = (text: string): string => standardPriceText(text) ?? text.trim()

/** The standard form that a file may keep; undefined where there is none, or where it rounds the amount. */
export function standardPriceOnFile(text: string): string | undefined {
  const price = parsePrice(text)
  if (!price) return undefined
  const standardText = formatPrice(price)
  const reparsedPrice = parsePrice(standardText)
  const isSame =
    price.kind === 'on-request' ||
    (reparsedPrice &&
      'low' in reparsedPrice &&
      reparsedPrice.low === price.low &&
      reparsedPrice.high === price.high)
  return isSame ? standardText : undefined
}
