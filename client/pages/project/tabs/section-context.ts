import { createContext, useContext, type MouseEvent } from 'react'
import type { SectionId } from './section-titles.ts'

export type SectionTabs = {
  readonly active: SectionId
  /** For the `onClick` of a link to `#id`: marks the tab, scrolls and moves the focus there. */
  readonly goTo: (id: SectionId) => (event: MouseEvent<HTMLAnchorElement>) => void
}

const SectionTabsContext = createContext<SectionTabs | undefined>(undefined)

export const SectionTabsProvider = SectionTabsContext.Provider

/** The page's tabs, for any link to one of its sections. */
export function useSectionTabs(): SectionTabs {
  const tabs = useContext(SectionTabsContext)
  if (!tabs) throw new Error('useSectionTabs is used outside the project page')
  return tabs
}
