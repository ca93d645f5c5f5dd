import { createContext, useContext } from 'react'
import type { Crumb } from '../../domain/seo/breadcrumbs.ts'

/** The way from Home to a page; the page itself comes last and has no path. */
export type Trail = readonly Crumb[]

const TrailContext = createContext<Trail>([])

export const TrailProvider = TrailContext.Provider

/** The way to the page that is shown; empty while the next one is on its way. */
export const useTrail = (): Trail => useContext(TrailContext)
