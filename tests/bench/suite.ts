import { spawnSync } from 'node:child_process'
import { report } from './programs/report.ts'

// All tests, from types to browsers, once.
const startedAt = performance.now()
const { status } = spawnSync('npm', ['test', '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) throw new Error(`npm test ended with ${status}`)
report('npm test, minutes', (performance.now() - startedAt) / 60_000, { atMost: 5 })
