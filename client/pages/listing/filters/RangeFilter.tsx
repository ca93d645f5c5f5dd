import { useState, type KeyboardEvent } from 'react'
import {
  withBounds,
  type Bounds,
  type SliderLimits,
} from '../../../../domain/listing/listing-query.ts'
import type { Converted } from '../../../../domain/listing/units.ts'
import { formatInr } from '../../../../domain/price/money.ts'
import { Field } from '../../../components/form/Field.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { useDelayed } from '../use-delayed.ts'
import type { ListingControl } from '../use-listing.ts'
import { boundsOf, draftOf, type Draft } from './range-draft.ts'
import { RangeSlider } from './RangeSlider.tsx'

const THUMB_RESTS_MS = 250

type RangeFilterProps<U extends string> = Bounds & {
  id: string
  name: 'budget' | 'area'
  title: string
  control: ListingControl
  unit: U
  units: readonly U[]
  unitNames: Readonly<Record<U, string>>
  limits: SliderLimits
  /** The query with the same range in another unit. */
  inUnit: (unit: U) => Converted
}

/** A range as two number fields that always work, and two thumbs where script runs. */
export function RangeFilter<U extends string>({
  id,
  name,
  title,
  control,
  unit,
  units,
  unitNames,
  limits,
  min,
  max,
  inUnit,
}: RangeFilterProps<U>) {
  const settled = draftOf({ min, max })
  const [draft, setDraft] = useState(settled)
  const [seen, setSeen] = useState(settled)
  const [widened, setWidened] = useState(false)
  if (seen.min !== settled.min || seen.max !== settled.max) {
    setSeen(settled)
    setDraft(settled)
  }

  const commit = (next: Draft) => {
    const bounds = boundsOf(next, limits)
    setDraft(draftOf(bounds))
    if (bounds.min === min && bounds.max === max) return
    setWidened(false)
    control.go(withBounds(control.query, name, bounds))
  }
  // A held arrow key moves a thumb many times: one request when it rests.
  const commitSoon = useDelayed(commit, THUMB_RESTS_MS)
  const field = (end: 'min' | 'max', label: string) => ({
    id: `${id}-${end}`,
    name: `${name}${end === 'min' ? 'Min' : 'Max'}`,
    label,
    type: 'number',
    inputMode: 'decimal' as const,
    min: limits.min,
    max: limits.max,
    step: 'any',
    placeholder: String(limits[end]),
    value: draft[end],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setDraft({ ...draft, [end]: event.currentTarget.value }),
    onBlur: () => commit(draft),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      commit(draft)
    },
  })

  return (
    <FilterGroup title={title}>
      <div className="-mt-10 ml-auto w-34 max-w-[calc(100%-4.5rem)]">
        <InlineSelect
          name={`${name}Unit`}
          label={`${title} unit`}
          options={units.map((value) => ({ value, label: unitNames[value] }))}
          value={unit}
          onChange={(_form, chosen) => {
            const converted = inUnit(chosen)
            setWidened(converted.widened)
            control.go(converted.query)
          }}
        />
      </div>
      <RangeSlider
        label={title}
        limits={limits}
        bounds={boundsOf(draft, limits)}
        onMove={(bounds) => {
          setDraft(draftOf(boundsOf(draftOf(bounds), limits)))
          commitSoon(draftOf(bounds))
        }}
      />
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Field {...field('min', 'From')} aria-label={`${title} from`} />
        <Field {...field('max', 'To')} aria-label={`${title} to`} />
      </div>
      <output className="mt-2 block text-sm text-muted empty:hidden">
        {widened &&
          `In ${unitNames[unit]} this filter goes from ${limits.min} to ${formatInr(limits.max, 0)}, so the range became wider.`}
      </output>
    </FilterGroup>
  )
}
