import { paths } from '../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'
import type { PageDescription } from './description.ts'

export type SearchView = { readonly answer: SearchAnswer; readonly failed: boolean }

const search: PageDescription<SearchView> = {
  component: 'SearchPage',
  addresses: [{ path: paths.search() }],
  query: ['q', 'page'],
  head: ({ answer: { query } }) => ({
    title: query === '' ? 'Search' : `Search for ${query}`,
    description: 'Search projects, developers, places and services.',
    path: paths.search(),
    noindex: true,
  }),
  trail: () => [{ name: 'Search' }],
}

export const searchPages = { search }
