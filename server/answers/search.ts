import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { pagesForSearch } from '../../client/pages.ts'
import type { Reply } from '../../client/source/source.ts'
import type { SearchView } from '../../client/page-descriptions/search.ts'
import { imageUrl, type ImageView } from '../../domain/image/images.ts'
import { buildSearch, type SearchAnswer, type SearchIndex } from '../../domain/search/search.ts'
import { foldText } from '../../domain/text/text.ts'
import type { Services } from '../services.ts'
import { listOf } from './site-index.ts'
import { page, type Answers, type Asked, type Parts } from './parts.ts'

const indexes = new WeakMap<Catalogue, SearchIndex>()

/** Visitors type the same beginnings of the same words; an answer is a few kilobytes. */
const KEPT_ANSWERS = 1000

/** The search over the current catalogue, prepared once for each; pictures as addresses. */
export function searchIndexOf({
  catalogue: holder,
  images,
  config,
}: Pick<Services, 'catalogue' | 'images' | 'config'>): SearchIndex {
  return indexFor({ catalogue: holder.current, images, config })
}

function indexFor({ catalogue, images, config }: Parts): SearchIndex {
  const known = indexes.get(catalogue)
  if (known) return known
  const index = remembering(
    buildSearch({
      pages: pagesForSearch,
      projects: catalogue.projects,
      trending: listOf(catalogue.trending),
      developers: listOf(catalogue.developers),
      companies: listOf(catalogue.companies),
      localities: listOf(catalogue.topLocalities),
      services: listOf(catalogue.services),
    }),
  )
  const withPictures: SearchIndex = (query) => {
    const answer = index(query)
    return {
      ...answer,
      groups: answer.groups.map(({ label, items }) => ({
        label,
        items: items.map(({ image, ...item }) => {
          const view = images.find(image)
          return view ? { ...item, image: thumbnailUrl(config.imageBaseUrl, view) } : item
        }),
      })),
    }
  }
  indexes.set(catalogue, withPictures)
  return withPictures
}

/** The same index that answers at once what it was asked lately. */
function remembering(index: SearchIndex): SearchIndex {
  const answers = new LRUCache<string, SearchAnswer>({ max: KEPT_ANSWERS })
  return (query) => {
    const key = foldText(query)
    const answer = answers.get(key) ?? index(query)
    answers.set(key, answer)
    return { ...answer, query: query.trim() }
  }
}

/** The smallest file of a picture: results show it at 48 px. */
function thumbnailUrl(base: string, view: ImageView): string {
  if ('src' in view) return view.src
  const [smallest = view.fallback.width] = view.widths
  return imageUrl(base, view.hash, smallest, 'webp')
}

function search(parts: Parts, asked: Asked): Reply<SearchView> {
  const { failed } = parts.catalogue
  return page({
    answer: indexFor(parts)(asked.search.get('q') ?? ''),
    failed: failed.has('residentialProjects') || failed.has('commercialProjects'),
  })
}

export const searchAnswers = { search } satisfies Partial<Answers>
