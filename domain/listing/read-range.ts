import { parseNumber } from '../amount/read-number.ts'
import { parseSize } from '../amount/read-area-size.ts'
import { parseRupees } from '../amount/read-rupees.ts'
import { toSquareFeet } from '../area/square-feet.ts'
import { rangeOf, type BoundName, type RangeName } from './range-limits.ts'
import { scaleOf, type ListingScope, type Range, type RangeUnit } from './range-units.ts'

/**
 * Reads a range from the texts of its two fields, which may name a unit each: '80 lakh',
 * '₹ 12000000', '200 gaj'. A bare number has the range's unit and must be within its slider's limits;
 * at the limit itself the end is open. The ends are put in order.
 * @param units the range's unit, then others in which it may be said instead
 * @returns `unread`: texts that are no amount, or out of range
 */
export function readRange<Unit extends RangeUnit>(
  name: RangeName,
  texts: Readonly<Record<'min' | 'max', string>>,
  [unit, ...units]: readonly [Unit, ...Unit[]],
  defaultUnit: Unit,
  scope: ListingScope,
): { range: Range<Unit>; unread: Partial<Record<BoundName, string>> } {
  const limits = scaleOf(unit, scope)
  const unread: Partial<Record<BoundName, string>> = {}
  const read = (end: 'min' | 'max') => {
    const text = texts[end].trim()
    const bare = parseNumber(text)
    const isBare = bare !== undefined && bare >= limits.min && bare <= limits.max
    const value = isBare ? bare * limits.worth : inFull(name, text)
    if (value !== undefined && rangeOf(name, { min: value }, [unit], unit, scope))
      return [{ value, isBare }]
    // Nobody types a longer amount.
    if (text !== '') unread[`${name}${end === 'min' ? 'Min' : 'Max'}`] = text.slice(0, 40)
    return []
  }
  const [min, max] = [read('min'), read('max')]
  const sortedEnds = [...min, ...max].toSorted((one, other) => one.value - other.value)
  const [low, high] = sortedEnds.length === 2 ? sortedEnds : [min[0], max[0]]
  const isOpen = (end: typeof low, limit: number) =>
    end?.isBare && end.value === limit * limits.worth
  const bounds = {
    min: isOpen(low, limits.min) ? undefined : low?.value,
    max: isOpen(high, limits.max) ? undefined : high?.value,
  }
  const range = rangeOf(name, bounds, [unit, ...units], defaultUnit, scope) ?? { unit }
  return { range, unread }
}

/** Rupees or square feet of an amount with its unit or the sign of the rupee. */
function inFull(name: RangeName, text: string): number | undefined {
  if (name === 'budget') return parseRupees(text, () => Number.NaN)
  const size = parseSize(text)
  return size && toSquareFeet(size.value, size.unit)
}
