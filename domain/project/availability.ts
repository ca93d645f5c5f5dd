import { formatInr } from '../price/money.ts'
import { asciiDigits } from '../text/ascii-digits.ts'
import { daysLeft, dayText } from '../text/dates.ts'
import { normalizeText } from '../text/text.ts'
import { STALE_DAYS } from './stale-days.ts'

/** Whether a configuration can still be had, or how many units of it are left. */
export type Available = boolean | number

type Unit = { readonly available?: Available | undefined }

export const SOLD_OUT = 'Sold out'

export const isSoldOut = ({ available }: Unit): boolean => available === false || available === 0

/** Whether a project has configurations, and none of them can be had. */
export const isAllSoldOut = (units: readonly Unit[]): boolean =>
  units.length > 0 && units.every(isSoldOut)

/** The units that can be had, then those that are sold out, otherwise in their own order. */
export const soldOutLast = <U extends Unit>(units: readonly U[]): U[] =>
  units.toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)))

/**
 * Whether a day on which units were counted ('2026-11-12') is near enough for its numbers to be shown. An
 * old number would be false urgency, and one without a day may be of any age.
 */
export function isCountRecent(availableOn: string | undefined, now: Date): boolean {
  const days = availableOn === undefined ? NaN : -daysLeft(availableOn, now)
  return days >= 0 && days <= STALE_DAYS.available.hidden
}

/** 'Sold out', '4 left on 12 November 2026', or undefined where nothing is to be said of a configuration. */
export function availabilityText(
  unit: Unit,
  availableOn: string | undefined,
  now: Date,
): string | undefined {
  if (isSoldOut(unit)) return SOLD_OUT
  if (typeof unit.available !== 'number' || availableOn === undefined) return undefined
  if (!isCountRecent(availableOn, now)) return undefined
  return `${formatInr(unit.available, 0)} left on ${dayText(availableOn)}`
}

/** The words of schema.org for what can be had. */
export type OfferAvailability = 'SoldOut' | 'LimitedAvailability' | 'InStock'

/** No more units than this are a limited offer. */
const LIMITED_UNITS = 3

/**
 * What can be had of a configuration, or of several together: it is limited where the numbers of all that is
 * left are known, and their sum is at most 3.
 */
export function offerAvailability(
  units: readonly Unit[],
  availableOn: string | undefined,
  now: Date,
): OfferAvailability {
  if (isAllSoldOut(units)) return 'SoldOut'
  let left = 0
  for (const unit of units) {
    if (isSoldOut(unit)) continue
    left += typeof unit.available === 'number' ? unit.available : Infinity
  }
  const isLimited = left > 0 && left <= LIMITED_UNITS && isCountRecent(availableOn, now)
  return isLimited ? 'LimitedAvailability' : 'InStock'
}

const WORDS: Readonly<Record<string, Available>> = {
  yes: true,
  y: true,
  true: true,
  available: true,
  no: false,
  n: false,
  false: false,
  sold: false,
  'sold out': false,
  soldout: false,
  none: false,
  nil: false,
}

const WHOLE_NUMBER = /^(\d{1,7}|\d{1,3}(?:,\d{2,3})+)(?:\.0+)?(?: (?:units? )?left| units?)?$/

/** Reads what a person writes in a sheet: 'yes', 'sold', '4'. Undefined where it is none of these. */
export function parseAvailable(text: string): Available | undefined {
  const words = normalizeText(asciiDigits(text)).replaceAll(/[\s_-]+/g, ' ')
  const word = Object.hasOwn(WORDS, words) ? WORDS[words] : undefined
  if (word !== undefined) return word
  const [, digits] = WHOLE_NUMBER.exec(words) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) || false
}

/** The text of a sheet's cell, which `parseAvailable` reads; '' where nothing is said. */
export function availableCell(unit: Unit): string {
  if (isSoldOut(unit)) return 'sold'
  if (unit.available === true) return 'yes'
  return unit.available === undefined ? '' : String(unit.available)
}
