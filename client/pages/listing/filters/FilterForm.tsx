import { Fragment } from 'react'
import { FACETS } from '../../../../domain/listing/facets.ts'
import { projectCount } from '../../../../domain/text/text.ts'
import { Button } from '../../../components/buttons/Button.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FacetFilter } from './FacetFilter.tsx'
import { AffordabilityFilter } from './AffordabilityFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'

/** The id of the form, for fields outside of it. */
export const FILTERS_ID = 'filters'

/**
 * The filters as a plain form: without JavaScript its button asks for the filtered page; with it
 * every change applies at once.
 */
export function FilterForm({
  control,
  onSubmit,
}: {
  control: ListingControl
  /** In the sheet, which has a button of its own: called when Enter sends the form. */
  onSubmit?: () => void
}) {
  const { listing, query, apply } = control
  return (
    <form
      id={FILTERS_ID}
      action={control.path}
      className="divide-y divide-border *:py-6 *:first:pt-0 *:last:pb-0"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
        onSubmit?.()
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
      {!onSubmit && (
        <div>
          <Button type="submit" wide>
            Show {projectCount(listing.total)}
          </Button>
        </div>
      )}
    </form>
  )
}
