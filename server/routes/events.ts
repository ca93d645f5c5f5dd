import express, { Router } from 'express'
import { Counter } from 'prom-client'
import type { Services } from '../services.ts'

const EVENTS = ['page_view', 'developer_click', 'form_submit', 'phone_click', 'whatsapp_click']

/**
 * `POST /api/events`: the cookie-less analytics beacon. Counted and logged without anything that
 * names a person: no address, no query string.
 */
export function eventRoutes({ log, metrics }: Pick<Services, 'log' | 'metrics'>): Router {
  const counter = new Counter({
    name: 'site_events_total',
    help: 'Analytics events by name',
    labelNames: ['event'],
    registers: [metrics],
  })
  const router = Router()
  // sendBeacon posts text/plain unless told otherwise, so the type is not asked for.
  router.post('/api/events', express.json({ limit: '2kb', type: () => true }), (req, res) => {
    const body: unknown = req.body
    const { event, page, detail } = (body ?? {}) as Record<string, unknown>
    if (typeof event !== 'string' || !EVENTS.includes(event)) {
      res.status(400).json({ message: `event must be one of ${EVENTS.join(', ')}` })
      return
    }
    counter.inc({ event })
    log.info(
      {
        event,
        page: plainPath(page),
        ...(typeof detail === 'string' && { detail: detail.slice(0, 100) }),
      },
      'event',
    )
    res.status(204).end()
  })
  return router
}

function plainPath(page: unknown): string {
  if (typeof page !== 'string' || !page.startsWith('/')) return '/'
  return (page.split(/[?#]/)[0] ?? '/').slice(0, 200)
}
