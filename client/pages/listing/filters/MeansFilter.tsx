import { useState } from 'react'
import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import { MEANS, type MeansName } from '../../../../domain/cost/means-parameters.ts'
import { formatInr } from '../../../../domain/price/money.ts'
import { Field } from '../../../components/form/Field.tsx'
import { MEANS_FIELDS } from '../../parts/means-fields.ts'
import type { ListingControl } from '../use-listing.ts'
import { FilterGroup } from './FilterGroup.tsx'

const { percent, rate, years } = COMPARED_LOAN

/** What a visitor can spend each month and at once, as amounts in any spelling. */
export function MeansFilter({ control }: { control: ListingControl }) {
  return (
    <FilterGroup title="What can I afford">
      <p id="filters-means" className="mb-3 text-sm text-muted">
        Price, taxes and fees with a loan of at most {percent}% at {rate}% over {years} years.
      </p>
      <div className="space-y-3">
        {MEANS.map((name) => (
          <AmountField key={name} name={name} control={control} />
        ))}
      </div>
    </FilterGroup>
  )
}

function AmountField({
  name,
  control: { query, apply },
}: {
  name: MeansName
  control: ListingControl
}) {
  const amount = query[name]
  const counts = amount === undefined ? (query.unread?.[name] ?? '') : formatInr(amount, 0)
  // What is typed and does not count yet.
  const [draft, setDraft] = useState<string>()
  const commit = (form: HTMLFormElement | null) => {
    setDraft(undefined)
    if (draft !== undefined && draft !== counts) apply(form)
  }
  return (
    <Field
      id={`filters-${name}`}
      name={name}
      {...MEANS_FIELDS[name]}
      autoComplete="off"
      error={
        query.unread?.[name] && draft === undefined
          ? `Write it like ${MEANS_FIELDS[name].placeholder}.`
          : undefined
      }
      value={draft ?? counts}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={({ currentTarget }) => commit(currentTarget.form)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit(event.currentTarget.form)
      }}
    />
  )
}
