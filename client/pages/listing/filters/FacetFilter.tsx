import { useId, useState } from 'react'
import type { FacetRule } from '../../../../domain/listing/facets.ts'
import { normalizeText } from '../../../../domain/text/text.ts'
import { Checkbox } from '../../../components/form/Checkbox.tsx'
import { Field } from '../../../components/form/Field.tsx'
import type { FacetOption } from '../listing-view.ts'
import { ProjectCount } from '../../shared/ProjectCount.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FilterGroup, onDone } from './FilterGroup.tsx'
import { optionsBeside, ShowMore } from './ShowMore.tsx'

type FacetProps = { facet: FacetRule; control: ListingControl }

/** One filter that holds a list of values; nothing where the page's projects have none. */
export function FacetFilter({ facet, control }: FacetProps) {
  // It is on and stays on.
  const fixed = facet.name === 'location' ? control.city : undefined
  const { options, total } = control.listing.facets[facet.name]
  const chosen = control.query[facet.name]
  if (total === 0 && chosen.length === 0 && !fixed) return null

  const offered = optionsBeside(fixed, options)
  const known = new Set(options.map(({ value }) => value))
  const Options = facet.variant === 'checkbox' ? Checkboxes : Pills
  return (
    <FilterGroup title={facet.title}>
      {fixed && <Checkbox label={fixed} checked disabled readOnly />}
      <Options facet={facet} control={control} options={offered} />
      {/* Only part of an option, or one of too many to be shown. */}
      {chosen
        .filter((value) => !known.has(value))
        .map((value) => (
          <Checkbox key={value} label={value} {...boxProps({ facet, control }, value)} />
        ))}
      {total > options.length && <FacetTextField facet={facet} control={control} total={total} />}
    </FilterGroup>
  )
}

const boxProps = ({ facet, control }: FacetProps, value: string) => ({
  name: facet.name,
  value,
  checked: control.query[facet.name].includes(value),
  onChange: (event: { currentTarget: HTMLInputElement }) => control.apply(event.currentTarget.form),
})

type OptionsProps = FacetProps & { options: readonly FacetOption[] }

/** A list of tick boxes, each with the number of projects it finds. */
function Checkboxes({ options, ...props }: OptionsProps) {
  const { facet, control } = props
  const box = ({ value, count }: FacetOption) => (
    <Checkbox key={value} label={value} count={count} {...boxProps(props, value)} />
  )
  return (
    <>
      {options.slice(0, facet.shown).map(box)}
      <ShowMore options={options} shown={facet.shown} chosen={control.query[facet.name]}>
        {(rest) => <div className="-mx-1 max-h-80 overflow-y-auto px-1">{rest.map(box)}</div>}
      </ShowMore>
    </>
  )
}

/** Short options as checkboxes styled as pills. */
function Pills({ options, ...props }: OptionsProps) {
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {options.map(({ value, count }) => (
        <label key={value} className="pill-box">
          <input type="checkbox" {...boxProps(props, value)} />
          {value}
          <ProjectCount count={count} />
        </label>
      ))}
    </div>
  )
}

/** Where a filter has more options than a page can show: a field that takes any of them. */
function FacetTextField({ facet, control, total }: FacetProps & { total: number }) {
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const isTaken = (value: string) =>
    control.listing.query[facet.name].some((one) => normalizeText(one) === normalizeText(value))
  if (text !== '' && text === asked && isTaken(text)) setText('')
  const isUnknown = asked !== '' && text === asked && !control.pending && !isTaken(asked)
  const ask = (form: HTMLFormElement | null) => {
    if (text.trim() === '' || text === asked) return
    setAsked(text)
    control.apply(form)
  }
  return (
    <div className="mt-3">
      <Field
        id={id}
        name={facet.name}
        label={`Another of ${total}`}
        error={isUnknown ? `No project of ours has ‘${asked.trim()}’.` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        {...onDone(ask)}
      />
    </div>
  )
}
