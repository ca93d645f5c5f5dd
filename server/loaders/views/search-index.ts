import { listOf } from '../../../domain/value/loaded.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { sitePages } from '../../../domain/search/site-pages.ts'
import { imageUrl, type ImageView } from '../../../domain/image/images.ts'
import { spellCorrector, type SpellCorrector } from '../../../domain/search/spell-corrector.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/search/query.ts'
import type { SearchSource } from '../../../domain/search/search-entries.ts'
import { buildSearch, type SearchIndex } from '../../../domain/search/search.ts'
import { searchInWords } from '../../../domain/search/words/answer.ts'
import { queryReader } from '../../../domain/search/words/read-query.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import type { Parts, Sources } from '../page-entry.ts'

const searches = new WeakMap<Catalogue, ReturnType<typeof prepare>>()

/** The search over the current catalogue, prepared once for each; pictures as addresses. */
export const searchIndexOf = (sources: Sources): SearchIndex =>
  searchOf({ ...sources, catalogue: sources.catalogue.current }).answer

/** The search over a catalogue, prepared when it is first asked for, and what a query says as filters. */
export function searchOf(parts: Parts) {
  const search = searches.get(parts.catalogue) ?? prepare(parts)
  searches.set(parts.catalogue, search)
  return search
}

function prepare({ catalogue, images, config }: Parts) {
  const source = searchSourceOf(catalogue)
  const texts = buildSearch(source)
  const read = queryReader(vocabularyOf(catalogue, source))
  let correct: SpellCorrector | undefined
  const index = searchInWords({
    texts,
    read,
    // Learnt when a search first finds nothing.
    correct: (word) => (correct ??= spellCorrector(texts.texts))(word),
    allowed: (filters, developer) =>
      catalogue.listing.matching(
        developer === undefined ? catalogue.projects : catalogue.projectsOf(developer),
        filters,
      ),
  })
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
  return { answer, read }
}

/** What of a catalogue can be found. */
export function searchSourceOf(catalogue: Catalogue): SearchSource {
  return {
    pages: sitePages,
    projects: catalogue.projects,
    trending: listOf(catalogue.trending),
    developers: listOf(catalogue.developers),
    companies: listOf(catalogue.companies),
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  }
}

function vocabularyOf(catalogue: Catalogue, source: SearchSource) {
  const holders = groupBy(catalogue.projects, ({ localities }) => new Set(localities))
  return {
    places: [...holders.keys(), ...source.localities.map(({ name }) => name)],
    developers: catalogue.developerPages.map(({ name, slug }) => ({ name, slug })),
    names: [...source.projects, ...source.services].map(({ name }) => name),
    projectsAt: (first: string, second = first) =>
      (holders.get(first) ?? []).filter(({ localities }) => localities.includes(second)).length,
  }
}

/** No more than is read, and never half a symbol at its end. */
const shortened = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')

/** The smallest file of a picture: results show it at 48 px. */
function thumbnailUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  const [smallest = view.fallback.width] = view.widths
  return imageUrl(base, view.hash, smallest, 'webp')
}
