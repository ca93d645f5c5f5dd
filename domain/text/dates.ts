/** India keeps one time all year: UTC+5:30. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The calendar year in India at a moment. */
export function yearInIndia(moment: Date): number {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCFullYear()
}
