import { parsePrice, canonicalPriceText, type Price } from '../../domain/price/price.ts'

/** A price text as visitors see it. */
export const shownPrice = (text: string): string => canonicalPriceText(text) ?? text.trim()

/** The change of the low end in per cent, to one decimal; undefined where that says nothing. */
export function percentOf(from: string, to: string): number | undefined {
  const [before, after] = [parsePrice(from), parsePrice(to)]
  const [old, next] = [lowEnd(before), lowEnd(after)]
  if (old === undefined || next === undefined || old === 0) return undefined
  if (kindOf(before) !== kindOf(after)) return undefined
  return Math.round(((next - old) / old) * 1000) / 10
}

const lowEnd = (price: Price | undefined): number | undefined =>
  price === undefined || price.kind === 'on-request' ? undefined : (price.low ?? price.high)

const kindOf = (price: Price | undefined): string | undefined =>
  price?.kind === 'rate' ? price.unit : price?.kind

/** ' (+6.7 %)', ' (-3 %)', '' where there is nothing to say. */
export const percentText = (percent: number | null | undefined): string =>
  percent === null || percent === undefined ? '' : ` (${percent > 0 ? '+' : ''}${percent} %)`
