import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import { loadParts } from '../components/lazy/part.tsx'
import { MissingPage } from '../pages/not-found/NotFoundPage.tsx'
import { PAGES } from '../routes.tsx'
import { BreadcrumbsProvider } from './breadcrumbs.ts'
import { MetaTags } from './MetaTags.tsx'
import type { LoaderResult, PageName } from './page-source.ts'

type PageModule = Readonly<Record<string, unknown>>
const FILES = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '!../pages/*/NotFoundPage.tsx'])

/** A page's file as the glob names it. */
const globKey = (component: string): string => {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${component}.tsx`))
  if (file === undefined) throw new Error(`client/pages has no ${component}.tsx`)
  return file
}

/** The source file of a page, as the bundle's manifest names it. */
export const pageFile = (component: string): string => globKey(component).replace('../', 'client/')

/** An address with nothing behind it. */
export function MissingRoute() {
  const result = useLoaderData<LoaderResult<unknown>>()
  if (result.kind !== 'missing') return null
  return (
    <>
      {result.meta && <MetaTags meta={result.meta} />}
      <MissingPage missing={result.missing} />
    </>
  )
}

/** The pages whose code has come. */
const loaded = new Map<PageName, ComponentType>()

/** Fetches a page's code: before its document is hydrated, and ahead of its use. */
export async function loadPageCode(name: PageName): Promise<void> {
  if (!loaded.has(name) && name !== 'not-found') await importPage(name)
  await loadParts()
}

async function importPage(name: PageName): Promise<void> {
  const { component } = PAGES[name]
  const module = await FILES[globKey(component)]?.()
  const found = module?.[component]
  if (!found) throw new Error(`client/pages/${component}.tsx exports no ${component}`)
  // The loader of the same name gives the view that the page takes.
  const Page = found as ComponentType<{ page: unknown }>
  loaded.set(name, function LoadedPage() {
    const result = useLoaderData<LoaderResult<unknown>>()
    if (result.kind !== 'page' || !result.meta) return <MissingRoute />
    return (
      <BreadcrumbsProvider value={result.meta.breadcrumbs}>
        <MetaTags meta={result.meta} />
        <Page page={result.page} />
      </BreadcrumbsProvider>
    )
  })
}

/** What shows a page; the 404 page where its code has not come. */
export const pageComponent = (name: PageName): ComponentType => loaded.get(name) ?? MissingRoute
