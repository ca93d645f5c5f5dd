import { useState } from 'react'
import type { FacetRule } from '../../../../domain/listing/facets.ts'
import { Checkbox } from '../../../components/form/Checkbox.tsx'
import type { FacetOption } from '../listing-view.ts'
import { ShowAll } from './ShowAll.tsx'

export type FacetChoiceProps = {
  facet: FacetRule
  options: readonly FacetOption[]
  chosen: readonly string[]
  onChange: (form: HTMLFormElement | null) => void
}

/** A filter's options as a list of tick boxes, each with the number of projects it finds. */
export function FacetList({ facet, options, chosen, onChange }: FacetChoiceProps) {
  const first = options.slice(0, facet.shown)
  const rest = options.slice(first.length)
  // Decided once, so that it does not close under the pointer when its last box is cleared.
  const [open] = useState(() => rest.some(({ value }) => chosen.includes(value)))
  const box = ({ value, count }: FacetOption) => (
    <Box
      key={value}
      name={facet.name}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onChange={onChange}
    />
  )
  return (
    <>
      {first.map(box)}
      {rest.length > 0 && (
        <ShowAll count={options.length} open={open}>
          <div className="-mx-1 max-h-80 overflow-y-auto px-1">{rest.map(box)}</div>
        </ShowAll>
      )}
    </>
  )
}

type BoxProps = FacetOption & {
  name: string
  checked: boolean
  onChange: FacetChoiceProps['onChange']
}

function Box({ onChange, ...box }: BoxProps) {
  return (
    <Checkbox {...box} label={box.value} onChange={(event) => onChange(event.currentTarget.form)} />
  )
}
