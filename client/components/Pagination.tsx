import { AppLink } from './links/AppLink.tsx'
import { cx } from './cx.ts'
import { PAGE_BUTTONS, pageNumbers } from '../../domain/listing/pagination.ts'
import { Icon, type IconName } from './icons/Icon.tsx'

// The classes follow the order of PAGE_BUTTONS, one for each viewport width.
const HIDE_AT = ['max-sm:hidden', 'sm:max-md:hidden', 'md:max-lg:hidden', 'lg:hidden']

const PAGE_LINK =
  'grid size-11 place-items-center rounded-full font-semibold tabular-nums transition-colors hover:bg-surface-muted aria-[current=page]:bg-ink aria-[current=page]:text-on-dark forced-colors:aria-[current=page]:underline'

/** Links to the pages of a list: 3, 5, 6 or 7 numbers by the viewport's width, chosen by style. */
export function Pagination({
  page,
  pages,
  hrefOf,
  label,
}: {
  /** The page, counted from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="flex items-center justify-center sm:gap-1">
        <li>
          <Step
            to={page > 1 ? hrefOf(page - 1) : undefined}
            label="Previous page"
            icon="ChevronLeft"
          />
        </li>
        {responsiveButtons(page, pages).map(({ key, page: number, isShown }) => (
          <li key={key} className={cx(...HIDE_AT.map((name, tier) => !isShown[tier] && name))}>
            {number === undefined ? (
              <span aria-hidden="true" className="grid w-5 place-items-center text-muted sm:w-8">
                …
              </span>
            ) : (
              <AppLink
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={PAGE_LINK}
              >
                {number}
              </AppLink>
            )}
          </li>
        ))}
        <li>
          <Step
            to={page < pages ? hrefOf(page + 1) : undefined}
            label="Next page"
            icon="ChevronRight"
          />
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, label, icon }: { to: string | undefined; label: string; icon: IconName }) {
  const arrow = <Icon name={icon} size={22} />
  return to === undefined ? (
    <span aria-hidden="true" className={cx(PAGE_LINK, 'pointer-events-none text-border-strong/50')}>
      {arrow}
    </span>
  ) : (
    <AppLink to={to} aria-label={label} className={PAGE_LINK}>
      {arrow}
    </AppLink>
  )
}

/**
 * All buttons that some viewport shows, in order, so that style alone can choose among them: `page` is
 * absent for a gap, and `isShown` has a flag for each entry of PAGE_BUTTONS.
 */
export function responsiveButtons(current: number, total: number) {
  // A gap lies between two pages: after the first or before the last.
  const lists = PAGE_BUTTONS.map(({ buttons }) =>
    pageNumbers(current, total, buttons).map((page, index) => {
      if (page !== 'ellipsis') return page
      return index === 1 ? 1.5 : total - 0.5
    }),
  )
  const places = [...new Set(lists.flat())].toSorted((one, other) => one - other)
  return places.map((place) => ({
    key: String(place),
    ...(Number.isInteger(place) && { page: place }),
    isShown: lists.map((list) => list.includes(place)),
  }))
}
