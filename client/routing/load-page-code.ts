import type { ComponentType } from 'react'
import { inTime } from '../components/in-time.ts'
import { pageAt, PAGES } from '../routes.tsx'
import type { PageName } from '../../domain/seo/routes.ts'

type PageModule = Readonly<Record<string, unknown>>
const FILES = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '!../pages/*/NotFoundPage.tsx'])

/** A page's file in the form of the glob's keys. */
const globKey = (component: string): string => {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${component}.tsx`))
  if (file === undefined) throw new Error(`client/pages has no ${component}.tsx`)
  return file
}

/**
 * The source file of the page at a path, by its name in the bundle's manifest; undefined for the
 * 404 page.
 */
export function pageFile(pathname: string): string | undefined {
  const { name, page } = pageAt(pathname)
  return name === 'not-found' ? undefined : globKey(page.component).replace('../', 'client/')
}

/** The component of a page, which takes the view from the loader of the same name. */
type PageComponent = ComponentType<{ page: unknown }>

/** The pages whose code is loaded. */
const loaded = new Map<PageName, PageComponent>()

/** The code of a page could not be fetched. */
export class PageCodeError extends Error {}

/**
 * Fetches a page's code: before its document is hydrated, or ahead of its use.
 * @throws PageCodeError where it does not come
 */
export async function loadPageCode(name: PageName): Promise<void> {
  if (loaded.has(name) || name === 'not-found') return
  await inTime(importPage(name)).catch((error: unknown) => {
    throw new PageCodeError('the code of the page could not be fetched', { cause: error })
  })
}

async function importPage(name: PageName): Promise<void> {
  const { component } = PAGES[name]
  const module = await FILES[globKey(component)]?.()
  const loadedComponent = module?.[component]
  if (!loadedComponent) throw new Error(`client/pages/${component}.tsx exports no ${component}`)
  loaded.set(name, loadedComponent as PageComponent)
}

/** A page's component, if its code is loaded. */
export const pageComponent = (name: PageName): PageComponent | undefined => loaded.get(name)
