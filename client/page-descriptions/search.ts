import { paths } from '../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'
import type { ProjectCardView } from '../source/shapes.ts'
import type { PageDescription } from './description.ts'

export type SearchView = {
  /** Its groups hold all but the projects, which are `cards`. */
  readonly answer: SearchAnswer
  readonly cards: readonly ProjectCardView[]
  readonly page: number
  readonly pages: number
  /** The filters that were understood, each with the search without it. */
  readonly chips: readonly { readonly label: string; readonly url: string }[]
  /** A project file failed to load: what was found is not all there is. */
  readonly failed: boolean
}

const search: PageDescription<SearchView> = {
  component: 'SearchPage',
  addresses: [{ path: paths.search() }],
  query: ['q', 'page'],
  published: import.meta.env.SSR
    ? {
        head: ({ answer: { query } }) => ({
          title: query === '' ? 'Search' : `Search for ${query}`,
          description: 'Search projects, developers, places and services.',
          path: paths.search(),
          noindex: true,
        }),
        trail: () => [{ name: 'Search' }],
      }
    : undefined,
}

export const searchPages = { search }
