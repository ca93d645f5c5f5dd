// npm start: everything needed to see the site, then the production server in this very process, so
// that signals reach it directly. On a fresh clone pages do not wait for all pictures.
import { ensureStartable } from './lib/setup.mjs'

process.env.NODE_ENV ??= 'production'
const { pictures } = await ensureStartable()
await import('../dist/server/main.js')
// The server reads the manifest again: its pages now name pictures that are all there.
void pictures?.then(() => process.emit('SIGHUP'))
