import { useState } from 'react'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { toggleValue } from '../../../domain/listing/listing-query.ts'
import { foldText } from '../../../domain/text/text.ts'
import type { FacetOption } from '../../page-descriptions/listings.ts'
import { ProjectCount } from '../parts/ProjectCount.tsx'
import { ShowAll } from './filters/ShowAll.tsx'
import type { ListingControl } from './use-listing.ts'

/** Shown before 'Show all'. */
const SHOWN = 10

type LocationLinksProps = {
  readonly control: ListingControl
  /** The city whose page this is; it is no choice here. */
  readonly city?: string | undefined
}

/** The localities as links over the results; each adds its place to the filter or takes it off. */
export function LocationLinks({ control, city }: LocationLinksProps) {
  const { listing, query, hrefOf } = control
  const options = listing.facets.location.options.filter(
    ({ value }) => !city || foldText(value) !== foldText(city),
  )
  const first = options.slice(0, SHOWN)
  const rest = options.slice(SHOWN)
  const [open] = useState(() => rest.some(({ value }) => query.location.includes(value)))
  const link = ({ value, count }: FacetOption) => (
    <li key={value}>
      <AppLink
        to={hrefOf(toggleValue(query, 'location', value))}
        inPlace
        aria-current={query.location.includes(value) ? 'true' : undefined}
        className="pill-link"
      >
        {value}
        <ProjectCount count={count} />
      </AppLink>
    </li>
  )
  return (
    <nav aria-label="Location">
      <ul className="-mx-(--gutter) flex gap-2 scroll-px-(--gutter) rail-scroll px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {first.map(link)}
      </ul>
      {rest.length > 0 && (
        <ShowAll count={options.length} open={open}>
          <ul className="flex flex-wrap gap-2 pt-1">{rest.map(link)}</ul>
        </ShowAll>
      )}
    </nav>
  )
}
