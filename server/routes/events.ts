import express, { Router, type RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { EVENTS } from '../../domain/figures/figures.ts'
import { errorText } from '../../domain/text/redact-error.ts'
import { networkOf } from '../enquiries/ingest/rate-limit.ts'
import { requestOrigin } from '../enquiries/ingest/request-origin.ts'
import { isPrivate } from '../metrics/count-missed-searches.ts'
import type { Services } from '../process/services.ts'

const MISSED_SEARCH = 'search_missed'
const CLIENT_ERROR = 'client_error'
const TAKEN: readonly string[] = [...EVENTS, MISSED_SEARCH, CLIENT_ERROR]

/**
 * `POST /api/events`: the cookie-less analytics beacon of our own pages. Events are counted and
 * logged without anything that names a person: no address, no query string.
 */
export function eventRoutes({
  config,
  log,
  metrics,
  missedSearches,
  countEvent,
}: Pick<Services, 'config' | 'log' | 'metrics' | 'missedSearches' | 'countEvent'>): Router {
  // Our own pages never send from an opaque origin.
  const ownPagesOnly: RequestHandler = (req, res, next) => {
    if (requestOrigin(req, config.publicUrl) === 'own') next()
    else res.status(403).json({ message: 'Events are taken from our own pages only.' })
  }
  // sendBeacon posts text/plain by default, so the type is not checked.
  const body = express.json({ limit: '2kb', type: () => true })

  const limit = rateLimit({
    windowMs: 60_000,
    limit: config.eventRateLimit,
    keyGenerator: (req) => networkOf(req.ip, 64),
    validate: false,
    legacyHeaders: false,
    standardHeaders: false,
    handler: (_req, res) =>
      res
        .status(429)
        .set('retry-after', '60')
        .json({ message: 'Too many events came from your network.' }),
  })

  const router = Router()
  router.post('/api/events', ownPagesOnly, limit, body, (req, res) => {
    const { event, page, detail, source } = ((req.body as unknown) ?? {}) as Record<string, unknown>
    if (typeof event !== 'string' || !TAKEN.includes(event)) {
      res.status(400).json({ message: `event must be one of ${TAKEN.join(', ')}` })
      return
    }
    metrics.events.inc({ event })
    res.status(204).end()
    const text = typeof detail === 'string' ? detail : undefined
    // The text of a search is never logged.
    if (event === MISSED_SEARCH) {
      if (text !== undefined) missedSearches.count(text, 'panel', isPrivate(req.headers))
      return
    }
    // Anybody may post, so words that the site's own pages leave out are removed here too.
    const told = { page: typeof page === 'string' ? page : '/', detail: text, source }
    countEvent(event, told, req.headers)
    const fields = { event, page: plainPath(page), detail: text && errorText(text) }
    log[event === CLIENT_ERROR ? 'warn' : 'info'](fields, 'event')
  })
  router.all('/api/events', (_req, res) => {
    res.status(405).set('allow', 'POST').json({ message: 'Method not allowed' })
  })
  return router
}

function plainPath(page: unknown): string {
  if (typeof page !== 'string' || !page.startsWith('/')) return '/'
  return (page.split(/[?#]/)[0] ?? '/').slice(0, 200)
}
