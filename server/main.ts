import './process/assert-node.mjs'
import './process/early-reload.ts'

// React reads NODE_ENV when it is first imported, so this comes before all imports.
process.env['NODE_ENV'] ??= 'production'
await import('./process/start-server.ts')
