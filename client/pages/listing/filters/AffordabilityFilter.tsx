import { useState } from 'react'
import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import {
  AFFORDABILITY_FIELDS,
  type AffordabilityField,
} from '../../../../domain/cost/affordability-parameters.ts'
import { Field } from '../../../components/form/Field.tsx'
import { affordabilityField } from '../../shared/affordability-fields.ts'
import type { ListingControl } from '../use-listing.ts'
import { FilterGroup, onDone } from './FilterGroup.tsx'

const { percent, rate, years } = COMPARED_LOAN

/** What a visitor can spend each month and at once, as amounts in any spelling. */
export function AffordabilityFilter({ control }: { control: ListingControl }) {
  return (
    <FilterGroup title="What can I afford">
      <p id="filters-affordability" className="mb-3 text-sm text-muted">
        Price, taxes and fees with a loan of at most {percent}% at {rate}% over {years} years.
      </p>
      <div className="space-y-3">
        {AFFORDABILITY_FIELDS.map((name) => (
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
  name: AffordabilityField
  control: ListingControl
}) {
  const { shown, error, field } = affordabilityField(query, name)
  // What is typed and does not count yet.
  const [draft, setDraft] = useState<string>()
  const commit = (form: HTMLFormElement | null) => {
    setDraft(undefined)
    if (draft !== undefined && draft !== shown) apply(form)
  }
  return (
    <Field
      id={`filters-${name}`}
      {...field}
      error={draft === undefined ? error : undefined}
      value={draft ?? shown}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      {...onDone(commit)}
    />
  )
}
