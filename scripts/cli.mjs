// npm run cli -- COMMAND: the CLI from source.
import { ensureInstalled, ensureReady } from './lib/setup.mjs'

if (process.argv[2] === 'edit') {
  // The desk shows the site's pages, which need the build.
  await ensureReady()
  // React's development build takes twice as long for each page of the preview.
  process.env.NODE_ENV ??= 'production'
  await import('../dist/cli/main.js')
} else {
  await ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  await import('../cli/main.ts')
}
