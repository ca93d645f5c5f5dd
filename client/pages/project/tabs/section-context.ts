import { createContext, useContext, type MouseEvent } from 'react'
import type { SectionId } from './section-titles.ts'

/** For the `onClick` of a link to `#id`: marks the tab, scrolls and moves the focus there. */
export type GoToSection = (id: SectionId) => (event: MouseEvent<HTMLAnchorElement>) => void

const SectionLinksContext = createContext<GoToSection | undefined>(undefined)

export const SectionLinksProvider = SectionLinksContext.Provider

/** For any link to one of the page's sections. Stays the same while the page does. */
export function useGoToSection(): GoToSection {
  const goTo = useContext(SectionLinksContext)
  if (!goTo) throw new Error('useGoToSection is used outside the project page')
  return goTo
}
