import { useEffect, useRef } from 'react'
import { AppLink } from '../../../components/buttons/AppLink.tsx'
import { listingSearch } from '../../../../domain/listing/listing-query.ts'
import { paths } from '../../../../domain/seo/paths.ts'
import { activeFilters, withoutFilters } from '../../../../domain/listing/active-filters.ts'
import type { ListingControl } from '../use-listing.ts'
import { Icon } from '../../../components/icons/Icon.tsx'

/** Every filter that is on, as a link to the results without it; without the page's city these are of all places. */
export function ActiveFilters({
  control: { query, hrefOf, city },
  onEmptied,
}: {
  control: ListingControl
  /** Takes the focus where the last filter was taken off. */
  onEmptied: () => void
}) {
  const filters = activeFilters(query)
  const { list, onTakenOff } = useFocusAfterRemoval(filters.length, onEmptied)
  if (filters.length === 0 && !city) return null
  return (
    <ul ref={list} aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {city && (
        <li>
          <Chip to={paths.listing + listingSearch({ ...query, page: 1 })}>{city}</Chip>
        </li>
      )}
      {filters.map(({ key, label, without }, index) => (
        <li key={key}>
          <Chip to={hrefOf(without)} onClick={() => onTakenOff(index)}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <AppLink
            to={hrefOf(withoutFilters(query))}
            inPlace
            onClick={() => onTakenOff(0)}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-gold-deep underline underline-offset-4 hover:text-ink"
          >
            Clear all
          </AppLink>
        </li>
      )}
    </ul>
  )
}

/**
 * A filter that is taken off goes away with the focus on it: the one that moves into its place
 * gets it, so that the keyboard goes on from there.
 */
function useFocusAfterRemoval(count: number, onEmptied: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(count)
  const left = useRef<number>(undefined)
  useEffect(() => {
    if (shown.current === count) return
    shown.current = count
    const place = left.current
    left.current = undefined
    if (place === undefined || document.activeElement !== document.body) return
    const chips = list.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? []
    const next = chips[Math.min(place, chips.length - 1)]
    if (next) next.focus({ preventScroll: true })
    else onEmptied()
  }, [count, onEmptied])
  return { list, onTakenOff: (place: number) => (left.current = place) }
}

function Chip({ to, onClick, children }: { to: string; onClick?: () => void; children: string }) {
  return (
    <AppLink
      to={to}
      inPlace
      onClick={onClick}
      data-filter={onClick && ''}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-gold/60 bg-gold-tint py-1 pr-2.5 pl-3.5 text-sm font-semibold transition-colors hover:border-ink"
    >
      <span className="sr-only">Remove filter: </span>
      {children}
      <Icon name="X" size={16} />
    </AppLink>
  )
}
