import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PAGE_BUTTONS, pageNumbers } from '../../../domain/pagination.ts'
import { cx } from '../../components/cx.ts'
import type { ListingControl } from './use-listing.ts'

/** By the entries of PAGE_BUTTONS: from 0, 640, 768 and 1024 px. */
const SHOWN = [
  'flex sm:hidden',
  'hidden sm:flex md:hidden',
  'hidden md:flex lg:hidden',
  'hidden lg:flex',
]

const BOX = 'grid size-11 place-items-center rounded-full border font-semibold tabular-nums'

/**
 * Links to the pages of a listing. One list for every width of the viewport, of which the style
 * sheet shows one, so that server and browser write the same page.
 */
export function Pagination({ control }: { readonly control: ListingControl }) {
  const { page, pages } = control.listing
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-12 flex items-center justify-center gap-1.5 sm:gap-2">
      <Step control={control} to={page - 1} label="Previous page">
        <ChevronLeft size={20} aria-hidden="true" />
      </Step>
      {PAGE_BUTTONS.map(({ buttons }, index) => (
        <ol key={buttons} className={cx('gap-1.5 sm:gap-2', SHOWN[index])}>
          {pageNumbers(page, pages, buttons).map((button, place) => (
            <li key={button === 'ellipsis' ? `gap-${place}` : button}>
              {button === 'ellipsis' ? (
                <span className="grid h-11 w-5 place-items-center text-muted">…</span>
              ) : (
                <PageLink control={control} page={button} />
              )}
            </li>
          ))}
        </ol>
      ))}
      <Step control={control} to={page + 1} label="Next page">
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
    </nav>
  )
}

type PageLinkProps = { readonly control: ListingControl; readonly page: number }

function PageLink({ control, page }: PageLinkProps) {
  return (
    <Link
      to={control.hrefOf({ ...control.listing.query, page })}
      preventScrollReset
      aria-label={`Page ${page}`}
      aria-current={page === control.listing.page ? 'page' : undefined}
      className={cx(
        BOX,
        'border-line bg-surface transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-night',
      )}
    >
      {page}
    </Link>
  )
}

type StepProps = {
  readonly control: ListingControl
  readonly to: number
  readonly label: string
  readonly children: ReactNode
}

function Step({ control, to, label, children }: StepProps) {
  const { listing, hrefOf } = control
  if (to < 1 || to > listing.pages) {
    return <span className={cx(BOX, 'border-transparent opacity-35')}>{children}</span>
  }
  return (
    <Link
      to={hrefOf({ ...listing.query, page: to })}
      preventScrollReset
      rel={to < listing.page ? 'prev' : 'next'}
      aria-label={label}
      className={cx(BOX, 'border-transparent transition-colors hover:border-ink')}
    >
      {children}
    </Link>
  )
}
