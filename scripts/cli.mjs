// npm run cli -- COMMAND: the CLI from source.
import { ensureInstalled, ensureReady } from './lib/setup.mjs'

if (process.argv[2] === 'edit') {
  // The desk shows the site's pages, which are made by what is built.
  await ensureReady()
  await import('../dist/cli/main.js')
} else {
  await ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  await import('../cli/main.ts')
}
