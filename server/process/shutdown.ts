import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../services.ts'

/** What is in flight has so long to end. */
const END_MS = 10_000
/** Of it, what is left for mails under way when the requests have taken theirs. */
const DELIVERY_MS = 1500

/**
 * Ends a server: tells load balancers to look away while it still takes connections, then finishes
 * what is in flight, ten seconds at most, and closes the store.
 * @param drainMs how long connections are still taken
 */
export async function shutDown(
  server: Server,
  {
    state,
    log,
    enquiries,
    missedSearches,
  }: Pick<Services, 'state' | 'log' | 'enquiries' | 'missedSearches'>,
  drainMs: number,
): Promise<void> {
  state.accepting = false
  if (drainMs > 0) await wait(drainMs)
  const start = performance.now()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const limit = setTimeout(() => {
    log.warn('some requests did not finish in time and were cut off')
    server.closeAllConnections()
  }, END_MS - DELIVERY_MS)
  await closed
  clearTimeout(limit)
  // Mails under way get what is left; one that is cut off is sent again.
  const left = Math.max(1000, END_MS - 500 - (performance.now() - start))
  await Promise.race([missedSearches.flush().then(() => enquiries.close()), wait(left)])
  log.info('ended')
}
