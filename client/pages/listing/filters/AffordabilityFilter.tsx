import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import { AFFORDABILITY_FIELDS } from '../../../../domain/cost/affordability-parameters.ts'
import { affordabilityField } from '../../shared/affordability-fields.ts'
import type { ListingControl } from '../use-listing.ts'
import { FilterField, FilterGroup } from './FilterGroup.tsx'

const { percent, rate, years } = COMPARED_LOAN

/** What a visitor can spend each month and at once, as amounts in any spelling. */
export function AffordabilityFilter({ control: { query, apply } }: { control: ListingControl }) {
  return (
    <FilterGroup title="What can I afford">
      <p id="filters-affordability" className="mb-3 text-sm text-muted">
        Price, taxes and fees with a loan of at most {percent}% at {rate}% over {years} years.
      </p>
      <div className="space-y-3">
        {AFFORDABILITY_FIELDS.map((name) => {
          const { shown, error, field } = affordabilityField(query, name)
          const id = `filters-${name}`
          return (
            <FilterField key={name} id={id} {...field} error={error} value={shown} onDone={apply} />
          )
        })}
      </div>
    </FilterGroup>
  )
}
