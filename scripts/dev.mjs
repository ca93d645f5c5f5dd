// npm run dev: the sources as they are, restarted when the server's own change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureReady, root } from './lib/setup.mjs'

// Vite loads them, so that tsx does not know of them by itself.
const WATCHED = ['server', 'catalogue', 'domain', 'schemas'].flatMap((folder) => [
  '--include',
  `./${folder}/**/*`,
])

// The pictures are made by the built CLI; the pages themselves are served from source.
await ensureReady()

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const child = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', ...WATCHED, 'server/process/dev.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('close', (code) => process.exit(code ?? 0))
