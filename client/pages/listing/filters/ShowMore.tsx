import type { ReactNode } from 'react'
import { Icon } from '../../../components/icons/Icon.tsx'

type ShowMoreProps = {
  /** How many there are with those already shown. */
  count: number
  /** Whether it is open initially. */
  open: boolean
  children: ReactNode
}

/** The rest of a list, behind 'Show all'; opens without JavaScript too. */
export function ShowMore({ count, open, children }: ShowMoreProps) {
  return (
    <details open={open} className="group/all">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-gold-deep hover:text-ink">
        <span className="group-open/all:hidden">Show all {count}</span>
        <span className="hidden group-open/all:inline">Show less</span>
        <Icon
          name="ChevronDown"
          size={18}
          className="transition-transform group-open/all:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
