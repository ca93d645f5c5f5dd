// npm run bench: every benchmark, or those named, and at the end one table of what they measured: the
// rows of docs/performance.md. Each is a process of its own: what fails is listed as failed,
// and the rest goes on.
//   npm run bench                 all
//   npm run bench -- projects     only these
// Ends with 0 where all limits hold, 3 where one does not, 1 where a benchmark failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureReady, root, say } from './lib/setup.mjs'

/** A benchmark that takes longer hangs. */
const MAX_MINUTES = 20
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
// All that benchmarks leave lying about is in here.
const temporary = mkdtempSync(join(tmpdir(), 'peak-force-bench-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }))

/** The benchmark under way leads a group of its own, so that no site outlives it. */
let current
const endCurrent = () => {
  try {
    process.kill(-current.pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endCurrent()
    process.exit(130)
  })
}

const rows = []
for (const part of wanted.length > 0 ? wanted : known) {
  say(`\n${part}`)
  const own = join(temporary, part)
  mkdirSync(own)
  const failure = await measure(part, own).catch((error) => error.message)
  rows.push(...figuresIn(own).map((row) => ({ part, ...row })))
  if (failure) rows.push({ part, name: part, measured: 'failed', limit: failure, holds: false })
  if (failure) process.exitCode = 1
  rmSync(own, { recursive: true, force: true, maxRetries: 3 })
}
console.table(rows, ['part', 'name', 'measured', 'limit', 'holds'])
const limited = rows.filter(({ holds }) => holds !== undefined)
const held = limited.filter(({ holds }) => holds)
console.log(`\n${held.length} of ${limited.length} limits hold`)
if (held.length < limited.length) process.exitCode ??= LIMIT_BROKEN

/** Runs a benchmark to its end; why it failed, or undefined. */
async function measure(part, own) {
  current = spawn(process.execPath, ['--import', 'tsx', join(folder, `${part}.ts`)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, TMPDIR: own, BENCH_FIGURES: join(own, 'figures') },
  })
  const limit = setTimeout(endCurrent, MAX_MINUTES * 60_000)
  const [code, signal] = await once(current, 'exit')
  clearTimeout(limit)
  endCurrent()
  if (signal === 'SIGKILL') return `killed, after ${MAX_MINUTES} min at the latest`
  return code === 0 || code === LIMIT_BROKEN ? undefined : `ended with ${code ?? signal}`
}

/** What was measured so far, also by a benchmark that failed. */
function figuresIn(own) {
  const file = join(own, 'figures')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
}
