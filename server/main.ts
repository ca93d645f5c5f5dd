import process from 'node:process'

// React reads it when it is first imported, so it is said before anything is.
process.env['NODE_ENV'] ??= 'production'
await import('./process/main.ts')
