// npm run typecheck: the whole tree, then each room with only the names that exist where it runs
// (no document in catalogue/ and cli/, no process in client/, neither in domain/).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/steps.mjs'

await ensureInstalled()
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const failed = ['.', 'domain', 'catalogue', 'client', 'server', 'cli'].filter(
  (room) =>
    spawnSync(process.execPath, [tsc, '--noEmit', '-p', room], { cwd: root, stdio: 'inherit' })
      .status !== 0,
)
process.exitCode = failed.length === 0 ? 0 : 1
