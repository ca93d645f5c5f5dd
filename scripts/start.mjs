// npm start: everything needed to see the site, then the production server in this very process, so
// that signals reach it directly.
import { ensureReady } from './lib/setup.mjs'

process.env.NODE_ENV ??= 'production'
await ensureReady()
await import('../dist/server/main.js')
