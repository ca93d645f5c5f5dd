import type { MouseEvent } from 'react'
import { activeFilters, withoutFilters } from '../../../../domain/listing/active-filters.ts'
import { listingSearch } from '../../../../domain/listing/listing-query.ts'
import { noBreakAmounts } from '../../../../domain/price/money.ts'
import { paths } from '../../../../domain/seo/paths.ts'
import {
  ACTION_LINK,
  AppLink,
  type AppLinkProps,
  isPlainClick,
} from '../../../components/links/AppLink.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { ListingControl } from '../use-listing.ts'
import { cx } from '../../../components/cx.ts'

/** Each active filter as a link to the results without it; without a city, to all. */
export function ActiveFilters({
  control: { query, hrefOf, city },
  onTakenOff,
}: {
  control: ListingControl
  /** Called to take the focus where no chip is left. */
  onTakenOff: () => void
}) {
  const filters = activeFilters(query)
  if (filters.length === 0 && !city) return null
  // Removing a chip would lose the focus, so the chip that takes its place gets it.
  const handFocusOn = (place: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const chips = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-filter]')
    const next = chips?.[place + 1] ?? chips?.[place - 1]
    if (next) next.focus({ preventScroll: true })
    else onTakenOff()
  }
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {city && (
        <li>
          <Chip to={paths.listing + listingSearch({ ...query, page: 1 })}>{city}</Chip>
        </li>
      )}
      {filters.map(({ key, label, without }, place) => (
        <li key={key}>
          <Chip to={hrefOf(without)} onClick={handFocusOn(place)}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <AppLink
            to={hrefOf(withoutFilters(query))}
            preventScrollReset
            onClick={(event) => isPlainClick(event) && onTakenOff()}
            className={cx(ACTION_LINK, 'px-2 text-sm')}
          >
            Clear all
          </AppLink>
        </li>
      )}
    </ul>
  )
}

function Chip({ children, ...link }: AppLinkProps & { children: string }) {
  return (
    <AppLink
      {...link}
      preventScrollReset
      data-filter={link.onClick && ''}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-accent/60 bg-accent-tint py-1 pr-2.5 pl-3.5 text-sm font-semibold transition-colors hover:border-ink"
    >
      <span className="sr-only">Remove filter: </span>
      <span>{noBreakAmounts(children)}</span>
      <Icon name="X" size={16} />
    </AppLink>
  )
}
