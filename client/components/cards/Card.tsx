import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import type { ReactNode } from 'react'
import { preloadRupee } from '../../styles/fonts.ts'
import { cx } from '../cx.ts'

type CardProps = {
  /** An article where it makes sense alone, else a plain box. */
  as?: 'article' | 'div'
  className?: string
  children: ReactNode
}

/** The frame of all cards: thin line, radius 16; lifts 2 px when something in it can be pressed. */
export function Card({ as: Element = 'article', className, children }: CardProps) {
  return <Element className={cx('card', className)}>{children}</Element>
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
