import { AppLink } from '../../components/buttons/AppLink.tsx'
import { toggleValue } from '../../../domain/listing/listing-query.ts'
import type { FacetOption } from './listing-view.ts'
import { ProjectCount } from '../shared/SegmentedNav.tsx'
import { optionsBeside, ShowMore } from './filters/ShowMore.tsx'
import type { ListingControl } from './use-listing.ts'

/** Shown before 'Show all'. */
const SHOWN = 10

/** The localities as links over the results; each adds its place to the filter or takes it off. */
export function LocationLinks({ control }: { control: ListingControl }) {
  const { listing, query, hrefOf, city } = control
  const options = optionsBeside(city, listing.facets.location.options)
  const link = ({ value, count }: FacetOption) => (
    <li key={value}>
      <AppLink
        to={hrefOf(toggleValue(query, 'location', value))}
        inPlace
        aria-current={query.location.includes(value) ? 'true' : undefined}
        className="relative inline-flex min-h-10 items-center gap-2 rounded-full border border-border bg-surface px-3.5 text-sm font-medium whitespace-nowrap transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-dark"
      >
        {value}
        <ProjectCount count={count} />
      </AppLink>
    </li>
  )
  return (
    <nav aria-label="Location">
      <ul className="-mx-(--gutter) flex gap-2 scroll-px-(--gutter) rail-scroll px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {options.slice(0, SHOWN).map(link)}
      </ul>
      <ShowMore options={options} shown={SHOWN} chosen={query.location}>
        {(rest) => <ul className="flex flex-wrap gap-2 pt-1">{rest.map(link)}</ul>}
      </ShowMore>
    </nav>
  )
}
