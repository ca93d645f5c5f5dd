import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type CardProps = {
  /** An article where it can stand alone, else a plain box. */
  readonly as?: 'article' | 'div'
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of all cards: thin line, radius 16; lifts 2 px when something in it can be pressed. */
export function Card({ as: Element = 'article', className, children }: CardProps) {
  return (
    <Element
      className={cx(
        'group relative flex w-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface',
        'transition-[translate,box-shadow,border-color]',
        'has-[a,button]:hover:border-line-strong/50 has-[a,button]:hover:shadow-soft motion-safe:has-[a,button]:hover:-translate-y-0.5',
        // The stretched link carries the focus; the ring belongs to the whole card.
        'has-[.stretched:focus-visible]:outline-3 has-[.stretched:focus-visible]:outline-offset-2 has-[.stretched:focus-visible]:outline-(--focus)',
        // A rail cuts off what stands out of it.
        'in-[.rail-scroll]:has-[.stretched:focus-visible]:-outline-offset-3',
        className,
      )}
    >
      {children}
    </Element>
  )
}

/** The picture of a card, 16:10, with a badge at its upper left and an action at its upper right. */
export function CardMedia({
  badge,
  action,
  children,
}: {
  readonly badge?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="relative overflow-hidden">
      {children}
      {badge && <div className="absolute top-3 left-3">{badge}</div>}
      {action}
    </div>
  )
}

/** A name of at most two lines; the rest is in the title of the page it leads to. */
export function CardTitle({ children }: { readonly children: ReactNode }) {
  return <h3 className="line-clamp-2 display-small text-xl">{children}</h3>
}

/** A price: never cut, never broken inside an amount. */
export function PriceText({
  children,
  className,
}: {
  readonly children: string
  readonly className?: string
}) {
  return <p className={cx('display-small text-lg text-ink', className)}>{keepAmounts(children)}</p>
}
