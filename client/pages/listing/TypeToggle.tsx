import { Link } from 'react-router-dom'
import type { ListingControl } from './use-listing.ts'

const TYPES = [
  { name: 'All', key: 'all', type: undefined },
  { name: 'Residential', key: 'residential', type: 'residential' },
  { name: 'Commercial', key: 'commercial', type: 'commercial' },
] as const

/** Both kinds of projects, or one; the other filters stay. */
export function TypeToggle({ control }: { readonly control: ListingControl }) {
  const { listing, query, hrefOf } = control
  const { type: current, ...others } = query
  return (
    <nav
      aria-label="Kind of property"
      className="inline-flex rounded-full border border-line bg-surface p-1 max-sm:flex"
    >
      {TYPES.map(({ name, key, type }) => (
        <Link
          key={key}
          to={hrefOf({ ...others, ...(type && { type }), page: 1 })}
          preventScrollReset
          aria-current={type === current ? 'true' : undefined}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold transition-colors hover:text-gold-deep aria-[current]:bg-ink aria-[current]:text-on-night max-sm:flex-1 max-sm:px-2 max-sm:text-sm sm:px-5"
        >
          {name}
          <span className="text-sm font-normal tabular-nums opacity-75">
            {listing.typeCounts[key]}
          </span>
        </Link>
      ))}
    </nav>
  )
}
