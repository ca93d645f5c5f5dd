import { createContext, useContext } from 'react'
import type { Crumb } from '../../domain/seo/breadcrumbs.ts'
import { paths } from '../../domain/seo/paths.ts'
import { PAGES, type PageName, type PageViews } from '../pages.ts'
import type { ShellView } from '../source/shell-view.ts'

/** The way from Home to a page; the page itself comes last and has no path. */
export type Trail = readonly Crumb[]

const HOME_STEP: Crumb = { name: 'Home', path: paths.home }

/** The way to a page, as it stands above its title and in its structured data. */
export function trailOf<Name extends PageName>(
  name: Name,
  view: PageViews[Name],
  shell: ShellView,
): Trail {
  const { trail, head } = PAGES[name]
  const steps = trail?.(view as never, shell) ?? [{ name: head(view as never, shell).title ?? '' }]
  return steps.length === 0 ? [{ name: HOME_STEP.name }] : [HOME_STEP, ...steps]
}

const TrailContext = createContext<Trail>([])

export const TrailProvider = TrailContext.Provider

/** The way to the page that is shown; empty while the next one is on its way. */
export const useTrail = (): Trail => useContext(TrailContext)
