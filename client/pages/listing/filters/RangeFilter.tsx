import { useState } from 'react'
import {
  boundLimits,
  boundText,
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  scaleOf,
  type SliderLimits,
  withUnit,
} from '../../../../domain/listing/range-units.ts'
import { formatInr, rupeesText } from '../../../../domain/price/money.ts'
import { LiveRegion } from '../../../components/status/live-region.tsx'
import { cx } from '../../../components/cx.ts'
import { useDebounced } from '../../../components/use-debounced.ts'
import type { ListingControl } from '../use-listing.ts'
import { FilterField, FilterGroup } from './FilterGroup.tsx'
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

const ENDS = [
  { end: 'min', suffix: 'Min', label: 'From', thumb: 'lowest' },
  { end: 'max', suffix: 'Max', label: 'To', thumb: 'highest' },
] as const

type Thumbs = { min: number; max: number }

/** A range as two text fields that take a unit ('80 lakh'), and two thumbs where script runs. */
export function RangeFilter({
  name,
  control: { query, scope, apply, navigate },
}: {
  name: 'budget' | 'area'
  control: ListingControl
}) {
  const { title, units } = RANGES[name]
  const range = query[name]
  const { unit } = range
  const limits = scaleOf(unit, scope)
  // The positions of thumbs that were moved and do not count yet.
  const [moved, setMoved] = useState<Partial<Thumbs> & { form: HTMLFormElement | null }>()
  const [widened, setWidened] = useState(false)
  const thumbOf = (end: 'min' | 'max') =>
    moved?.[end] ?? Math.min(Math.max(range[end] ?? limits[end], limits.min), limits.max)
  const thumbs = { min: thumbOf('min'), max: thumbOf('max') }
  const textOf = (end: 'min' | 'max') => {
    const value = moved?.[end]
    // An end at its own limit is open, and so is empty.
    if (value !== undefined) return value === limits[end] ? '' : String(value)
    return boundText(range, end) ?? ''
  }

  const commit = (form: HTMLFormElement | null) => {
    setMoved(undefined)
    setWidened(false)
    apply(form)
  }
  // A held arrow key moves a thumb many times, so the request waits until it rests.
  useDebounced(moved, THUMB_RESTS_MS, {
    onSettled: ({ form }) => commit(form),
    onHistoryMove: () => setMoved(undefined),
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
            const converted = withUnit(range, value, scope)
            setWidened(converted.widened)
            navigate({ ...query, [name]: converted.range, page: 1 })
          }}
        />
      </div>
      <RangeSlider
        label={title}
        limits={limits}
        thumbs={thumbs}
        onMove={(next, form) => setMoved({ ...moved, ...next, form })}
      />
      <div className="mt-1 grid grid-cols-2 gap-3">
        {ENDS.map(({ end, suffix, label }) => {
          const unread = moved?.[end] === undefined ? query.unread?.[`${name}${suffix}`] : undefined
          return (
            <FilterField
              key={end}
              id={`filters-${name}-${end}`}
              name={`${name}${suffix}`}
              label={label}
              aria-label={`${title} ${label.toLowerCase()}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder={String(limits[end])}
              value={unread ?? textOf(end)}
              error={unread === undefined ? undefined : requestFor(name, scope)}
              onDone={commit}
            />
          )
        })}
      </div>
      <LiveRegion className="text-sm text-muted not-empty:mt-2">
        {widened &&
          `In ${UNIT_NAMES[unit]} this filter goes from ${limits.min} to ${formatInr(limits.max, 0)}, so the range became wider.`}
      </LiveRegion>
    </FilterGroup>
  )
}

function requestFor(name: 'budget' | 'area', scope: ListingControl['scope']): string {
  return name === 'budget'
    ? `Write an amount up to ${rupeesText(boundLimits(name, scope).max)}, such as 80 lakh or 1.2 cr.`
    : 'Write a size up to 100 acres, such as 1,200 sq ft or 200 gaj.'
}

// Only the thumbs of the sliders can be pressed, so that neither slider covers the other.
const SLIDER =
  'pointer-events-none absolute inset-0 size-full appearance-none bg-transparent outline-none thumb:pointer-events-auto thumb:box-border thumb:size-6 thumb:appearance-none thumb:rounded-full thumb:border-2 thumb:border-ink thumb:bg-surface thumb:shadow-soft focus-visible:thumb:outline-3 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-(--focus)'

/** Two native sliders on one track that do not pass each other; only where script runs. */
function RangeSlider({
  label,
  limits: { min, max, step },
  thumbs,
  onMove,
}: {
  label: string
  limits: SliderLimits
  thumbs: Thumbs
  onMove: (moved: Partial<Thumbs>, form: HTMLFormElement | null) => void
}) {
  const { min: low, max: high } = thumbs
  const share = (value: number) => (100 * (value - min)) / (max - min)
  return (
    <div className="relative mt-1 h-11 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-(--focus) noscript:hidden">
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-3 top-1/2 block h-1.5 w-[calc(100%-1.5rem)] -translate-y-1/2 rounded-full bg-border forced-colors:border"
      >
        <rect
          x={share(low)}
          width={share(high) - share(low)}
          height="1"
          className="fill-accent forced-colors:fill-[Highlight]"
        />
      </svg>
      {ENDS.map(({ end, thumb }) => (
        <input
          key={end}
          type="range"
          min={min}
          max={max}
          step={step}
          aria-label={`${label}, ${thumb}`}
          value={thumbs[end]}
          // At the track's end the first thumb lies on top, as the other cannot move on.
          className={cx(SLIDER, end === 'min' && share(low) > 50 && 'z-1')}
          onChange={({ target }) => {
            const value = Number(target.value)
            const next = end === 'min' ? Math.min(value, high) : Math.max(value, low)
            onMove({ [end]: next }, target.form)
          }}
        />
      ))}
    </div>
  )
}
