import { useState } from 'react'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { toggleValue } from '../../../domain/listing/listing-query.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import type { FacetOption } from './listing-view.ts'
import { ProjectCount } from '../shared/ProjectCount.tsx'
import { ShowMore } from './filters/ShowMore.tsx'
import type { ListingControl } from './use-listing.ts'

/** Shown before 'Show all'. */
const SHOWN = 10

type LocationLinksProps = {
  control: ListingControl
  /** The city whose page this is; it is no choice here. */
  city?: string | undefined
}

/** The localities as links over the results; each adds its place to the filter or takes it off. */
export function LocationLinks({ control, city }: LocationLinksProps) {
  const { listing, query, hrefOf } = control
  const options = listing.facets.location.options.filter(
    ({ value }) => !city || normalizeText(value) !== normalizeText(city),
  )
  const first = options.slice(0, SHOWN)
  const rest = options.slice(SHOWN)
  const [open] = useState(() => rest.some(({ value }) => query.location.includes(value)))
  const link = (option: FacetOption): Place => ({
    ...option,
    to: hrefOf(toggleValue(query, 'location', option.value)),
    chosen: query.location.includes(option.value),
  })
  return (
    <nav aria-label="Location">
      <ul className="-mx-(--gutter) flex gap-2 scroll-px-(--gutter) rail-scroll px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <Places places={first.map(link)} />
      </ul>
      {rest.length > 0 && (
        <ShowMore count={options.length} open={open}>
          <ul className="flex flex-wrap gap-2 pt-1">
            <Places places={rest.map(link)} />
          </ul>
        </ShowMore>
      )}
    </nav>
  )
}

type Place = FacetOption & { to: string; chosen: boolean }

/** The same on all pages of a listing's results. */
function Places({ places }: { places: readonly Place[] }) {
  return places.map(({ value, count, to, chosen }) => (
    <li key={value}>
      <AppLink to={to} inPlace aria-current={chosen ? 'true' : undefined} className="pill-link">
        {value}
        <ProjectCount count={count} />
      </AppLink>
    </li>
  ))
}
