import { useState } from 'react'
import type { Facet } from '../../../../domain/listing/listing-options.ts'
import type { ListingQuery } from '../../../../domain/listing/listing-query.ts'
import { foldText } from '../../../../domain/text/text.ts'
import { Checkbox } from '../../../components/form/Checkbox.tsx'
import type { FacetOption } from '../../../page-descriptions/listings.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { ShowAll } from './ShowAll.tsx'

export type FacetProps = {
  readonly facet: Facet
  readonly title: string
  readonly options: readonly FacetOption[]
  readonly query: ListingQuery
  readonly onChange: (form: HTMLFormElement | null) => void
}

type FacetListProps = FacetProps & {
  /** How many stand before 'Show all'; absent: all. */
  readonly shown?: number
  /** An option that is on and stays on. */
  readonly fixed?: string | undefined
}

/** One filter as a list of tick boxes, each with the number of projects it finds. */
export function FacetList({
  facet,
  title,
  options,
  query,
  onChange,
  shown,
  fixed,
}: FacetListProps) {
  const chosen = query[facet]
  const offered = options.filter(({ value }) => !fixed || foldText(value) !== foldText(fixed))
  const first = offered.slice(0, shown)
  const rest = offered.slice(first.length)
  // Decided once, so that it does not close under the pointer when its last box is cleared.
  const [open] = useState(() => rest.some(({ value }) => chosen.includes(value)))
  const box = ({ value, count }: FacetOption) => (
    <Checkbox
      key={value}
      name={facet}
      value={value}
      label={value}
      count={count}
      checked={chosen.includes(value)}
      onChange={(event) => onChange(event.currentTarget.form)}
    />
  )
  return (
    <FilterGroup title={title}>
      {fixed && <Checkbox label={fixed} checked disabled readOnly />}
      {first.map(box)}
      {rest.length > 0 && (
        <ShowAll count={offered.length} open={open}>
          <div className="-mx-1 max-h-80 overflow-y-auto px-1">{rest.map(box)}</div>
        </ShowAll>
      )}
      <Unlisted facet={facet} options={options} chosen={chosen} />
    </FilterGroup>
  )
}

/** Values from the address that are no option (only part of one) stay when the form is read. */
export function Unlisted({
  facet,
  options,
  chosen,
}: Pick<FacetProps, 'facet' | 'options'> & { readonly chosen: readonly string[] }) {
  const listed = new Set(options.map(({ value }) => value))
  return chosen
    .filter((value) => !listed.has(value))
    .map((value) => <input key={value} type="hidden" name={facet} value={value} />)
}
