import type { Bounds, SliderLimits } from '../../../../domain/listing/listing-query.ts'

/** What stands in the two fields. */
export type Draft = { min: string; max: string }

export const draftOf = ({ min, max }: Bounds): Draft => ({
  min: min === undefined ? '' : String(min),
  max: max === undefined ? '' : String(max),
})

/** What the fields mean: moved into the limits, in order; a bound at its own limit is open. */
export function boundsOf(draft: Draft, limits: SliderLimits): Bounds {
  const one = numberIn(draft.min, limits)
  const other = numberIn(draft.max, limits)
  const [min, max] =
    one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return {
    min: min === limits.min ? undefined : min,
    max: max === limits.max ? undefined : max,
  }
}

function numberIn(text: string, { min, max }: SliderLimits): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : undefined
}
