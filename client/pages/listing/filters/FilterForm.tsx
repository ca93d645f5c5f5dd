import { Fragment, type Ref, useRef } from 'react'
import { AFFORDABILITY_FIELDS } from '../../../../domain/cost/affordability-fields.ts'
import { COMPARED_LOAN } from '../../../../domain/cost/emi-defaults.ts'
import { FACETS } from '../../../../domain/listing/facets.ts'
import { projectCount } from '../../../../domain/text/text.ts'
import { Button, ButtonLink } from '../../../components/buttons/Button.tsx'
import { affordabilityInput } from '../../shared/affordability-input.ts'
import type { ListingControl } from '../use-listing.ts'
import { FacetFilter } from './FacetFilter.tsx'
import { FilterField, FilterGroup } from './FilterGroup.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { activeFilters } from '../../../../domain/listing/active-filters.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { Spinner } from '../../../components/status/Spinner.tsx'

/** The id of the form, for fields outside of it. */
export const FILTERS_ID = 'filters'

/** The id of the column with the form, which a link shows on small screens without script. */
export const FILTER_COLUMN_ID = 'filter-column'

/** A plain form: without JavaScript its button loads the page, with it every change applies. */
export function FilterForm({
  control,
  ref,
  onSubmit,
}: {
  control: ListingControl
  ref?: Ref<HTMLFormElement>
  /** Called in place of `apply` when Enter sends the sheet's form, which has its own button. */
  onSubmit?: () => void
}) {
  const { listing, query, apply } = control
  return (
    <form
      id={FILTERS_ID}
      ref={ref}
      action={control.path}
      onSubmit={(event) => {
        event.preventDefault()
        if (onSubmit) onSubmit()
        else apply(event.currentTarget)
      }}
    >
      {FACETS.map((facet) =>
        facet.name === 'location' ? (
          <Fragment key={facet.name}>
            <FacetFilter facet={facet} control={control} />
            <AffordabilityFilter control={control} />
            <RangeFilter name="budget" control={control} />
          </Fragment>
        ) : (
          <FacetFilter key={facet.name} facet={facet} control={control} />
        ),
      )}
      <RangeFilter name="area" control={control} />
      {query.type && <input type="hidden" name="type" value={query.type} />}
      {query.view && <input type="hidden" name="view" value={query.view} />}
      {!onSubmit && (
        <div className="pt-6">
          <Button type="submit" wide>
            {`Show ${projectCount(listing.total)}`}
          </Button>
        </div>
      )}
    </form>
  )
}

const { percent, rate, years } = COMPARED_LOAN

/** The amounts that a visitor can spend each month and at once, in any spelling. */
function AffordabilityFilter({ control: { query, apply } }: { control: ListingControl }) {
  return (
    <FilterGroup title="What can I afford">
      <p id="filters-affordability" className="mb-3 text-sm text-muted">
        {`Price, taxes and fees with a loan of at most ${percent}% at ${rate}% over ${years} years. Other charges of the developer are not counted.`}
      </p>
      <div className="flex flex-col gap-3">
        {AFFORDABILITY_FIELDS.map((name) => {
          const { value, error, field } = affordabilityInput(query, name)
          const id = `filters-${name}`
          return (
            <FilterField key={name} id={id} {...field} error={error} value={value} onDone={apply} />
          )
        })}
      </div>
    </FilterGroup>
  )
}

/** The button that opens the filters as a sheet on small screens; without script a link to them. */
export function FilterSheet({
  control,
  open,
  onOpen,
}: {
  control: ListingControl
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const active = activeFilters(control.query).length
  const look = {
    children: active > 0 ? `Filters (${active})` : 'Filters',
    variant: 'secondary',
    size: 'sm',
    icon: <Icon name="SlidersHorizontal" size={18} />,
  } as const
  const form = useRef<HTMLFormElement>(null)
  const close = () => {
    // This includes a thumb's last move, which may not count yet.
    control.apply(form.current)
    onOpen(false)
  }
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        className="h-11 whitespace-nowrap max-sm:px-3 noscript:hidden"
        onClick={() => onOpen(true)}
      />
      <div className="hidden noscript:block">
        <ButtonLink {...look} to={`#${FILTER_COLUMN_ID}`} className="h-11" />
      </div>
      {open && (
        <Dialog
          onClose={close}
          title="Filters"
          footer={
            // It closes the sheet also while results are on their way: the list shows that too.
            <Button
              wide
              icon={control.pending && <Spinner size={18} />}
              aria-busy={control.pending || undefined}
              onClick={close}
            >
              {`Show ${projectCount(control.listing.total)}`}
            </Button>
          }
        >
          <FilterForm control={control} ref={form} onSubmit={close} />
        </Dialog>
      )}
    </>
  )
}
