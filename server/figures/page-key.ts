import type { Catalogue } from '../../catalogue/catalogue.ts'
import { OTHER_KEY } from '../../domain/figures/figures.ts'
import { canonicalPath } from '../../domain/seo/paths.ts'
import { routeOf } from '../../domain/seo/routes.ts'
import { projectKey } from '../../domain/shortlist/shortlist.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { sitemapPaths } from '../pages/page-meta.ts'

/**
 * What something is counted as: the project that it names or whose page it happened on as
 * `developer/id`, another page that exists by its path, and 'other' for every other text, so that
 * nobody can have made-up pages stored.
 */
export function countedKey(
  catalogue: Catalogue,
  { projectId, page }: { projectId: string | null | undefined; page: string | null },
): string {
  const named = catalogue.project(projectId ?? '')
  return named ? projectKey(named.path) : pageKey(catalogue, page ?? '')
}

function pageKey(catalogue: Catalogue, page: string): string {
  const path = canonicalPath(page.split(/[?#]/)[0] ?? '')
  const { name, params, pattern } = routeOf(path)
  if (name === 'project') {
    const project = catalogue.find(params['developer'] ?? '', params['id'] ?? '')
    return project ? projectKey(project.path) : OTHER_KEY
  }
  const isKnown =
    name !== 'not-found' && (!pattern.includes(':') || listedPages(catalogue).has(path))
  return isKnown ? path : OTHER_KEY
}

const listedPages = memoizeByObject((catalogue: Catalogue) => new Set(sitemapPaths(catalogue)))
