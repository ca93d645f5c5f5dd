import type { RouteObject } from 'react-router-dom'
import { CITY_SLUGS } from '../domain/place/cities.ts'
import { movedPaths } from '../domain/seo/paths.ts'
import { Layout } from './Layout.tsx'
import { loadPage, missingRoute, pageRoute, redirectRoute } from './page-route.tsx'
import { PageFailure } from './pages/parts/PageFailure.tsx'
import type { PageSource } from './source/source.ts'

/** The whole route table: address, question, page file. The server and the browser both use it. */
export function createRoutes(source: PageSource): RouteObject[] {
  const page = pageRoute(source)
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
            page('/', 'home', 'HomePage'),
            page('/home', 'home', 'HomePage'),
            page('/about', 'about', 'AboutPage'),
            page('/career', 'career', 'CareerPage'),
            page('/contact-us', 'contact', 'ContactPage'),
            page('/residential', 'developers', 'DevelopersPage', { kind: 'residential' }),
            page('/commercial', 'developers', 'DevelopersPage', { kind: 'commercial' }),
            page('/plots', 'developers', 'DevelopersPage', { kind: 'plots' }),
            page('/sco', 'developers', 'DevelopersPage', { kind: 'sco' }),
            page('/developers', 'developers', 'DevelopersPage'),
            page('/trending-projects', 'trending', 'TrendingPage'),
            page('/project-details', 'listing', 'ListingPage'),
            page('/project-details/:developer', 'developer', 'DeveloperPage'),
            page('/project-details/:developer/:id', 'project', 'ProjectPage'),
            page('/floor-plans', 'floor-plans', 'FloorPlansPage'),
            page('/floor-plans/:developer', 'floor-plans', 'FloorPlansPage'),
            page('/city/:city', 'city', 'CityPage'),
            ...CITY_SLUGS.map((city) => page(`/${city}`, 'city', 'CityPage', { city })),
            page('/location/:key', 'location', 'LocationPage'),
            page('/locality/:id', 'locality', 'LocalityPage'),
            page('/service/:id', 'service', 'ServicePage'),
            page('/search', 'search', 'SearchPage'),
            page('/coming-soon', 'coming-soon', 'ComingSoonPage'),
            page('/enquiry-sent', 'enquiry-sent', 'EnquirySentPage'),
            ...(import.meta.env.DEV ? [page('/_styles', 'coming-soon', 'StylesPage')] : []),
            ...Object.entries(movedPaths).map(([from, to]) => redirectRoute(from, to)),
            missingRoute(source),
          ],
        },
      ],
    },
  ]
}
