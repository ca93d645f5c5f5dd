import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { redactQuery } from '../../domain/search/query.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'
import { toLogFields } from '../enquiries/database/database-errors.ts'
import type { Metrics } from './metrics.ts'

const FLUSH_MS = 10_000
/** Different words that wait for the store; beyond, they are counted in the metrics alone. */
const MAX_WAITING = 500

/** Where a search was answered: on the page of results, or in the list under the field. */
type SearchSource = 'page' | 'panel'

/** Do Not Track or Global Privacy Control: nothing of what the visitor typed is stored. */
export const isPrivate = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1'

type Options = {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'zeroResultSearch'>
  /** The current search; undefined while not all data is there to be found. */
  readonly search: () => ((query: string) => Pick<SearchAnswer, 'total'>) | undefined
  readonly store: (counts: ReadonlyMap<string, number>) => Promise<void>
}

/** Addresses that show results: the page, and the same page asked for by a page in the browser. */
const RESULTS = /^\/(?:search|api\/pages\/search)\?/

export type ZeroResultSearches = ReturnType<typeof createZeroResultSearches>

/** What people searched for and did not find (docs/product.md, 'Search'). */
export function createZeroResultSearches({ log, metrics, search, store }: Options) {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const keep = (words: string, times: number): void => {
    if (!waiting.has(words) && waiting.size >= MAX_WAITING) return
    waiting.set(words, (waiting.get(words) ?? 0) + times)
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  /** Stores what waits; never rejects. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const counts = new Map(waiting)
    waiting.clear()
    try {
      await store(counts)
    } catch (error) {
      log.warn(toLogFields(error), 'zero-result searches could not be stored; tried again')
      for (const [words, times] of counts) keep(words, times)
    }
  }

  /**
   * Counts a search that found nothing, once its answer was sent.
   * @param noWords the visitor's browser asks for privacy: no words are stored
   */
  const settled = (query: string, source: SearchSource, noWords: boolean): void => {
    setImmediate(() => {
      try {
        const answer = query.trim() === '' ? undefined : search()?.(query)
        if (answer?.total !== 0) return
        metrics.zeroResultSearch(source)
        const words = noWords ? undefined : redactQuery(query)
        log.info({ source, ...(words !== undefined && { words }) }, 'search missed')
        if (words !== undefined) keep(words, 1)
      } catch (error) {
        log.error({ err: error }, 'a zero-result search could not be counted')
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
    flush,
  }
}
