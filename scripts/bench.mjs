// npm run bench: every benchmark, or those named, and at the end one table of what they measured: the
// rows of docs/performance.md. Each is a process of its own: what fails is listed as failed,
// and the rest goes on.
//   npm run bench                 all
//   npm run bench -- projects     only these
// Ends with 0 where all limits hold, 3 where one does not, 1 where a benchmark failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureReady, root, say } from './lib/setup.mjs'

/** A benchmark that takes longer hangs. */
const TIMEOUT_MS = 20 * 60_000
/** Measured to the end, but a limit does not hold (`tests/bench/programs/report.ts`). */
const LIMIT_BROKEN = 3

const folder = join(root, 'tests/bench')
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${known.join(', ')}`)
  process.exit(2)
}

await ensureReady()
const figures = mkdtempSync(join(tmpdir(), 'peak-force-bench-'))
const rows = []
for (const part of wanted.length > 0 ? wanted : known) {
  say(`\n${part}`)
  const file = join(figures, part)
  const { status, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(folder, `${part}.ts`)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, BENCH_FIGURES: file },
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    },
  )
  // What was measured so far, also by a benchmark that failed.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  rows.push(...lines.map((line) => ({ part, ...JSON.parse(line) })))
  if (status === 0 || status === LIMIT_BROKEN) continue
  const limit = `ended with ${status ?? signal}`
  rows.push({ part, name: part, measured: 'failed', limit, holds: false })
  process.exitCode = 1
}
rmSync(figures, { recursive: true })
console.table(rows, ['part', 'name', 'measured', 'limit', 'holds'])
const limited = rows.filter(({ holds }) => holds !== undefined)
const held = limited.filter(({ holds }) => holds)
console.log(`\n${held.length} of ${limited.length} limits hold`)
if (held.length < limited.length) process.exitCode ??= LIMIT_BROKEN
