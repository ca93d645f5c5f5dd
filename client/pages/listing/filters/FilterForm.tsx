import { FACETS } from '../../../../domain/listing/facets.ts'
import {
  AREA_LIMITS,
  BUDGET_LIMITS,
  BUDGET_UNITS,
  LISTING_AREA_UNITS,
  type BudgetUnit,
  type ListingAreaUnit,
} from '../../../../domain/listing/listing-query.ts'
import { withAreaUnit, withBudgetUnit } from '../../../../domain/listing/units.ts'
import { Button } from '../../../components/buttons/Button.tsx'
import { projectCount } from '../../../../domain/text/text.ts'
import type { ListingControl } from '../use-listing.ts'
import { FacetFilter } from './FacetFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'

type FilterFormProps = {
  /** Unique on the page; the ids of the fields begin with it. */
  id: string
  control: ListingControl
  /** A city whose page this is: its own filter, which cannot be taken off here. */
  city?: string | undefined
  /** Called after 'Show n projects' is pressed. */
  onSubmit?: () => void
  /** False where the button stands elsewhere, bound to the form by its id. */
  button?: boolean
}

const BUDGET_UNIT_NAMES: Readonly<Record<BudgetUnit, string>> = { Cr: '₹ Crore', L: '₹ Lakh' }

const AREA_UNIT_NAMES: Readonly<Record<ListingAreaUnit, string>> = {
  sqft: 'sq. ft.',
  sqyd: 'sq. yd.',
  acre: 'acres',
}

/**
 * The filters as a plain form: without JavaScript its button asks for the filtered page; with it
 * every change applies at once.
 */
export function FilterForm({ id, control, city, onSubmit, button = true }: FilterFormProps) {
  const { listing, query, scope, apply } = control
  const [place, ...facets] = FACETS
  return (
    <form
      id={id}
      action={control.path}
      className="divide-y divide-line *:py-6 *:first:pt-0 *:last:pb-0"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
        onSubmit?.()
      }}
    >
      {place && <FacetFilter facet={place} control={control} fixed={city} />}
      <RangeFilter
        id={`${id}-budget`}
        name="budget"
        title="Budget"
        control={control}
        unit={query.budgetUnit}
        units={BUDGET_UNITS}
        unitNames={BUDGET_UNIT_NAMES}
        limits={BUDGET_LIMITS[scope]}
        min={query.budgetMin}
        max={query.budgetMax}
        inUnit={(unit) => withBudgetUnit(query, unit, scope)}
      />
      {facets.map((facet) => (
        <FacetFilter key={facet.name} facet={facet} control={control} />
      ))}
      <RangeFilter
        id={`${id}-area`}
        name="area"
        title="Area"
        control={control}
        unit={query.areaUnit}
        units={LISTING_AREA_UNITS}
        unitNames={AREA_UNIT_NAMES}
        limits={AREA_LIMITS[query.areaUnit]}
        min={query.areaMin}
        max={query.areaMax}
        inUnit={(unit) => withAreaUnit(query, unit)}
      />
      {query.type && <input type="hidden" name="type" value={query.type} />}
      {button && (
        <div>
          <Button type="submit" wide>
            Show {projectCount(listing.total)}
          </Button>
        </div>
      )}
    </form>
  )
}
