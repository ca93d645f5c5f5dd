// npm run bench: runs the benchmarks, each in its own process that prints its figures (the rows of
// docs/performance.md) and fails where a limit does not hold; the others go on.
//   npm run bench                 all
//   npm run bench -- projects     only these
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureReady, root, run, say } from './lib/setup.mjs'

/** A benchmark that takes longer than this is taken to hang. */
const TIMEOUT_MS = 45 * 60_000

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
const failed = []
for (const name of wanted.length > 0 ? wanted : known) {
  say(`\n${name}`)
  const options = { stdio: ['ignore', 'inherit', 'inherit'], timeout: TIMEOUT_MS }
  const file = join(folder, `${name}.ts`)
  const code = await run(process.execPath, ['--import', 'tsx', file], options)
  if (code !== 0) failed.push(name)
}
say(failed.length === 0 ? '\nall limits hold' : `\nfailed: ${failed.join(', ')}`)
process.exitCode = Math.sign(failed.length)
