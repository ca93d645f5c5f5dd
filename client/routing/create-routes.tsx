import { createElement } from 'react'
import { data, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { movedPaths } from '../../domain/seo/paths.ts'
import { loadParts } from '../components/lazy/part.tsx'
import { Layout } from '../layout/Layout.tsx'
import { PageFailure } from '../pages/parts/PageFailure.tsx'
import { addressesOf, PAGES } from '../routes.tsx'
import { loadPageCode, MissingRoute, pageComponent, pageFile } from './page-code.tsx'
import { statusOf, type LoaderName, type PageName, type PageSource } from './page-source.ts'

/** Read by the server: whose page it is, and the file whose code is preloaded with the HTML. */
export type PageHandle = { name: PageName; module: string }

/** What the router makes of the route table. The server and the browser both use it. */
export function createRoutes(source: PageSource): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: loadPage(source, 'shell'),
      // Asked once a visit: the shell is the same on every page.
      shouldRevalidate: () => false,
      element: <Layout />,
      errorElement: <PageFailure />,
      children: [
        {
          errorElement: <PageFailure />,
          children: [
            ...(Object.keys(PAGES) as PageName[]).flatMap((name) => pageRoutes(source, name)),
            ...Object.entries(movedPaths).map(([from, to]) => redirectRoute(from, to)),
            { path: '*', loader: loadPage(source, 'not-found'), Component: MissingRoute },
          ],
        },
      ],
    },
  ]
}

/** A page's routes: one for each of its addresses. */
function pageRoutes(source: PageSource, name: PageName): RouteObject[] {
  const { component, ignoreSearch = false } = PAGES[name]
  return addressesOf(PAGES[name]).map(({ path, defaultParams }) => ({
    path,
    loader: loadPage(source, name, defaultParams, () => loadPageCode(name)),
    handle: {
      name,
      module: pageFile(component),
    } satisfies PageHandle,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !(ignoreSearch && currentUrl.pathname === nextUrl.pathname),
    Component: () => createElement(pageComponent(name)),
  }))
}

/**
 * A route's loader: `code` fetches what draws the result. A redirect is permanent; what does not
 * exist is data with status 404, so that its page hydrates.
 */
function loadPage(
  source: PageSource,
  loader: LoaderName,
  defaultParams: Readonly<Record<string, string>> = {},
  code: () => Promise<void> = loadParts,
): LoaderFunction {
  return async ({ params, request }) => {
    const named: Record<string, string> = { ...defaultParams }
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined) named[name === '*' ? 'path' : name] = value
    }
    const { searchParams } = new URL(request.url)
    const loading = source.load(loader, named, searchParams, request.signal)
    const [result] = await Promise.all([loading, code()])
    if (result.kind === 'redirect') return redirect(result.to, 301)
    if (result.kind !== 'missing') return result
    return data(result, { status: statusOf(result) })
  }
}

/** A moved address that keeps its query string. */
function redirectRoute(path: string, to: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search, 301),
  }
}
