import { listOf } from '../../../domain/value/loaded.ts'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { pagesForSearch } from '../../../client/pages.ts'
import { imageUrl, type ImageView } from '../../../domain/image/images.ts'
import { corrector } from '../../../domain/search/corrections.ts'
import { LONGEST_QUERY } from '../../../domain/search/longest-query.ts'
import type { SearchSource } from '../../../domain/search/search-entries.ts'
import {
  buildSearch,
  FIRST,
  type SearchAnswer,
  type SearchIndex,
} from '../../../domain/search/search.ts'
import { searchInWords } from '../../../domain/search/words/answer.ts'
import { queryReader, type QueryReader } from '../../../domain/search/words/read-query.ts'
import { foldText } from '../../../domain/text/text.ts'
import type { Services } from '../../services.ts'
import type { Parts } from './replies.ts'

/** The search over one catalogue. */
export type Search = {
  readonly answer: SearchIndex
  /** What a query says as filters. */
  readonly read: QueryReader
}

const searches = new WeakMap<Catalogue, Search>()

/** Visitors type the same beginnings of the same words; an answer is a few kilobytes. */
const KEPT_ANSWERS = 1000

/** The search over the current catalogue, prepared once for each; pictures as addresses. */
export function searchIndexOf({
  catalogue: live,
  images,
  config,
}: Pick<Services, 'catalogue' | 'images' | 'config'>): SearchIndex {
  return searchOf({ catalogue: live.current, images, config }).answer
}

/** The search over a catalogue, prepared when it is first asked for. */
export function searchOf({ catalogue, images, config }: Parts): Search {
  const known = searches.get(catalogue)
  if (known) return known
  const source = searchSourceOf(catalogue)
  const texts = buildSearch(source)
  const read = queryReader(vocabularyOf(catalogue, source))
  const index = memoised(
    searchInWords({
      texts,
      read,
      correct: corrector(texts.texts()),
      allowed: (filters, developer) =>
        catalogue.listing.allowed(
          developer === undefined ? catalogue.projects : catalogue.projectsOf(developer),
          filters,
        ),
    }),
  )
  const answer: SearchIndex = (query, listed) => {
    const found = index(shortened(query), listed)
    return {
      ...found,
      groups: found.groups.map(({ label, items }) => ({
        label,
        items: items.map(({ image, ...item }) => {
          const view = images.find(image)
          return view ? { ...item, image: thumbnailUrl(config.imageBaseUrl, view) } : item
        }),
      })),
    }
  }
  const made = { answer, read }
  searches.set(catalogue, made)
  return made
}

/** What of a catalogue can be found. */
export function searchSourceOf(catalogue: Catalogue): SearchSource {
  return {
    pages: pagesForSearch,
    projects: catalogue.projects,
    trending: listOf(catalogue.trending),
    developers: listOf(catalogue.developers),
    companies: listOf(catalogue.companies),
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  }
}

function vocabularyOf(catalogue: Catalogue, source: SearchSource) {
  const holders = new Map<string, Set<number>>()
  catalogue.projects.forEach(({ localities }, index) => {
    for (const place of localities) {
      const known = holders.get(place)
      if (known) known.add(index)
      else holders.set(place, new Set([index]))
    }
  })
  const at = (place: string) => holders.get(place) ?? new Set<number>()
  return {
    places: [...holders.keys(), ...source.localities.map(({ name }) => name)],
    developers: catalogue.developerPages.map(({ name, slug }) => ({ name, slug })),
    names: [...source.projects, ...source.services].map(({ name }) => name),
    projectsAt: (first: string, second?: string) => {
      if (second === undefined) return at(first).size
      const [few, many] = [at(first), at(second)].sort((a, b) => a.size - b.size)
      let both = 0
      for (const project of few ?? []) if (many?.has(project)) both += 1
      return both
    },
  }
}

/** The same index that answers at once what it was asked lately. */
function memoised(index: SearchIndex): SearchIndex {
  const answers = new LRUCache<string, SearchAnswer>({ max: KEPT_ANSWERS })
  return (query, listed = FIRST) => {
    const key = `${listed.from} ${foldText(query)}`
    const answer = answers.get(key) ?? index(query, listed)
    answers.set(key, answer)
    return { ...answer, query: query.trim() }
  }
}

/** No more than is read, and never half a symbol at its end. */
const shortened = (query: string): string =>
  query.slice(0, LONGEST_QUERY).replace(/[\uD800-\uDBFF]$/, '')

/** The smallest file of a picture: results show it at 48 px. */
function thumbnailUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  const [smallest = view.fallback.width] = view.widths
  return imageUrl(base, view.hash, smallest, 'webp')
}
