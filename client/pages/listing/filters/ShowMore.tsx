import { useState, type ReactNode } from 'react'
import { normalizeText } from '../../../../domain/text/text.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { FacetOption } from '../listing-view.ts'

/** The options of a filter without the one that the page itself stands for. */
export const optionsBeside = (fixed: string | undefined, options: readonly FacetOption[]) =>
  options.filter(({ value }) => !fixed || normalizeText(value) !== normalizeText(fixed))

/** The options after the first, behind 'Show all'; opens without JavaScript too. */
export function ShowMore({
  options,
  shownCount,
  chosen,
  children,
}: {
  options: readonly FacetOption[]
  /** The number of options before the button; absent for all. */
  shownCount: number | undefined
  chosen: readonly string[]
  children: (rest: readonly FacetOption[]) => ReactNode
}) {
  const rest = options.slice(shownCount ?? options.length)
  // This is decided once, so that the list does not close under the pointer when its last choice is
  // cleared.
  const [open] = useState(() => rest.some(({ value }) => chosen.includes(value)))
  if (rest.length === 0) return null
  return (
    <details open={open} className="group/all">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-accent-deep hover:text-ink">
        <span className="group-open/all:hidden">{`Show all ${options.length}`}</span>
        <span className="hidden group-open/all:inline">Show less</span>
        <Icon
          name="ChevronDown"
          size={18}
          className="transition-transform group-open/all:rotate-180"
        />
      </summary>
      {children(rest)}
    </details>
  )
}
