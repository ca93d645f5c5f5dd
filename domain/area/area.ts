import type { AreaUnit } from '../amount/tokens.ts'
import { decimalFrom, toIndianText } from '../price/decimal.ts'
import { readAreaTokens, type AreaToken } from './area-tokens.ts'

/** A size or a span of sizes in square feet; a missing end is open ('onwards', 'up to'). */
export type AreaRange = { readonly low?: number; readonly high?: number }

export type { AreaUnit } from '../amount/tokens.ts'

/** Square feet in one of each unit (docs/product.md, 'Areas'). */
export const SQUARE_FEET: Readonly<Record<AreaUnit, number>> = {
  sqft: 1,
  sqyd: 9,
  sqm: 10.7639,
  acre: 43_560,
}

/** `amount` of `unit` in square feet, without binary noise (six decimals). */
export function toSquareFeet(amount: number, unit: AreaUnit): number {
  return roundArea(amount * SQUARE_FEET[unit])
}

/** Square feet in another unit, to six decimals. */
export function fromSquareFeet(squareFeet: number, unit: AreaUnit): number {
  return roundArea(squareFeet / SQUARE_FEET[unit])
}

const UNIT_TEXTS: Readonly<Record<AreaUnit, string>> = {
  sqft: 'sq. ft.',
  sqyd: 'sq. yd.',
  sqm: 'sq. m.',
  acre: 'acres',
}

/** An amount in its unit with Indian grouping: '1,850 sq. ft.', '1 acre', '2.5 acres'. */
export function areaAmountText(amount: number, unit: AreaUnit): string {
  return `${numberText(amount)} ${unit === 'acre' && amount === 1 ? 'acre' : UNIT_TEXTS[unit]}`
}

/** A number of any unit with Indian grouping: '1,23,456.5'. */
export const numberText = (value: number): string => toIndianText(decimalFrom(value))

/**
 * Reads an area text: '1,850 - 3,150 sq.ft.', '150 sq. yd. – 360 sq. yd.', '2.5 acre',
 * '1,540 sq.ft., 1,780 sq.ft.', '465 – 1,120 sq.ft. carpet area', '600 sq.ft. onwards'.
 * A number without a unit takes the next one written after it, else the one before. Words after a
 * unit and notes in brackets are ignored; a text with any other word or a number without any unit
 * is not understood: undefined.
 */
export function parseArea(text: string): AreaRange | undefined {
  const tokens = readAreaTokens(text)?.filter(({ is }) => is !== 'note')
  return tokens && readRange(tokens)
}

/** True when the area overlaps the bounds (square feet, inclusive); an unknown area always matches. */
export function areaMatches(
  area: AreaRange | undefined,
  bounds: { readonly min?: number; readonly max?: number },
): boolean {
  if (area === undefined) return true
  const { min = -Infinity, max = Infinity } = bounds
  return (area.low ?? -Infinity) <= max && (area.high ?? Infinity) >= min
}

function readRange(tokens: readonly AreaToken[]): AreaRange | undefined {
  const sizes: { value: number; unit: AreaUnit | undefined }[] = []
  const flags = { onwards: false, upTo: false, from: false }
  let previous: AreaToken['is'] | undefined
  for (const token of tokens) {
    const size = sizes.at(-1)
    if (token.is === 'number') {
      // Only a separator or a lead may stand before a number: '3 towers 1540 sq ft' is no list.
      if (previous !== undefined && !['to', 'and', 'lead', 'up-to', 'from'].includes(previous))
        return undefined
      sizes.push({ value: token.value, unit: undefined })
    } else if (token.is === 'unit') {
      // 'sq.ft. area' may repeat a unit; a unit before any number means nothing.
      if (size === undefined || (size.unit !== undefined && previous !== 'number')) return undefined
      size.unit = token.unit
    } else if (token.is === 'onwards') flags.onwards = true
    else if (token.is === 'up-to') flags.upTo = true
    else if (token.is === 'from') flags.from = true
    else if (token.is === 'word' && (size === undefined || size.unit === undefined))
      return undefined
    previous = token.is
  }
  return previous === 'to' ? undefined : toRange(sizes, flags)
}

function toRange(
  sizes: readonly { value: number; unit: AreaUnit | undefined }[],
  flags: { readonly onwards: boolean; readonly upTo: boolean; readonly from: boolean },
): AreaRange | undefined {
  const areas = sizes.map(({ value }, index) => {
    const unit =
      sizes.slice(index).find((size) => size.unit !== undefined)?.unit ??
      sizes.findLast((size) => size.unit !== undefined)?.unit
    return unit === undefined ? undefined : toSquareFeet(value, unit)
  })
  const known = areas.filter((area): area is number => area !== undefined && area > 0)
  const [first] = known
  if (first === undefined || known.length < areas.length) return undefined
  const onwards = flags.onwards || (flags.from && known.length === 1)
  if (onwards && flags.upTo) return undefined
  const low = Math.min(...known)
  const high = Math.max(...known)
  if (onwards) return { low }
  return flags.upTo ? { high } : { low, high }
}

function roundArea(value: number): number {
  return Number(value.toFixed(6))
}
