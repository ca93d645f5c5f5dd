import type { Catalogue, Section } from '../../catalogue/catalogue.ts'
import type { Reply } from '../../client/source/source.ts'
import type { SearchView } from '../../client/source/views.ts'
import { plainImageUrl } from '../../domain/images.ts'
import { buildSearch, type SearchIndex } from '../../domain/search.ts'
import type { Services } from '../services.ts'
import { page, type Asked, type Parts } from './parts.ts'

const indexes = new WeakMap<Catalogue, SearchIndex>()

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
  const index = buildSearch({
    projects: catalogue.projects,
    trending: listOf(catalogue.trending),
    developers: listOf(catalogue.developers),
    companies: listOf(catalogue.companies),
    localities: listOf(catalogue.topLocalities),
    services: listOf(catalogue.services),
  })
  const withPictures: SearchIndex = (query) => {
    const answer = index(query)
    return {
      ...answer,
      groups: answer.groups.map(({ label, items }) => ({
        label,
        items: items.map(({ image, ...item }) => {
          const view = images.find(image)
          return view ? { ...item, image: plainImageUrl(config.imageBaseUrl, view) } : item
        }),
      })),
    }
  }
  indexes.set(catalogue, withPictures)
  return withPictures
}

// What failed to load is not found; the static pages always are (specification, section 8).
function listOf<T>(section: Section<readonly T[]>): readonly T[] {
  return section.ok ? section.data : []
}

export function search(parts: Parts, asked: Asked): Reply<SearchView> {
  const { failed } = parts.catalogue
  return page({
    answer: indexFor(parts)(asked.search.get('q') ?? ''),
    failed: failed.has('residentialProjects') || failed.has('commercialProjects'),
  })
}
