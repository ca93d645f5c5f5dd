import { Button } from '../../../components/buttons/Button.tsx'
import { LOCALITIES_SHOWN } from '../../../../domain/listing/listing-options.ts'
import { AREA_LIMITS, BUDGET_LIMITS } from '../../../../domain/listing/listing-query.ts'
import { withBounds } from './active-filters.ts'
import { facetOptions, FACET_TITLES } from './facets.ts'
import { FacetList } from './FacetList.tsx'
import { FacetPills } from './FacetPills.tsx'
import { projectCount } from '../../../../domain/text/text.ts'
import { RangeFilter } from './RangeFilter.tsx'
import type { ListingControl } from '../use-listing.ts'

type FilterFormProps = {
  /** Unique on the page; the ids of the fields begin with it. */
  readonly id: string
  readonly control: ListingControl
  /** A city whose page this is: its own filter, which cannot be taken off here. */
  readonly city?: string | undefined
  /** Called after 'Show n projects' is pressed. */
  readonly onSubmit?: () => void
  /** False where the button stands elsewhere, bound to the form by its id. */
  readonly button?: boolean
}

/**
 * The filters as a plain form: without JavaScript its button asks for the filtered page; with it
 * every change applies at once.
 */
export function FilterForm({ id, control, city, onSubmit, button = true }: FilterFormProps) {
  const { listing, query, apply } = control
  const list = { query, onChange: apply }
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
      <FacetList
        {...list}
        facet="location"
        title={FACET_TITLES.location}
        options={facetOptions(listing, 'location')}
        shown={LOCALITIES_SHOWN.sidebar}
        fixed={city}
      />
      <RangeFilter
        id={`${id}-budget`}
        name="budget"
        title="Budget"
        unit={query.budgetUnit}
        units={BUDGET_UNIT_OPTIONS}
        limits={BUDGET_LIMITS[control.scope]}
        min={query.budgetMin}
        max={query.budgetMax}
        onUnitChange={apply}
        onCommit={(bounds) => control.go(withBounds({ ...query, page: 1 }, 'budget', bounds))}
      />
      <FacetPills
        {...list}
        facet="bedrooms"
        title={FACET_TITLES.bedrooms}
        options={facetOptions(listing, 'bedrooms')}
      />
      <FacetList
        {...list}
        facet="category"
        title={FACET_TITLES.category}
        options={facetOptions(listing, 'category')}
      />
      <FacetPills
        {...list}
        facet="status"
        title={FACET_TITLES.status}
        options={facetOptions(listing, 'status')}
      />
      <RangeFilter
        id={`${id}-area`}
        name="area"
        title="Area"
        unit={query.areaUnit}
        units={AREA_UNIT_OPTIONS}
        limits={AREA_LIMITS[query.areaUnit]}
        min={query.areaMin}
        max={query.areaMax}
        onUnitChange={apply}
        onCommit={(bounds) => control.go(withBounds({ ...query, page: 1 }, 'area', bounds))}
      />
      <FacetPills
        {...list}
        facet="furnishing"
        title={FACET_TITLES.furnishing}
        options={facetOptions(listing, 'furnishing')}
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

const BUDGET_UNIT_OPTIONS = [
  { value: 'Cr', label: '₹ Crore' },
  { value: 'L', label: '₹ Lakh' },
]

const AREA_UNIT_OPTIONS = [
  { value: 'sqft', label: 'sq. ft.' },
  { value: 'sqyd', label: 'sq. yd.' },
  { value: 'acre', label: 'acres' },
]
