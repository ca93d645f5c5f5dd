// @ts-check
// The thread of brochures from source, in development and in tests: Node reads no TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
await import('./brochure-thread.mjs')
