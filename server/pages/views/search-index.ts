import { LRUCache } from 'lru-cache'
import { listOf } from '../../../domain/value/loaded.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { facetRules } from '../../../domain/listing/facet-rules.ts'
import { sitePages } from '../../../domain/search/site-pages.ts'
import { imageUrl, type ImageView } from '../../../domain/image/images.ts'
import { countWords, spellCorrector } from '../../../domain/search/spell-corrector.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/search/redact-query.ts'
import type { SearchSource } from '../../../domain/search/search-entries.ts'
import { buildSearch } from '../../../domain/search/search.ts'
import type { SearchAnswer, SearchIndex } from '../../../domain/search/search-answer.ts'
import { searchInWords } from '../../../domain/search/natural-language/search-in-words.ts'
import { filterWords } from '../../../domain/search/natural-language/facet-phrases.ts'
import { queryReader } from '../../../domain/search/natural-language/read-query.ts'
import type { Project } from '../../../domain/project/project.ts'
import { memoize, once } from '../../../domain/text/memoize.ts'
import type { PageDependencies, PageDependenciesWithStore } from '../page-entry.ts'

/**
 * So many latest answers are kept for each catalogue, as the count of searches asks for them again.
 */
const MAX_ANSWERS = 500

const searches = new WeakMap<Catalogue, ReturnType<typeof prepare>>()

export const searchIndexOf = (services: PageDependenciesWithStore): SearchIndex =>
  searchOf({ ...services, catalogue: services.catalogue.current }).answer

type SearchSources = Pick<PageDependencies, 'catalogue'> & {
  images: Pick<PageDependencies['images'], 'find'>
  config: Pick<PageDependencies['config'], 'imageBaseUrl'>
}

/** The search of a catalogue, prepared at its first use, and the reading of a query as filters. */
export function searchOf(sources: SearchSources) {
  const search = searches.get(sources.catalogue) ?? prepare(sources)
  searches.set(sources.catalogue, search)
  return search
}

/** How many results a search has. */
export const countResults = (sources: PageDependencies, query: string): number =>
  searchOf(sources).answer(query, { from: 0, limit: 0 }).total

function prepare({ catalogue, images, config }: SearchSources) {
  const source = searchSourceOf(catalogue)
  const texts = buildSearch(source)
  // The words are counted when a search first needs them.
  const correct = once(() =>
    spellCorrector({
      counts: countWords(texts.texts),
      telling: [...texts.words, ...filterWords],
      names: texts.names,
    }),
  )
  const read = queryReader(vocabularyOf(catalogue, source))
  const index = searchInWords({
    texts,
    read,
    correct: (word, isAlone) => correct()(word, isAlone),
    allowed: (filters, developer) =>
      soldOutProjectsLast(
        catalogue,
        catalogue.listing.matching(
          developer === undefined ? catalogue.projects : catalogue.projectsOf(developer),
          filters,
        ),
      ),
  })
  const answers = new LRUCache<string, SearchAnswer>({ max: MAX_ANSWERS })
  const answer: SearchIndex = (text, listed) => {
    const query = shortened(withoutEscapes(text))
    const key = JSON.stringify([query, listed])
    const cachedAnswer = answers.get(key) ?? index(query, listed)
    answers.set(key, cachedAnswer)
    return {
      ...cachedAnswer,
      groups: cachedAnswer.groups.map(({ label, items }) => ({
        label,
        items: items.map(({ image, ...item }) => {
          const view = images.find(image)
          return view ? { ...item, image: thumbnailUrl(config.imageBaseUrl, view) } : item
        }),
      })),
    }
  }
  return { answer, read }
}

/** Projects in their order, those without a configuration that can be had at the end. */
const soldOutProjectsLast = ({ isSoldOut }: Catalogue, projects: readonly Project[]): Project[] =>
  projects.toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)))

function searchSourceOf(catalogue: Catalogue): SearchSource {
  return {
    cities: catalogue.cities,
    pages: sitePages(catalogue.site.cities),
    projects: soldOutProjectsLast(catalogue, catalogue.projects),
    isSoldOut: catalogue.isSoldOut,
    trending: listOf(catalogue.trending),
    developers: listOf(catalogue.developers),
    companies: listOf(catalogue.companies),
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  }
}

function vocabularyOf(catalogue: Catalogue, source: SearchSource) {
  const projectsAt = memoize((place: string) => new Set(catalogue.projectsAt(place)))
  return {
    cities: catalogue.cities,
    places: [
      ...catalogue.places.map(([name = '']) => name),
      ...source.localities.map(({ name }) => name),
    ],
    developers: catalogue.developerPages.map(({ name, slug }) => ({ name, slug })),
    categories: source.projects.flatMap(facetRules(catalogue.cities).category.valuesOf),
    names: source.projects.map(({ name }) => name),
    services: source.services.map(({ name }) => name),
    projectsAt: (first: string, second = first) =>
      [...projectsAt(first)].filter((project) => projectsAt(second).has(project)).length,
  }
}

/** A query without the escapes of an address that it was pasted from, also escaped again: 'meridian%20one', 'meridian%2520one'. */
const withoutEscapes = (query: string): string =>
  query.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%').replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })

/** Cuts a query to the length that is read, without dividing a symbol at its end. */
const shortened = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')

/** The smallest file of a picture, as results show it at 48 px. */
function thumbnailUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  const [smallest = view.fallback.width] = view.widths
  return imageUrl(base, view.hash, smallest, 'webp')
}
