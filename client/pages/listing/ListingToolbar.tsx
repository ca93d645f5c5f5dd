import { ProjectCount, SegmentedNav } from '../shared/SegmentedNav.tsx'
import type { ListingControl } from './use-listing.ts'
import { toggleValue } from '../../../domain/listing/listing-query.ts'
import { LISTING_SORTS } from '../../../domain/listing/sort-options.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { AppLink } from '../../components/links/AppLink.tsx'
import { FILTERS_ID } from './filters/FilterForm.tsx'
import { InlineSelect } from './filters/InlineSelect.tsx'
import { optionsBeside, ShowMore } from './filters/ShowMore.tsx'
import type { FacetOption } from './listing-view.ts'

const TYPES = [
  { name: 'All', type: undefined },
  { name: 'Residential', type: 'residential' },
  { name: 'Commercial', type: 'commercial' },
] as const

/** Both kinds of projects, or one; the other filters stay. */
export function TypeToggle({ control }: { control: ListingControl }) {
  const { listing, query, hrefOf } = control
  const { type: current, ...others } = query
  return (
    <SegmentedNav
      label="Kind of property"
      preventScrollReset
      segments={TYPES.map(({ name, type }) => ({
        name,
        to: hrefOf({ ...others, ...(type && { type }), page: 1 }),
        current: type === current,
        count: listing.typeCounts[type ?? 'all'],
      }))}
    />
  )
}

/** The order of the results: a field of the filter form, placed over the results. */
export function SortSelect({ control }: { control: ListingControl }) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-1 noscript:max-sm:order-last noscript:max-sm:basis-full">
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-muted max-sm:hidden">
        Sort by
      </span>
      <InlineSelect
        name="sort"
        label="Sort by"
        form={FILTERS_ID}
        options={LISTING_SORTS}
        value={control.query.sort}
        onChange={control.apply}
      />
      <div className="hidden shrink-0 noscript:block">
        <Button type="submit" form={FILTERS_ID} variant="secondary" size="sm">
          Sort
        </Button>
      </div>
    </div>
  )
}

const SHOWN = 10

/** The localities as links over the results; each adds its place to the filter or takes it off. */
export function LocationLinks({ control }: { control: ListingControl }) {
  const { listing, query, hrefOf, city } = control
  const options = optionsBeside(city, listing.facets.location.options)
  const link = ({ value, count }: FacetOption) => (
    <li key={value}>
      <AppLink
        to={hrefOf(toggleValue(query, 'location', value))}
        preventScrollReset
        aria-current={query.location.includes(value) ? 'true' : undefined}
        className="relative inline-flex min-h-11 w-max max-w-[70vw] items-center gap-2 rounded-full border border-border bg-surface px-3.5 py-1 text-sm leading-tight font-medium transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-dark"
      >
        <span>{value}</span>
        <ProjectCount count={count} />
      </AppLink>
    </li>
  )
  return (
    <nav aria-label="Location" className="mb-5">
      <ul className="-mx-(--gutter) flex gap-2 scroll-px-(--gutter) rail-scroll px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {options.slice(0, SHOWN).map(link)}
      </ul>
      <ShowMore options={options} shownCount={SHOWN} chosen={query.location}>
        {(rest) => <ul className="flex flex-wrap gap-2 pt-1">{rest.map(link)}</ul>}
      </ShowMore>
    </nav>
  )
}
