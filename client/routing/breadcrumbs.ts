import { createContext, useContext } from 'react'
import type { Crumb } from '../../domain/seo/paths.ts'

const BreadcrumbsContext = createContext<readonly Crumb[]>([])

export const BreadcrumbsProvider = BreadcrumbsContext.Provider

/** The way to the page that is shown; empty while the next one is on its way. */
export const useBreadcrumbs = (): readonly Crumb[] => useContext(BreadcrumbsContext)
