import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import type { ReactNode } from 'react'
import { preloadRupee } from '../../styles/fonts.ts'
import { cx } from '../cx.ts'

/** The frame of all cards: thin line, radius 16; lifts 2 px when something in it can be pressed. */
export function Card({ children }: { children: ReactNode }) {
  return <article className="card">{children}</article>
}

/** The picture of a card, 16:10, with a badge at its upper left and an action at its upper right. */
export function CardMedia({
  badge,
  action,
  children,
}: {
  badge?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="card-media">
      {children}
      {badge && <div>{badge}</div>}
      {action}
    </div>
  )
}

/** A name of at most two lines; the rest is in the title of the page it leads to. */
export function CardTitle({ children }: { children: ReactNode }) {
  return <h3 className="card-title">{children}</h3>
}

/** A price: never cut, never broken inside an amount. */
export function PriceText({ children, className }: { children: string; className?: string }) {
  preloadRupee(children)
  return <p className={cx('price', className)}>{noBreakAmounts(children)}</p>
}
