// npm run cli -- COMMAND: the CLI from source.
import { ensureInstalled } from './lib/setup.mjs'

await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
await import('../cli/main.ts')
