import { paths } from '../../domain/seo/paths.ts'
import { listAnd, projectCount } from '../../domain/text/text.ts'
import type { PagesSeo } from './page-seo.ts'

export const savedSeo: PagesSeo<'search' | 'shortlist' | 'compare'> = {
  search: {
    head: ({ answer: { query } }) => ({
      title: query === '' ? 'Search' : `Search for ${query}`,
      description: 'Search projects, developers, places and services.',
      path: paths.search(),
      noindex: true,
    }),
    breadcrumbs: () => [{ name: 'Search' }],
  },
  shortlist: {
    head: () => ({
      title: 'Shortlist',
      description: 'Saved projects on one page, to compare, to pass on and to ask about together.',
      path: paths.shortlist,
      noindex: true,
    }),
  },
  compare: {
    head: ({ projects }) => ({
      title:
        projects.length < 2 ? 'Compare' : `Compare ${listAnd(projects.map(({ name }) => name))}`,
      shortTitle: projects.length < 2 ? 'Compare' : `Compare ${projectCount(projects.length)}`,
      description:
        'Two to four projects side by side: prices, sizes, amenities and what they cost.',
      path: paths.compare,
      noindex: true,
    }),
    breadcrumbs: () => [{ name: 'Compare' }],
  },
}
