import { parsePrice } from '../../domain/price/parse-price.ts'
import { memoize } from '../../domain/text/memoize.ts'

export type Ends = { readonly low?: number | undefined; readonly high?: number | undefined }

/** A floor plan may be off by this share, as a project's own figures are often rounded. */
const TOLERANCE = 0.02

/** The ends of a total price in rupees; each text is read once, however often it is asked for. */
export const priceEnds = memoize((text: string): Ends => {
  const price = parsePrice(text)
  return price?.kind === 'range' ? price : {}
})

/**
 * Whether a size or price is outside a range; a range with one figure has no upper end, as that is
 * often the lowest.
 */
export const isOutside = (own: Ends, { low, high }: Ends): boolean => {
  const [min = 0, max = Infinity] = [low, low === high ? undefined : high]
  return [own.low, own.high].some(
    (end) => end !== undefined && (end < min * (1 - TOLERANCE) || end > max * (1 + TOLERANCE)),
  )
}
