import { useEffect, useEffectEvent, useState } from 'react'
import {
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  scaleOf,
  withBounds,
  type Bounds,
  type SliderLimits,
} from '../../../../domain/listing/listing-query.ts'
import { withUnit } from '../../../../domain/listing/range-units.ts'
import { formatInr } from '../../../../domain/price/money.ts'
import { Field } from '../../../components/form/Field.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FilterGroup, onDone } from './FilterGroup.tsx'
import { InlineSelect } from './InlineSelect.tsx'

const THUMB_RESTS_MS = 250

const UNIT_NAMES = {
  Cr: '₹ Crore',
  L: '₹ Lakh',
  sqft: 'sq. ft.',
  sqyd: 'sq. yd.',
  acre: 'acres',
}

const RANGES = {
  budget: { title: 'Budget', units: BUDGET_UNITS },
  area: { title: 'Area', units: LISTING_AREA_UNITS },
} as const

/** A range as two number fields that always work, and two thumbs where script runs. */
export function RangeFilter({
  name,
  control,
}: {
  name: 'budget' | 'area'
  control: ListingControl
}) {
  const { query, scope } = control
  const { title, units } = RANGES[name]
  const unit = query[`${name}Unit`]
  const limits = scaleOf(unit, scope)
  const bounds = { min: query[`${name}Min`], max: query[`${name}Max`] }
  // What is typed or moved and does not count yet.
  const [draft, setDraft] = useState<Draft & { moved?: boolean }>()
  const [widened, setWidened] = useState(false)
  const shown = draft ?? draftOf(bounds)

  const commit = () => {
    if (!draft) return
    const next = boundsOf(draft, limits)
    setDraft(undefined)
    if (next.min === bounds.min && next.max === bounds.max) return
    setWidened(false)
    control.navigate(withBounds(query, name, next))
  }
  const commitMoved = useEffectEvent(commit)
  useEffect(() => {
    if (!draft?.moved) return
    // A held arrow key moves a thumb many times: one request when it rests.
    const timer = setTimeout(() => commitMoved(), THUMB_RESTS_MS)
    return () => clearTimeout(timer)
  }, [draft])

  const field = (end: 'min' | 'max', label: string) => ({
    id: `filters-${name}-${end}`,
    name: `${name}${end === 'min' ? 'Min' : 'Max'}`,
    label,
    type: 'number',
    inputMode: 'decimal' as const,
    min: limits.min,
    max: limits.max,
    step: 'any',
    placeholder: String(limits[end]),
    value: shown[end],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setDraft({ ...shown, moved: false, [end]: event.currentTarget.value }),
    ...onDone(commit),
  })

  return (
    <FilterGroup title={title}>
      <div className="-mt-10 ml-auto w-34 max-w-[calc(100%-4.5rem)]">
        <InlineSelect
          name={`${name}Unit`}
          label={`${title} unit`}
          options={units.map((value) => ({ value, label: UNIT_NAMES[value] }))}
          value={unit}
          onChange={(_form, { value }) => {
            const converted = withUnit(query, name, value, scope)
            setWidened(converted.widened)
            control.navigate(converted.query)
          }}
        />
      </div>
      <RangeSlider
        label={title}
        limits={limits}
        bounds={boundsOf(shown, limits)}
        onMove={(moved) => setDraft({ ...draftOf(boundsOf(draftOf(moved), limits)), moved: true })}
      />
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Field {...field('min', 'From')} aria-label={`${title} from`} />
        <Field {...field('max', 'To')} aria-label={`${title} to`} />
      </div>
      <output className="mt-2 block text-sm text-muted empty:hidden">
        {widened &&
          `In ${UNIT_NAMES[unit]} this filter goes from ${limits.min} to ${formatInr(limits.max, 0)}, so the range became wider.`}
      </output>
    </FilterGroup>
  )
}

/** Two native sliders on one track, which do not pass each other; only where script runs. */
function RangeSlider({
  label,
  limits,
  bounds,
  onMove,
}: {
  label: string
  limits: SliderLimits
  bounds: Bounds
  onMove: (bounds: Bounds) => void
}) {
  const { min: least, max: most, step } = limits
  const low = bounds.min ?? least
  const high = bounds.max ?? most
  const share = (value: number) => (100 * (value - least)) / (most - least)
  const slider = { type: 'range', min: least, max: most, step }
  return (
    <div className="range-slider noscript:hidden">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={share(low)} width={share(high) - share(low)} height="1" />
      </svg>
      <input
        {...slider}
        aria-label={`${label}, lowest`}
        value={low}
        // At the end it would lie under the other, which cannot be moved on.
        data-top={share(low) > 50 || undefined}
        onChange={({ target }) => onMove({ min: Math.min(Number(target.value), high), max: high })}
      />
      <input
        {...slider}
        aria-label={`${label}, highest`}
        value={high}
        onChange={({ target }) => onMove({ min: low, max: Math.max(Number(target.value), low) })}
      />
    </div>
  )
}

/** The texts of the two fields. */
type Draft = { min: string; max: string }

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
