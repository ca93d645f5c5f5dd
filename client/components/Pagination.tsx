import type { ReactNode } from 'react'
import { AppLink } from './buttons/AppLink.tsx'
import { cx } from './cx.ts'
import { PAGE_BUTTONS, pageNumbers } from '../../domain/listing/pagination.ts'
import { Icon } from './icons/Icon.tsx'

type PaginationProps = {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** Names the navigation: 'Pages of projects'. */
  label: string
}

// One class for each viewport width of PAGE_BUTTONS, in its order.
const HIDE_AT = ['max-sm:hidden', 'sm:max-md:hidden', 'md:max-lg:hidden', 'lg:hidden']

/** Links to the pages of a list: 3, 5, 6 or 7 numbers by the viewport's width, chosen by style. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="flex items-center justify-center sm:gap-1">
        <li>
          <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page">
            <Icon name="ChevronLeft" size={22} />
          </Step>
        </li>
        {responsiveButtons(page, pages).map(({ key, page: number, shown }) => (
          <li key={key} className={cx(...HIDE_AT.map((name, tier) => !shown[tier] && name))}>
            {number === undefined ? (
              <span aria-hidden="true" className="grid w-5 place-items-center text-muted sm:w-8">
                …
              </span>
            ) : (
              <AppLink
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="page-link"
              >
                {number}
              </AppLink>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? hrefOf(page + 1) : undefined} label="Next page">
            <Icon name="ChevronRight" size={22} />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = {
  to: string | undefined
  label: string
  children: ReactNode
}

function Step({ to, label, children }: StepProps) {
  return to === undefined ? (
    <span aria-hidden="true" className="page-link pointer-events-none text-border-strong/50">
      {children}
    </span>
  ) : (
    <AppLink to={to} aria-label={label} className="page-link">
      {children}
    </AppLink>
  )
}

/** A numbered button or a gap, and at which of the viewport widths of PAGE_BUTTONS it is shown. */
type ResponsiveButton = {
  key: string
  /** Absent: a gap. */
  page?: number
  /** One flag for each entry of PAGE_BUTTONS. */
  shown: readonly boolean[]
}

/** All buttons that some viewport shows, in order, so that style alone can choose among them. */
export function responsiveButtons(current: number, total: number): ResponsiveButton[] {
  const lists = PAGE_BUTTONS.map(({ buttons }) => pageNumbers(current, total, buttons))
  const shownIn = (test: (list: (typeof lists)[number]) => boolean) => lists.map(test)
  const gapAfterFirst = shownIn((list) => list[1] === 'ellipsis')
  const gapBeforeLast = shownIn((list) => list.at(-2) === 'ellipsis')
  const buttons: ResponsiveButton[] = []
  for (let page = 1; page <= total; page += 1) {
    if (page === total && gapBeforeLast.includes(true)) {
      buttons.push({ key: 'gap-end', shown: gapBeforeLast })
    }
    const shown = shownIn((list) => list.includes(page))
    if (shown.includes(true)) buttons.push({ key: String(page), page, shown })
    if (page === 1 && gapAfterFirst.includes(true)) {
      buttons.push({ key: 'gap-start', shown: gapAfterFirst })
    }
  }
  return buttons
}
