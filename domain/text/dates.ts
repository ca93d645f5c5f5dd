/** India keeps one time all year: UTC+5:30. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The calendar year in India at a moment. */
export function yearInIndia(moment: Date): number {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCFullYear()
}

/** The day in India at a moment, YYYY-MM-DD. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '21 November 2026' for '2026-11-21'. */
export function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}
