// npm run bench: every benchmark, or those named, and at the end one table of what they measured: the
// rows of docs/performance.md. Each is a process of its own: what fails stands in the table as failed,
// and the rest goes on.
//   npm run bench                 all
//   npm run bench -- projects     only these
// Ends with 0 where all limits hold, 3 where one does not, 1 where a benchmark failed.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** Ends the benchmark under way with all that it has started. */
let endCurrent = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endCurrent()
    process.exit(130)
  })
}

const rows = []
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n${name}`)
  const own = join(temporary, name)
  mkdirSync(own)
  const failure = await measure(name, own).catch((error) => error.message)
  rows.push(...figuresIn(own).map((row) => ({ ...row, part: name })))
  if (failure) rows.push({ part: name, name, measured: 'failed', limit: failure, holds: false })
  if (failure) process.exitCode = 1
  rmSync(own, { recursive: true, force: true, maxRetries: 3 })
}
printTable()
if (rows.some(({ holds }) => holds === false)) process.exitCode ??= LIMIT_BROKEN

/** Runs a benchmark to its end; why it failed, or undefined. */
async function measure(name, own) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that no site outlives it.
    detached: true,
    env: { ...process.env, TMPDIR: own, BENCH_FIGURES: join(own, 'figures') },
  })
  endCurrent = () => endGroup(child.pid)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    endCurrent()
  }, MAX_MINUTES * 60_000)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status, signal) => resolve(status ?? signal))
  })
  clearTimeout(limit)
  endCurrent()
  endCurrent = () => {}
  if (isLate) return `took over ${MAX_MINUTES} min`
  return code === 0 || code === LIMIT_BROKEN ? undefined : `ended with ${code}`
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

/** What was measured so far, also by a benchmark that failed. */
function figuresIn(own) {
  try {
    return readFileSync(join(own, 'figures'), 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  } catch {
    return []
  }
}

function printTable() {
  const columns = ['name', 'measured', 'limit', 'holds']
  const lines = rows.map((row) => ({
    ...row,
    holds: row.holds === undefined ? '' : row.holds ? 'yes' : 'NO',
  }))
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)))
  let part
  for (const line of lines) {
    if (line.part !== part) console.log(`\n${line.part}`)
    part = line.part
    const cells = columns.map((column, at) => line[column].padEnd(widths[at]))
    console.log(`  ${cells.join('  ')}`.trimEnd())
  }
  const limited = rows.filter(({ holds }) => holds !== undefined)
  const kept = limited.filter(({ holds }) => holds)
  console.log(`\n${kept.length} of ${limited.length} limits hold`)
}
