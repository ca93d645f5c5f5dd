import { useState, type ReactNode } from 'react'
import { normalizeText } from '../../../../domain/text/text.ts'
import { ShowAll } from '../../../components/ShowAll.tsx'
import type { FacetOption } from '../listing-view.ts'

/** The options of a filter without the one that the page itself stands for. */
export const optionsBeside = (fixed: string | undefined, options: readonly FacetOption[]) =>
  options.filter(({ value }) => !fixed || normalizeText(value) !== normalizeText(fixed))

/** The options after the first, behind 'Show all'. */
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
  // Decided once, so that the list does not close when its last choice is cleared.
  const [open] = useState(() => rest.some(({ value }) => chosen.includes(value)))
  if (rest.length === 0) return null
  return (
    <ShowAll all={`${options.length}`} isOpen={open}>
      {children(rest)}
    </ShowAll>
  )
}
