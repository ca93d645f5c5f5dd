import type { SearchView } from '../../client/pages/search/SearchPage.tsx'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import { activeFilters } from '../../domain/listing/active-filters.ts'
import { pageAsked } from '../../domain/listing/listing-query.ts'
import type { Project } from '../../domain/project/project.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'
import { describeFilters } from '../../domain/search/words/answer.ts'
import type { ReadQuery } from '../../domain/search/words/read-query.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { projectCard } from './views/cards.ts'
import { page, type RequestContext, type Parts } from './views/loader-result.ts'
import { entry } from './views/page-entry.ts'
import { searchOf } from './views/search-index.ts'

/** Results on one page, as many as the search box lists. */
const PAGE = 20

function search(parts: Parts, { search: asked }: RequestContext): LoaderResult<SearchView> {
  const { answer: find, read } = searchOf(parts)
  const query = asked.get('q') ?? ''
  const first = find(query, { from: 0, limit: PAGE })
  const pages = Math.max(1, Math.ceil(first.total / PAGE))
  const wanted = pageAsked(asked)
  const current = wanted <= pages ? wanted : 1
  const answer = current === 1 ? first : find(query, { from: (current - 1) * PAGE, limit: PAGE })
  const words = answer.understood ? read(answer.corrected ?? answer.query) : undefined
  return page({
    ...byPicture(parts, answer),
    page: current,
    pages,
    chips: words ? chipsOf(words) : [],
    failed: !parts.catalogue.hasAllProjects,
  })
}

const projects = new WeakMap<Catalogue, ReadonlyMap<string, Project>>()

/** Projects become cards with pictures; everything else stays a line in its group. */
function byPicture(parts: Parts, answer: SearchAnswer): Pick<SearchView, 'answer' | 'cards'> {
  const { catalogue } = parts
  let byPath = projects.get(catalogue)
  if (!byPath) {
    byPath = new Map(catalogue.projects.map((project) => [project.path, project]))
    projects.set(catalogue, byPath)
  }
  const isProject = (type: string) => type === 'residential' || type === 'commercial'
  const found = answer.groups.flatMap(({ items }) => items.filter(({ type }) => isProject(type)))
  return {
    cards: found.flatMap(({ url }) => {
      const project = byPath.get(url)
      return project ? [projectCard(parts, project)] : []
    }),
    answer: {
      ...answer,
      groups: answer.groups.filter(({ items }) => !items.some(({ type }) => isProject(type))),
    },
  }
}

/** What was understood, each with the search without it. */
function chipsOf({ filters, developer, rest }: ReadQuery): SearchView['chips'] {
  const searchFor = (text: string) => paths.search([text, rest].filter((part) => part).join(' '))
  const kind = filters.type
    ? [{ label: KINDS[filters.type], without: { ...filters, type: undefined } }]
    : []
  const chips = [...kind, ...activeFilters(filters)].map(({ label, without }) => {
    const { type, ...others } = without
    const left = { ...others, ...(type && { type }) }
    const text = describeFilters(left, developer)
    return { label, url: text === NOTHING ? searchFor('') : searchFor(text) }
  })
  // What is matched as text goes like a filter.
  const all = describeFilters(filters, developer)
  if (rest !== '' && all !== NOTHING) chips.push({ label: `“${rest}”`, url: paths.search(all) })
  if (!developer) return chips
  const text = describeFilters(filters)
  return [...chips, { label: developer.name, url: searchFor(text === NOTHING ? '' : text) }]
}

const KINDS = { residential: 'Residential', commercial: 'Commercial' } as const

/** What no filter at all reads. */
const NOTHING = 'Projects'

export const searchPages = {
  search: entry({
    load: search,
    head: ({ answer: { query } }) => ({
      title: query === '' ? 'Search' : `Search for ${query}`,
      description: 'Search projects, developers, places and services.',
      path: paths.search(),
      noindex: true,
    }),
    breadcrumbs: () => [{ name: 'Search' }],
  }),
}
