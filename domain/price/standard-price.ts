import { parsePrice } from './parse-price.ts'
import { formatPrice } from './price.ts'

export function canonicalPriceText(text: string): string | undefined {
  const price = parsePrice(text)
  return price && formatPrice(price)
}

/** A price text as visitors see it: in canonical form where it can be read. */
export const shownPrice = (text: string): string => canonicalPriceText(text) ?? text.trim()

/** The canonical form that a file may keep; undefined where there is none, or where it rounds the amount. */
export function canonicalPriceOnFile(text: string): string | undefined {
  const price = parsePrice(text)
  if (!price) return undefined
  const canonical = formatPrice(price)
  const rereadPrice = parsePrice(canonical)
  const isSame =
    price.kind === 'on-request' ||
    (rereadPrice &&
      'low' in rereadPrice &&
      rereadPrice.low === price.low &&
      rereadPrice.high === price.high)
  return isSame ? canonical : undefined
}
