import type { IncomingHttpHeaders } from 'node:http'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import { VISIT_SOURCES } from '../../domain/enquiry/visit-source.ts'
import { isCounted, OTHER_KEY } from '../../domain/figures/figures.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import { isPrivate } from '../metrics/count-missed-searches.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { canonicalPath } from '../../domain/seo/paths.ts'
import { routeOf } from '../../domain/seo/routes.ts'
import { projectKey } from '../../domain/shortlist/shortlist.ts'

/** Matches programs that say of themselves what they are; Cubot makes telephones. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|mediapartners|lighthouse|pingdom|uptime/i

type Told = { page: string; detail: string | undefined; source: unknown }

export type EventCounter = ReturnType<typeof eventCounter>

/** Counts what visitors do by day, page and kind of source (docs/product.md, 'Figures'). */
export function eventCounter({
  catalogue,
  store,
}: {
  catalogue: Pick<CatalogueStore, 'current'>
  store: Enquiries['addEvent']
}) {
  /**
   * Counts an event, unless the browser asks for privacy or names itself a program.
   * @param told what the browser tells: the path of the page that it is about, as detail the id of
   * a project that is meant rather than the page, and the kind of what led the visit here
   */
  return (event: string, told: Told, headers: IncomingHttpHeaders): void => {
    if (!isCounted(event) || isPrivate(headers) || PROGRAM.test(headers['user-agent'] ?? '')) return
    const { page, detail: projectId, source = 'direct' } = told
    const key = countedKey(catalogue.current, { page, projectId })
    store({ event, key, source: VISIT_SOURCES.find((one) => one === source) ?? 'other' })
  }
}

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
    name !== 'not-found' && (!pattern.includes(':') || catalogue.pagePaths().has(path))
  return isKnown ? path : OTHER_KEY
}
