import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { openEnquiries } from '../../../server/enquiries/enquiries.ts'
import { parseDatabaseUrl } from '../../../server/enquiries/database/database-url.ts'
import { catalogueWith } from './enquiry-service.ts'
import { createMetrics } from '../../../server/metrics/metrics.ts'
import { enquiryRoutes } from '../../../server/routes/enquiries.ts'

// The enquiry service as a process of its own, to be killed by tests. Says its port in one line.
const env = (name: string): string | undefined => process.env[name] || undefined
const publicUrl = 'http://localhost'
const log = pino({ level: env('LOG_LEVEL') ?? 'silent' }, pino.destination(2))
const smtpUrl = env('SMTP_URL')
const webhookUrl = env('ENQUIRY_WEBHOOK_URL')
const catalogue = catalogueWith()
const enquiries = openEnquiries({
  database: parseDatabaseUrl(env('DATABASE_URL') ?? ''),
  log,
  enquiryRateLimit: Number(env('ENQUIRY_RATE_LIMIT') ?? 1_000_000_000),
  catalogue,
  publicUrl,
  enquiryRetentionDays: Number(env('ENQUIRY_RETENTION_DAYS') ?? 0),
  ...(smtpUrl !== undefined && { smtpUrl }),
  ...(webhookUrl !== undefined && { webhookUrl }),
})
const app = express()
app.set('trust proxy', 'loopback')
app.use(
  enquiryRoutes({
    enquiries,
    config: { publicUrl },
    log,
    metrics: createMetrics(),
    catalogue,
    renderer: { styles: [], renderPage: () => Promise.resolve() },
  }),
)
app.get('/page', (_req, res) => void res.send('<!doctype html><title>A page</title>'))
const server = createServer(app).listen(Number(env('PORT') ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  enquiries.startDelivery()
})
process.once('SIGTERM', () => {
  server.close(() => void enquiries.close())
  server.closeIdleConnections()
})
