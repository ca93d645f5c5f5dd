/** India keeps one time all year: UTC+5:30. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

export function yearInIndia(moment: Date): number {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCFullYear()
}

/** The day in India at a moment, YYYY-MM-DD. */
export function dayInIndia(moment: Date): string {
  return timeInIndia(moment).slice(0, 10)
}

/** `2026-02-28 17:05 IST`, for people in the office. */
export function timeInIndia(moment: Date): string {
  const indiaTime = new Date(moment.getTime() + INDIA_OFFSET_MS)
  return `${indiaTime.toISOString().slice(0, 16).replace('T', ' ')} IST`
}

/**
 * Reads `2026-02-28` (the start of that day in India) or an ISO date and time, which is Indian when
 * it names no zone. Undefined when it is neither.
 */
export function parseTimeInIndia(text: string): { date: Date; wholeDay: boolean } | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
      text,
    )
  if (parts === null) return undefined
  const [, day = '', time, zone = '+05:30'] = parts
  const date = new Date(`${day}T${time ?? '00:00'}${zone}`)
  const realDay = new Date(`${day}T00:00Z`)
  // 31 February would roll over into March.
  const isReal = !Number.isNaN(realDay.getTime()) && realDay.toISOString().startsWith(day)
  return isReal && !Number.isNaN(date.getTime())
    ? { date, wholeDay: time === undefined }
    : undefined
}

/** The moment of a day ('2026-11-28') and a time ('11:00') in India. */
export const momentInIndia = (day: string, time: string): Date => new Date(`${day}T${time}+05:30`)

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** A day in words: '21 November 2026' for '2026-11-21'. */
export function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}

const DAY_MS = 86_400_000

/** The day that lies so many days after another: '2026-03-01' is one day after '2026-02-28'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The day that lies so many months after another; 31 March and a month is 1 May. */
export function addMonths(day: string, months: number): string {
  const moved = new Date(day)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved.toISOString().slice(0, 10)
}

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** A moment in India in words: '21 November 2026, 17:05'. */
export const momentText = (moment: Date): string =>
  `${dayText(dayInIndia(moment))}, ${timeInIndia(moment).slice(11, 16)}`

/** Whether a day lies more than so many days back in India; false for what is no day. */
export const isStale = (day: string, now: Date, afterDays: number): boolean =>
  daysLeft(day, now) < -afterDays

/**
 * How many days are left until a day is over in India: 0 on the day itself, negative after it. NaN for
 * what is no day.
 */
export function daysLeft(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(dayInIndia(now))) / DAY_MS)
}
