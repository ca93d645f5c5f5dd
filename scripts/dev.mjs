// npm run dev: the sources as they are, restarted when the server's own change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { developmentServer } from './lib/development-server.mjs'
import { ensureBuilt, ensureImages, ensureInstalled, root } from './lib/steps.mjs'

await ensureInstalled()
// The pictures come from the built CLI; the pages themselves are served from source.
await ensureBuilt()
await ensureImages()

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const child = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', ...developmentServer],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('close', (code) => process.exit(code ?? 0))
