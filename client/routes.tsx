import type { RouteObject } from 'react-router-dom'
import { movedPaths } from '../domain/seo/paths.ts'
import { Layout } from './Layout.tsx'
import { loadPage, missingRoute, pageRoutes, redirectRoute } from './page-route.tsx'
import { PAGES, type PageName } from './pages.ts'
import { PageFailure } from './pages/parts/PageFailure.tsx'
import type { PageSource } from './source/source.ts'

/** The whole route table, from the pages' descriptions. The server and the browser both use it. */
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
            missingRoute(source),
          ],
        },
      ],
    },
  ]
}
