/**
 * After how many days without a new look something is stale: from when the check warns, from when pages
 * tell visitors of its age, and from when they show it no longer.
 */
export const STALE_DAYS = {
  details: { warned: 180, told: 360 },
  price: { warned: 90, told: 180 },
  /** An old number of units would be false urgency. */
  available: { warned: 30, hidden: 60 },
  /** Duties and taxes. */
  charges: { warned: 180 },
  /** A building without a report for longer looks to visitors as if work had stopped. */
  progress: { warned: 120 },
} as const
