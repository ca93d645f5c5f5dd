import { activeFilters, withoutFilters } from '../../../../domain/listing/active-filters.ts'
import { listingSearch } from '../../../../domain/listing/listing-query.ts'
import { paths } from '../../../../domain/seo/paths.ts'
import { AppLink } from '../../../components/buttons/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { ListingControl } from '../use-listing.ts'

/** Every filter that is on, as a link to the results without it; without the page's city these are of all places. */
export function ActiveFilters({
  control: { query, hrefOf, city },
  onTakenOff,
}: {
  control: ListingControl
  /** Takes the focus, which would be lost with the chip. */
  onTakenOff: () => void
}) {
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
          <Chip to={hrefOf(without)} onClick={onTakenOff}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <AppLink
            to={hrefOf(withoutFilters(query))}
            inPlace
            onClick={onTakenOff}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-gold-deep underline underline-offset-4 hover:text-ink"
          >
            Clear all
          </AppLink>
        </li>
      )}
    </ul>
  )
}

function Chip({ to, onClick, children }: { to: string; onClick?: () => void; children: string }) {
  return (
    <AppLink
      to={to}
      inPlace
      onClick={onClick}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-gold/60 bg-gold-tint py-1 pr-2.5 pl-3.5 text-sm font-semibold transition-colors hover:border-ink"
    >
      <span className="sr-only">Remove filter: </span>
      {children}
      <Icon name="X" size={16} />
    </AppLink>
  )
}
