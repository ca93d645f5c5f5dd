import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'

/**
 * The frame of all cards; lifts 2 px when something in it can be pressed. The stretched link in it
 * carries the focus, whose ring belongs to the whole card; a carousel clips outlines, so there it is inside.
 */
export const Card = ({ children }: { children: ReactNode }) => (
  <article className="group card">{children}</article>
)

/** Where the project of a card lies, behind a pin. */
export const CardPlace = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={cx('flex gap-2 text-sm text-muted', className)}>
    <Icon name="MapPin" size={16} className="mt-0.5 shrink-0 text-accent-deep" />
    <span className="line-clamp-2">{children}</span>
  </p>
)
