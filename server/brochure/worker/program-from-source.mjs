// @ts-check
// The worker's program in development and in tests: Node reads no TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
await import('./worker-program.ts')
