import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { redactQuery } from '../../domain/search/query.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'
import { toLogFields } from '../enquiries/database/connection.ts'
import type { Metrics } from './metrics.ts'

/** Do Not Track or Global Privacy Control: nothing of what the visitor typed is stored. */
export const isPrivate = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1'

/** Addresses that show results: the page, and the same page asked for by a page in the browser. */
const RESULTS = /^\/(?:search|api\/pages\/search)\?/

export type MissedSearches = ReturnType<typeof missedSearchCounter>

/** What people searched for and did not find (docs/product.md, 'Search'). */
export function missedSearchCounter({
  log,
  metrics,
  search,
  store,
}: {
  log: Logger
  metrics: Pick<Metrics, 'missedSearches'>
  /** The current search; undefined while not all data is there to be found. */
  search: () => ((query: string) => Pick<SearchAnswer, 'total'>) | undefined
  store: (words: string) => Promise<unknown>
}) {
  /**
   * Counts a search that found nothing, once its answer was sent.
   * @param source where it was answered: on the page of results, or in the list under the field
   * @param noWords the visitor's browser asks for privacy: no words are stored
   */
  const settled = (query: string, source: 'page' | 'panel', noWords: boolean): void => {
    setImmediate(() => {
      try {
        const answer = query.trim() === '' ? undefined : search()?.(query)
        if (answer?.total !== 0) return
        metrics.missedSearches.inc({ source })
        // The words go into the store alone, which deletes them in time.
        log.info({ source }, 'search missed')
        const words = noWords ? undefined : redactQuery(query)
        if (words === undefined) return
        pRetry(() => store(words), { retries: 3, minTimeout: 10_000, unref: true }).catch(
          (error: unknown) => log.warn(toLogFields(error), 'a missed search could not be stored'),
        )
      } catch (error) {
        log.error({ err: error }, 'a missed search could not be counted')
      }
    })
  }

  return {
    settled,
    /** The same for a request that was answered, where it was the page of results. */
    answered({ method, url = '', headers }: IncomingMessage): void {
      if (method !== 'GET' || !RESULTS.test(url) || headers['sec-purpose'] !== undefined) return
      const { searchParams } = new URL(url, 'http://localhost')
      // Later pages of results are no searches of their own.
      if (searchParams.has('page')) return
      settled(searchParams.get('q') ?? '', 'page', isPrivate(headers))
    },
  }
}
