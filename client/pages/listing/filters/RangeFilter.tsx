import { useRef, useState, type KeyboardEvent } from 'react'
import type { SliderLimits } from '../../../../domain/listing/listing-query.ts'
import { Field } from '../../../components/form/Field.tsx'
import { useNear } from '../../../components/hooks/use-near.ts'
import { lazyPart } from '../../../components/lazy/lazy-part.ts'
import { Lazy } from '../../../components/lazy/Lazy.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { useDelayed } from '../use-delayed.ts'
import { boundsOf, draftOf, type Bounds, type Draft } from './range-draft.ts'

const rangeSlider = lazyPart(() =>
  import('./RangeSlider.tsx').then(({ RangeSlider }) => RangeSlider),
)

const THUMB_RESTS_MS = 250

type RangeFilterProps = Bounds & {
  readonly id: string
  readonly name: 'budget' | 'area'
  readonly title: string
  readonly unit: string
  readonly units: readonly { readonly value: string; readonly label: string }[]
  readonly limits: SliderLimits
  readonly onUnitChange: (form: HTMLFormElement | null) => void
  readonly onCommit: (bounds: Bounds) => void
}

/** A range as two number fields that always work, and two thumbs where script runs. */
export function RangeFilter({
  id,
  name,
  title,
  unit,
  units,
  limits,
  min,
  max,
  onUnitChange,
  onCommit,
}: RangeFilterProps) {
  const slot = useRef<HTMLDivElement>(null)
  const near = useNear(slot)
  const settled = draftOf({ min, max })
  const [draft, setDraft] = useState(settled)
  const [seen, setSeen] = useState(settled)
  if (seen.min !== settled.min || seen.max !== settled.max) {
    setSeen(settled)
    setDraft(settled)
  }

  const commit = (next: Draft) => {
    const bounds = boundsOf(next, limits)
    setDraft(draftOf(bounds))
    if (bounds.min !== min || bounds.max !== max) onCommit(bounds)
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
      <div className="-mt-10 ml-auto w-34">
        <InlineSelect
          name={`${name}Unit`}
          label={`${title} unit`}
          options={units}
          value={unit}
          onChange={onUnitChange}
        />
      </div>
      <div ref={slot} className="mt-1 h-11 noscript:hidden">
        <Lazy
          part={rangeSlider}
          wanted={near}
          props={{
            label: title,
            limits,
            bounds: boundsOf(draft, limits),
            onMove: (bounds) => setDraft(draftOf(bounds)),
            onCommit: (bounds) => commitSoon(draftOf(bounds)),
          }}
        />
      </div>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Field {...field('min', 'From')} aria-label={`${title} from`} />
        <Field {...field('max', 'To')} aria-label={`${title} to`} />
      </div>
    </FilterGroup>
  )
}
