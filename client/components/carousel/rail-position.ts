/** Where a horizontally scrolling list stands, in px, as the DOM reports it. */
export type RailPosition = {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

// Browsers round scroll positions; the last pixel is the end.
const SLACK = 2

/** Where a step of `px` (negative: back) leads; past an end it wraps to the other one. */
export function railTarget(at: RailPosition, px: number): number {
  const end = at.scrollWidth - at.clientWidth
  if (px > 0 && at.scrollLeft >= end - SLACK) return 0
  if (px < 0 && at.scrollLeft <= SLACK) return end
  return Math.min(Math.max(at.scrollLeft + px, 0), end)
}

/** First and last item (from 1) of which at least half is in view, among `count` equal ones. */
export function railWindow(at: RailPosition, count: number): { first: number; last: number } {
  if (count === 0 || at.scrollWidth === 0) return { first: 0, last: 0 }
  const pitch = at.scrollWidth / count
  const first = Math.min(Math.round(at.scrollLeft / pitch) + 1, count)
  const last = Math.round((at.scrollLeft + at.clientWidth) / pitch)
  return { first, last: Math.min(Math.max(last, first), count) }
}
