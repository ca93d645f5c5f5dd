import type { IncomingHttpHeaders } from 'node:http'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import { VISIT_SOURCES } from '../../domain/enquiry/visit-source.ts'
import { isCounted } from '../../domain/figures/figures.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import { isPrivate } from '../metrics/count-missed-searches.ts'
import { pageKey } from './page-key.ts'

/** Matches programs that say of themselves what they are; Cubot makes telephones. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|mediapartners|lighthouse|pingdom|uptime/i

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
   * @param page the path of the page that it is about, as the browser tells it
   * @param source the kind of what led the visit here, as the browser tells it
   */
  return (event: string, page: string, source: unknown, headers: IncomingHttpHeaders): void => {
    if (!isCounted(event) || isPrivate(headers) || PROGRAM.test(headers['user-agent'] ?? '')) return
    const known = VISIT_SOURCES.find((one) => one === source)
    store({
      event,
      key: pageKey(catalogue.current, page),
      source: known ?? (source === undefined ? 'direct' : 'other'),
    })
  }
}
