import type { ReactNode } from 'react'
import { Icon } from './icons/Icon.tsx'

/** The rest of a list behind 'Show all'; opens without JavaScript too. */
export function ShowAll({
  all,
  isOpen,
  children,
}: {
  /** How many there are with those before the button: '12', '5 updates'. */
  all: string
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group/all">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-accent-deep hover:text-ink">
        <span className="group-open/all:hidden">{`Show all ${all}`}</span>
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
