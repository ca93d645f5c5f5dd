import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { redactQuery } from '../../domain/search/redact-query.ts'
import type { SearchAnswer } from '../../domain/search/search-answer.ts'
import type { Metrics } from './metrics.ts'

/**
 * Whether Do Not Track or Global Privacy Control is on: then nothing of the visitor's words is
 * stored.
 */
export const isPrivate = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1'

/**
 * Matches addresses that show results: the page, and the data of the page for the browser's router.
 */
const RESULTS = /^\/(?:search|api\/pages\/search)\?/

export type MissedSearches = ReturnType<typeof missedSearchCounter>

/** Counts what people searched for and did not find (docs/product.md, 'Search'). */
export function missedSearchCounter({
  log,
  metrics,
  search,
  store,
}: {
  log: Logger
  metrics: Pick<Metrics, 'missedSearches'>
  /** The current search; undefined while some of the data is missing. */
  search: () => ((query: string) => Pick<SearchAnswer, 'total'>) | undefined
  store: (words: string) => void
}) {
  /**
   * Counts a search that found nothing, after its answer was sent.
   * @param source the place of the answer: the page of results, or the list under the field
   * @param noWords whether the visitor's browser asks for privacy, so that no words are stored
   */
  const count = (query: string, source: 'page' | 'panel', noWords: boolean): void => {
    setImmediate(() => {
      try {
        const answer = query.trim() === '' ? undefined : search()?.(query)
        if (answer?.total !== 0) return
        metrics.missedSearches.inc({ source })
        // The log leaves the words out; only the store has them, and deletes them in time.
        log.info({ source }, 'search missed')
        const words = noWords ? undefined : redactQuery(query)
        if (words !== undefined) store(words)
      } catch (error) {
        log.error({ err: error }, 'a missed search could not be counted')
      }
    })
  }

  return {
    count,
    /** Counts a request after its answer, where it was for the page of results. */
    answered({ method, url = '', headers }: IncomingMessage): void {
      if (method !== 'GET' || !RESULTS.test(url) || headers['sec-purpose'] !== undefined) return
      const { searchParams } = new URL(url, 'http://localhost')
      // Later pages of results belong to the same search.
      if (searchParams.has('page')) return
      count(searchParams.get('q') ?? '', 'page', isPrivate(headers))
    },
  }
}
