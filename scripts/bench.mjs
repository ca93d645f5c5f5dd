// npm run bench: every benchmark, or those named, and at the end one table of what they measured.
// Figures are ratios and percentiles of one run on this machine; they are for comparing. Each is a
// process of its own: what fails stands in the table as failed, and the rest goes on.
//   npm run bench                 all
//   npm run bench -- search       only these
// Ends with 0 where all limits are kept, 3 where one is not, 1 where a benchmark failed.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { build } from 'vite'
import { printTable } from './lib/bench-table.mjs'
import { ensureReady, root, say } from './lib/setup.mjs'

/** A benchmark that takes longer hangs. */
const LONGEST_MIN = 20
/** Measured to the end, but a limit is not kept (`tests/bench/programs/report.ts`). */
const LIMIT_BROKEN = 3

const folder = join(root, 'tests/bench')
const sources = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name.slice(0, -'.ts'.length), join(folder, name)]),
)
// What is also run by itself, for hours.
sources.memory = join(root, 'tests/endurance/pages.ts')
const known = Object.keys(sources).sort()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${known.join(', ')}`)
  process.exit(2)
}

await ensureReady()
const bundles = join(root, 'node_modules/.cache/benchmarks')
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

const names = wanted.length > 0 ? wanted : known
const rows = []
const began = performance.now()
for (const [index, name] of names.entries()) {
  say(`\n${name} (${index + 1} of ${names.length})`)
  const start = performance.now()
  const own = join(temporary, name)
  const figures = join(own, 'figures')
  mkdirSync(own)
  const failure = await measure(name, own, figures).catch((error) => String(error.message ?? error))
  rows.push(...read(figures).map((row) => ({ ...row, part: name })))
  if (failure !== undefined) {
    rows.push({ part: name, name, measured: 'failed', limit: failure, holds: false })
    process.exitCode = 1
  }
  rmSync(own, { recursive: true, force: true, maxRetries: 3 })
  say(`${name}: ${failure ?? 'measured'}, ${seconds(start)} s`)
}
printTable(rows, `${Math.ceil((performance.now() - began) / 60_000)} min`)
if (rows.some(({ holds }) => holds === false)) process.exitCode ??= LIMIT_BROKEN

/** Runs a benchmark to its end; why it failed, or undefined. */
async function measure(name, own, figures) {
  // Bundled like the site: the pages' descriptions are written for the bundler.
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: sources[name],
      outDir: join(bundles, name),
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  const child = spawn(process.execPath, [join(bundles, name, 'program.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that no site outlives it.
    detached: true,
    env: { ...process.env, TMPDIR: own, BENCH_FIGURES: figures },
  })
  endCurrent = () => endGroup(child.pid)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    endCurrent()
  }, LONGEST_MIN * 60_000)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status, signal) => resolve(status ?? signal))
  })
  clearTimeout(limit)
  endCurrent()
  endCurrent = () => {}
  if (isLate) return `took over ${LONGEST_MIN} min`
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
function read(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  } catch {
    return []
  }
}

function seconds(start) {
  return Math.round((performance.now() - start) / 1000)
}
