import { once } from '../text/once.ts'
import { formatPrice, parsePrice, type Price } from './price.ts'

/** What a price text means, and its canonical form. */
export type ReadPrice = { readonly price: Price; readonly text: string }

/** Undefined for what is no price (docs/product.md, 'Prices'). */
export type PriceReader = (text: string) => ReadPrice | undefined

/**
 * Reads each different text once: thousands of floors have one price, and a project's is read when its
 * file is brought into canonical form and again when the project is made. It remembers every text
 * for as long as somebody holds it.
 */
export function priceReader(): PriceReader {
  return once((text) => {
    const price = parsePrice(text)
    return price && { price, text: formatPrice(price) }
  })
}
