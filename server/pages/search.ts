import type { SearchView } from '../../client/pages/search/SearchPage.tsx'
import { activeFilters } from '../../domain/listing/active-filters.ts'
import { requestedPage, type ListingQuery } from '../../domain/listing/listing-query.ts'
import { isMapRequested, mapPath } from '../../domain/listing/listing-parameters.ts'
import { paths, pathSegments } from '../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../domain/search/search-answer.ts'
import type { SearchItem } from '../../domain/search/search-entries.ts'
import { describeFilters } from '../../domain/search/natural-language/search-in-words.ts'
import type { ReadQuery } from '../../domain/search/natural-language/read-query.ts'
import { placedCard, projectCard } from './views/cards.ts'
import { pageEntry, type PageDependencies } from './page-entry.ts'
import { searchOf } from './views/search-index.ts'

/** The results on one page, as many as the search box lists. */
export const RESULTS_ON_PAGE = 20

export const searchPages = {
  search: pageEntry<SearchView>({
    load(sources, { search }) {
      const { answer: answerQuery, read } = searchOf(sources)
      const query = search.get('q') ?? ''
      const map = sources.catalogue.site.mapTiles && isMapRequested(search) ? true : undefined
      const limit = map ? Number.MAX_SAFE_INTEGER : RESULTS_ON_PAGE
      const first = answerQuery(query, { from: 0, limit })
      const pages = Math.max(1, Math.ceil(first.total / limit))
      const pageNumber = requestedPage(search)
      const page = pageNumber <= pages ? pageNumber : 1
      const answer =
        page === 1
          ? first
          : answerQuery(query, { from: (page - 1) * RESULTS_ON_PAGE, limit: RESULTS_ON_PAGE })
      const understood = answer.understood ? read(answer.corrected ?? answer.query) : undefined
      return {
        ...byPicture(sources, answer, map ? placedCard : projectCard),
        map,
        page,
        pages,
        chips: (understood
          ? chipsOf({ ...understood, rest: answer.understood?.rest ?? '' })
          : []
        ).map(({ label, url }) => ({
          label,
          url: map ? mapPath(url) : url,
        })),
        failed: !sources.catalogue.hasAllProjects,
      }
    },
    head: ({ answer: { query }, page, pages }) => ({
      title: query === '' ? 'Search' : `Search for ${query}`,
      description: 'Search projects, developers, places and services.',
      path: paths.search(),
      listPage: { page, pages, isWhole: false },
    }),
    isListed: () => false,
    offersMap: ({ cards }) => cards.length > 0,
    breadcrumbs: () => [{ name: 'Search' }],
  }),
}

/** Turns projects into cards with pictures, and leaves all else as lines in groups. */
function byPicture(
  sources: PageDependencies,
  answer: SearchAnswer,
  card: typeof projectCard,
): Pick<SearchView, 'answer' | 'cards'> {
  const isProject = ({ type }: SearchItem) => type === 'residential' || type === 'commercial'
  const projects = answer.groups.flatMap(({ items }) => items.filter(isProject))
  return {
    cards: projects.flatMap(({ url }) => {
      const [, developer = '', id = ''] = pathSegments(url) ?? []
      const project = sources.catalogue.find(developer, id)
      return project ? [card(sources, project)] : []
    }),
    answer: { ...answer, groups: answer.groups.filter(({ items }) => !items.some(isProject)) },
  }
}

const KINDS = { residential: 'Residential', commercial: 'Commercial' } as const

/** The filters that were understood, each with the search without it. */
function chipsOf({ filters, developer, rest }: ReadQuery): SearchView['chips'] {
  const textOf = (left: ListingQuery, by?: { name: string }) => {
    const text = describeFilters(left, by)
    // A listing without filters has this name, which is not searched for.
    return text === 'Projects' ? '' : text
  }
  const searchFor = (text: string) => paths.search([text, rest].filter(Boolean).join(' '))
  const { type, ...withoutType } = filters
  const kind = type ? [{ label: KINDS[type], without: withoutType }] : []
  const chips = [...kind, ...activeFilters(filters)].map(({ label, without }) => ({
    label,
    url: searchFor(textOf(without, developer)),
  }))
  // The words that are matched as text can be removed like a filter.
  const understoodText = textOf(filters, developer)
  if (rest !== '' && understoodText !== '')
    chips.push({ label: `“${rest}”`, url: paths.search(understoodText) })
  if (developer) chips.push({ label: developer.name, url: searchFor(textOf(filters)) })
  return chips
}
