import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { listingSearch } from '../../../../domain/listing/listing-query.ts'
import { paths } from '../../../../domain/seo/paths.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'
import type { ListingControl } from '../use-listing.ts'

type ActiveFiltersProps = {
  readonly control: ListingControl
  /** The city whose page this is; taking it off leads to the listing of all places. */
  readonly city?: string | undefined
}

/** Every filter that is on, as a link to the results without it. */
export function ActiveFilters({ control, city }: ActiveFiltersProps) {
  const { query, hrefOf } = control
  const filters = activeFilters(query)
  if (filters.length === 0 && !city) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {city && (
        <li>
          <Chip to={paths.listing + listingSearch({ ...query, page: 1 })}>{city}</Chip>
        </li>
      )}
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Chip to={hrefOf(without)}>{label}</Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={hrefOf(withoutFilters(query))}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-gold-deep underline underline-offset-4 hover:text-ink"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}

function Chip({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-gold/60 bg-gold-tint py-1 pr-2.5 pl-3.5 text-sm font-semibold transition-colors hover:border-ink"
    >
      <span className="sr-only">Remove filter: </span>
      {children}
      <X size={16} aria-hidden="true" />
    </Link>
  )
}
