import type { IncomingHttpHeaders } from 'node:http'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import { VISIT_SOURCES } from '../../domain/enquiry/visit-source.ts'
import { isCounted } from '../../domain/figures/figures.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import { isPrivate } from '../metrics/count-missed-searches.ts'
import { countedKey } from './page-key.ts'

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
