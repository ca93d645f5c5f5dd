/** Figures that were last confirmed longer ago than this are stale. */
export const STALE_AFTER_DAYS = 180

const DAY_MS = 86_400_000

/**
 * How many whole days ago a day ('2026-11-21') was at a moment, both in universal time; undefined
 * for what is no day. Negative for a day to come.
 */
export function daysSince(day: string, now: Date): number | undefined {
  const start = Date.parse(day)
  return Number.isNaN(start) ? undefined : Math.floor((now.getTime() - start) / DAY_MS)
}

/** True where a day lies more than 180 days back. */
export function isStale(day: string, now: Date): boolean {
  return (daysSince(day, now) ?? 0) > STALE_AFTER_DAYS
}
