import { SegmentedNav } from '../shared/SegmentedNav.tsx'
import type { ListingControl } from './use-listing.ts'
import { LISTING_SORTS } from '../../../domain/listing/sorting.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { FILTERS_ID } from './filters/FilterForm.tsx'
import { InlineSelect } from './filters/InlineSelect.tsx'

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
      inPlace
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
    <div className="flex items-center gap-3 max-sm:flex-1 max-sm:*:nth-2:w-full">
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
      <div className="hidden noscript:block">
        <Button type="submit" form={FILTERS_ID} variant="secondary" size="sm" className="h-11">
          Sort
        </Button>
      </div>
    </div>
  )
}
