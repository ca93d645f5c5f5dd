import { parsePrice } from '../../domain/price/parse-price.ts'
import { type Price } from '../../domain/price/price.ts'

/** The changes of both ends in per cent, to one decimal; undefined for an end that is open. */
function percentChanges(from: string, to: string): (number | undefined)[] {
  const [before, after] = [parsePrice(from), parsePrice(to)]
  if (!before || !after || before.kind === 'on-request' || after.kind === 'on-request') return []
  if (comparableKind(before) !== comparableKind(after)) return []
  return [
    percent(before.low ?? before.high, after.low ?? after.high),
    percent(before.high, after.high),
  ]
}

const percent = (old = 0, next = 0): number | undefined =>
  old > 0 && next > 0 ? Math.round(((next - old) / old) * 1000) / 10 : undefined

const comparableKind = (price: Price): string => (price.kind === 'rate' ? price.unit : price.kind)

/** The change of the low end, in per cent. */
export const percentChange = (from: string, to: string): number | undefined =>
  percentChanges(from, to)[0]

/** The larger change of the two ends; 0 where two prices cannot be compared. */
export const largestPercent = (from: string, to: string): number =>
  percentChanges(from, to).reduce<number>(
    (largest, one = 0) => (Math.abs(one) > Math.abs(largest) ? one : largest),
    0,
  )

/** A change of more than this is more often a typing mistake than a new price. */
const LARGE_PERCENT = 50

/**
 * Whether two prices are of one kind: both totals, or both rates of one unit. A price on request,
 * and one that cannot be read, are comparable with any.
 */
export function isComparable(from: string, to: string): boolean {
  const kinds = [from, to].flatMap((text) => {
    const price = parsePrice(text)
    return price && price.kind !== 'on-request' ? [comparableKind(price)] : []
  })
  return new Set(kinds).size < 2
}

/**
 * Whether a change needs to be confirmed: it is of more than half, or puts a rate in a total's place.
 */
export const isLargeChange = (from: string, to: string): boolean =>
  Math.abs(largestPercent(from, to)) > LARGE_PERCENT || !isComparable(from, to)

/** The change in words: ' (+6.7 %)', ' (-3 %)', '' where there is none. */
export const percentText = (percent: number | null | undefined): string =>
  percent === null || percent === undefined ? '' : ` (${percent > 0 ? '+' : ''}${percent} %)`
