import { Segments } from '../../parts/Segments.tsx'
import type { ListingControl } from '../use-listing.ts'

const TYPES = [
  { name: 'All', key: 'all', type: undefined },
  { name: 'Residential', key: 'residential', type: 'residential' },
  { name: 'Commercial', key: 'commercial', type: 'commercial' },
] as const

/** Both kinds of projects, or one; the other filters stay. */
export function TypeToggle({ control }: { control: ListingControl }) {
  const { listing, query, hrefOf } = control
  const { type: current, ...others } = query
  return (
    <Segments
      label="Kind of property"
      inPlace
      segments={TYPES.map(({ name, key, type }) => ({
        name,
        to: hrefOf({ ...others, ...(type && { type }), page: 1 }),
        current: type === current,
        count: listing.typeCounts[key],
      }))}
    />
  )
}
