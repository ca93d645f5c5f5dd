import { createElement, type ComponentType } from 'react'
import {
  data,
  redirect,
  useLoaderData,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom'
import { loadParts } from './components/lazy/part.tsx'
import { HeadTags, PageHead } from './head/PageHead.tsx'
import { TrailProvider } from './head/trail.ts'
import { addressesOf, PAGES, type PageName, type PageViews } from './pages.ts'
import { MissingPage } from './pages/not-found/NotFoundPage.tsx'
import { statusOf, type PageSource, type LoaderName, type LoaderResult } from './source/source.ts'

/** What a page component receives. */
export type PageProps<Name extends PageName> = { readonly page: PageViews[Name] }

type PageModule = Readonly<Record<string, unknown>>
const FILES = import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/*/NotFoundPage.tsx'])

/** A page's file as the glob names it. */
const pageFile = (name: string): string => {
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${name}.tsx`))
  if (file === undefined) throw new Error(`client/pages has no ${name}.tsx`)
  return file
}

/** Read by the server to preload the page's code with the HTML. */
export type PageHandle = { readonly module: string }

/**
 * A route's loader. `fixed` are parameters the path itself implies; `code` fetches
 * what draws the result.
 * A redirect is permanent; what does not exist is data with status 404, so that its page hydrates.
 */
export function loadPage<Q extends LoaderName>(
  source: PageSource,
  loader: Q,
  fixed: Readonly<Record<string, string>> = {},
  code: () => Promise<void> = loadParts,
): LoaderFunction {
  return async ({ params, request }) => {
    const named: Record<string, string> = { ...fixed }
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined) named[name === '*' ? 'path' : name] = value
    }
    const { searchParams } = new URL(request.url)
    const loaded = source.load(loader, named, searchParams, request.signal)
    const [result] = await Promise.all([loaded, code()])
    if (result.kind === 'redirect') return redirect(result.to, 301)
    if (result.kind !== 'missing') return result
    return data(result, { status: statusOf(result) })
  }
}

/** A page's entries in the route table: one for each of its addresses. */
export function pageRoutes(source: PageSource, name: PageName): RouteObject[] {
  return addressesOf(PAGES[name]).map(({ path, implies }) =>
    pageRoute(source, path, name, PAGES[name].component, implies),
  )
}

/** One address, and the page file that shows what its loader gives. */
export function pageRoute(
  source: PageSource,
  path: string,
  name: PageName,
  component: string,
  implies?: Readonly<Record<string, string>>,
): RouteObject {
  return {
    path,
    loader: loadPage(source, name, implies, () => loadComponent(name, component)),
    handle: { module: pageFile(component).replace('./', 'client/') } satisfies PageHandle,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate &&
      !(PAGES[name].sameForAllQueries && currentUrl.pathname === nextUrl.pathname),
    Component: () => createElement(loaded.get(component) ?? Missing),
  }
}

/** A moved address that keeps its query string. */
export function redirectRoute(path: string, to: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search, 301),
  }
}

/** Every address that no other entry of the table takes. */
export function missingRoute(source: PageSource): RouteObject {
  return { path: '*', loader: loadPage(source, 'not-found'), Component: Missing }
}

function Missing() {
  const result = useLoaderData<LoaderResult<unknown>>()
  if (result.kind !== 'missing') return null
  return (
    <>
      {result.about && <HeadTags about={result.about} />}
      <MissingPage missing={result.missing} />
    </>
  )
}

/** Fetches a page's code: before its document is hydrated, and ahead of its use. */
export async function loadPageCode(name: PageName): Promise<void> {
  if (name !== 'not-found') await loadComponent(name, PAGES[name].component)
}

/** The pages whose code has come, by their component's name. */
const loaded = new Map<string, ComponentType>()

async function loadComponent(name: PageName, component: string): Promise<void> {
  if (!loaded.has(component)) await importComponent(name, component)
  await loadParts()
}

async function importComponent(name: PageName, component: string): Promise<void> {
  const module = await FILES[pageFile(component)]?.()
  const found = module?.[component]
  if (!found) throw new Error(`client/pages/${component}.tsx exports no ${component}`)
  // Its description pairs each loader with the page that takes its view.
  const Page = found as ComponentType<{ readonly page: unknown }>
  loaded.set(component, function LoadedPage() {
    const result = useLoaderData<LoaderResult<PageViews[PageName]>>()
    if (result.kind !== 'page' || !result.about) return <Missing />
    return (
      <TrailProvider value={result.about.trail}>
        <PageHead name={name} view={result.page} about={result.about} />
        <Page page={result.page} />
      </TrailProvider>
    )
  })
}
