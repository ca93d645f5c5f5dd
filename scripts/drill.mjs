// npm run drill: what becomes of enquiries while the site is killed, its disk is full, its mail server gone.
import { ensureReady, run } from './lib/setup.mjs'

await ensureReady()
process.exitCode = await run(process.execPath, ['--import', 'tsx', 'tests/endurance/drill.ts'], {
  stdio: 'inherit',
})
