import { useId, useState } from 'react'
import type { Facet } from '../../../../domain/listing/facets.ts'
import { normalizeText } from '../../../../domain/text/text.ts'
import { Checkbox, Pill } from '../../../components/form/Checkbox.tsx'
import { ProjectCount } from '../../shared/SegmentedNav.tsx'
import type { FacetOption } from '../listing-view.ts'
import type { ListingControl } from '../use-listing.ts'
import { FilterField, FilterGroup } from './FilterGroup.tsx'
import { optionsBeside, ShowMore } from './ShowMore.tsx'

type FacetProps = { facet: Facet; control: ListingControl }

/** A filter that holds a list of values; nothing where the page's projects have none. */
export function FacetFilter({ facet, control }: FacetProps) {
  const { name, shown } = facet
  // The city of a city's page is a filter that cannot be taken off.
  const fixed = name === 'location' ? control.city : undefined
  const { options, total } = control.listing.facets[name]
  const chosenValues = control.query[name]
  if (total === 0 && chosenValues.length === 0 && !fixed) return null

  const offered = optionsBeside(fixed, options)
  const optionValues = new Set(options.map(({ value }) => value))
  const box = (value: string) => ({
    name,
    value,
    checked: chosenValues.includes(value),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      control.apply(event.currentTarget.form),
  })
  const checkbox = ({ value, count }: FacetOption) => (
    <Checkbox key={value} label={value} count={count} {...box(value)} />
  )
  return (
    <FilterGroup title={facet.title}>
      {fixed && <Checkbox label={fixed} checked disabled readOnly />}
      {facet.variant === 'checkbox' ? (
        <>
          {offered.slice(0, shown).map(checkbox)}
          <ShowMore options={offered} shownCount={shown} chosen={chosenValues}>
            {(rest) => (
              <div className="-mx-1 max-h-80 overflow-y-auto px-1">{rest.map(checkbox)}</div>
            )}
          </ShowMore>
        </>
      ) : (
        <div className="flex flex-wrap gap-2 pt-1">
          {offered.map(({ value, count }) => (
            <Pill key={value} type="checkbox" {...box(value)}>
              <span>{value}</span>
              <ProjectCount count={count} />
            </Pill>
          ))}
        </div>
      )}
      {/* The value is only part of an option, or one of too many to be shown. */}
      {chosenValues
        .filter((value) => !optionValues.has(value))
        .map((value) => (
          <Checkbox key={value} label={value} {...box(value)} />
        ))}
      {total > options.length && <OtherValue facet={facet} control={control} total={total} />}
    </FilterGroup>
  )
}

/** A field for any option, where a filter has more of them than a page can show. */
function OtherValue({ facet, control, total }: FacetProps & { total: number }) {
  const [filterText, setFilterText] = useState('')
  const isTaken = control.listing.query[facet.name].some(
    (value) => normalizeText(value) === normalizeText(filterText),
  )
  // The value has a checkbox by now, so the field is emptied.
  if (filterText !== '' && isTaken) setFilterText('')
  const isUnknown = filterText !== '' && !isTaken && !control.pending
  return (
    <div className="mt-3">
      <FilterField
        id={useId()}
        name={facet.name}
        label={`Another of ${total}`}
        error={isUnknown ? `No project of ours has ‘${filterText}’.` : undefined}
        value={filterText}
        onDone={(form, text) => {
          setFilterText(text.trim())
          control.apply(form)
        }}
      />
    </div>
  )
}
