import type { VisitHours } from '../../schemas/generated/data.generated.ts'
import { addDays, dayInIndia, dayText, momentInIndia } from '../text/dates.ts'

/** A day on which visits are offered, YYYY-MM-DD, and the times at which a visit may start, '11:00': India's time. */
export type VisitDay = { readonly day: string; readonly slots: readonly string[] }

export type Visit = { readonly visitOn: string; readonly visitSlot: string }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? ''

/** The visits offered at a moment, the next day first; times in the past are left out. */
export function offeredVisits(
  { days, slots, from = 1, until = 21, closed = [] }: VisitHours,
  now: Date,
): VisitDay[] {
  const today = dayInIndia(now)
  const open = new Set<string>(days)
  const offered: VisitDay[] = []
  for (let ahead = from; ahead <= until; ahead += 1) {
    const day = addDays(today, ahead)
    if (!open.has(weekdayOf(day).slice(0, 3).toLowerCase()) || closed.includes(day)) continue
    const left = [...new Set(slots)].sort().filter((slot) => momentInIndia(day, slot) > now)
    if (left.length > 0) offered.push({ day, slots: left })
  }
  return offered
}

export const isOffered = (offered: readonly VisitDay[], { visitOn, visitSlot }: Visit): boolean =>
  offered.some(({ day, slots }) => day === visitOn && slots.includes(visitSlot))

/**
 * The offered time that is nearest to a wish; for a day without a time, the first of that day.
 * Undefined where nothing is offered.
 */
function nearestVisit(
  offered: readonly VisitDay[],
  { visitOn, visitSlot }: Visit,
): Visit | undefined {
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(visitSlot)
  const firstSlot = isTime ? undefined : offered.find(({ day }) => day === visitOn)?.slots[0]
  if (firstSlot !== undefined) return { visitOn, visitSlot: firstSlot }
  const wantedTime = momentInIndia(visitOn, isTime ? visitSlot : '12:00').getTime()
  const distance = ({ visitOn: day, visitSlot: slot }: Visit): number =>
    Math.abs(momentInIndia(day, slot).getTime() - wantedTime)
  // A wish that names no day is equally near to all visits, and gets the first.
  return offered
    .flatMap(({ day, slots }) => slots.map((slot) => ({ visitOn: day, visitSlot: slot })))
    .toSorted((one, two) => distance(one) - distance(two))[0]
}

/**
 * What is wrong with a wish, by its field, and the nearest time that is offered; undefined where
 * the wish can be met.
 */
export function visitProblem(
  hours: VisitHours | undefined,
  wish: Visit,
  now: Date,
): { field: keyof Visit; text: string; nearest?: Visit } | undefined {
  const offered = hours ? offeredVisits(hours, now) : []
  if (isOffered(offered, wish)) return undefined
  const nearest = nearestVisit(offered, wish)
  if (!nearest) {
    return { field: 'visitOn', text: 'No visit can be planned here now. Please call us.' }
  }
  const isDay = offered.some(({ day }) => day === wish.visitOn)
  const missing = wish.visitOn === '' ? 'Please choose a day.' : 'Please choose a time.'
  const unmet = 'Nobody can show you round then.'
  return {
    field: isDay ? 'visitSlot' : 'visitOn',
    text: `${wish.visitOn && wish.visitSlot ? unmet : missing} The nearest: ${visitText(nearest)}.`,
    nearest,
  }
}

/** A day in words: 'Saturday, 28 November 2026' for '2026-11-28'. */
export const visitDayText = (day: string): string => `${weekdayOf(day)}, ${dayText(day)}`

/** A time in words: '11:00 am', '3:30 pm'. */
export function slotText(slot: string): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A visit in words: 'Saturday, 28 November 2026, 11:00 am'. */
export const visitText = ({ visitOn, visitSlot }: Visit): string =>
  `${visitDayText(visitOn)}, ${slotText(visitSlot)}`
