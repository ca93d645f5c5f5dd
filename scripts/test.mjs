// npm test: everything that must hold before a change lands. Every part runs, whatever failed
// before it, and says itself what is wrong; a summary comes last.
//   npm test                       all
//   npm test -- types unit         only these parts
//   TEST_NODES=/a/node:/b/node npm test   also the store and the built site on these
//   CI=1 npm test                  a test that fails is tried once more, and named if it passes then
//   npm run test:long [-- PART…]   hours: what wears out or is killed
import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureReady, npm, root, run, say } from './lib/setup.mjs'

const bin = (path) => join(root, 'node_modules', path)
const reports = mkdtempSync(join(tmpdir(), 'peak-force-test-'))
const LONG = { TEST_LONG: '1' }
const STORE_AND_SITE = ['server/enquiries', 'cli/enquiries', 'tests/deploy/container.test.ts']

const SHORT = {
  generated: check(process.execPath, ['scripts/generate.mjs', '--check']),
  types: check(npm, ['run', '--silent', 'typecheck']),
  lint: check(npm, ['run', '--silent', 'lint']),
  format: check(npm, ['exec', 'prettier', '--', '--check', '--log-level=warn', '.']),
  unit: unit(),
  browser: browser(),
}

/** The tests on other lines of Node, by version, as the embedded store has another driver there. */
const OTHER_NODES = Object.fromEntries(
  (process.env.TEST_NODES ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((file) => [
      execFileSync(file, ['--print', 'process.version'], { encoding: 'utf8' }).trim(),
      unit({ TEST_OTHER_NODE: process.execPath }, file, STORE_AND_SITE),
    ]),
)

const endurance = (file, ...args) =>
  check(process.execPath, ['--import', 'tsx', `tests/endurance/${file}.ts`, ...args])

const LONG_RUNS = {
  unit: unit(LONG),
  browser: browser(LONG, ['--grep=@long']),
  kill: endurance('kill', 'sqlite', '1000'),
  'kill-postgres': endurance('kill', 'postgres', '200'),
  outages: endurance('outages'),
  restarts: endurance('rolling-restart', '600'),
  fuzz: endurance('fuzz', '1000000'),
}

/** A program whose exit code says whether all is well; its output is shown where it is not. */
function check(command, args) {
  return async (name) => {
    const file = join(reports, `${name}.txt`)
    const output = openSync(file, 'w')
    const code = await run(command, args, { stdio: ['ignore', output, output] })
    if (code !== 0) say(`\n${name}\n${readFileSync(file, 'utf8').trim()}`)
    return code === 0 ? { passed: 1 } : { failed: 1 }
  }
}

/**
 * @param {Record<string, string>} env
 * @param {string} program the Node that runs the tests
 * @param {string[]} files parts of their paths; without any, all
 */
function unit(env = {}, program = process.execPath, files = []) {
  return async (name) => {
    const file = join(reports, `${name}.json`)
    const reporters = ['dot', 'json', './tests/support/flaky-reporter.ts'].map(
      (reporter) => `--reporter=${reporter}`,
    )
    const args = ['run', ...reporters, `--outputFile.json=${file}`, ...files]
    const code = await node([bin('vitest/vitest.mjs'), ...args], env, program)
    return counted(code, file, ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }))
  }
}

/**
 * @param {Record<string, string>} env
 * @param {string[]} args
 */
function browser(env = {}, args = []) {
  return async () => {
    const CHROMIUM_PATH = await ensureBrowser()
    if (!CHROMIUM_PATH) say('No browser could be found or installed.')
    const file = join(reports, 'browser.json')
    const options = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env }
    const playwright = [bin('playwright/cli.js'), 'test', '--reporter=dot,json', ...args]
    const code = CHROMIUM_PATH ? await node(playwright, options) : 1
    return counted(code, file, ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected + flaky,
      failed: unexpected,
      skipped,
    }))
  }
}

const node = (args, env, program = process.execPath) =>
  run(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })

/**
 * The counts of a report; a failed run counts at least one failure, as where a file does not load.
 */
function counted(code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    return { ...counts, failed: Math.max(counts.failed, Math.sign(code)) }
  } catch {
    return { failed: 1 }
  }
}

const all = { passed: 0, failed: 0, skipped: 0 }

/** Runs the wanted parts one after the other. */
async function runParts(...names) {
  for (const name of names.filter((part) => wanted.length === 0 || wanted.includes(part))) {
    const startedAt = performance.now()
    const { passed = 0, failed = 0, skipped = 0 } = await parts[name](name)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const words = `${passed} passed, ${failed} failed, ${skipped} skipped`
    say(`\n${failed === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s: ${words}`)
    all.passed += passed
    all.failed += failed
    all.skipped += skipped
  }
}

const isLong = process.argv[2] === '--long'
const wanted = process.argv.slice(isLong ? 3 : 2)
const parts = isLong ? LONG_RUNS : { ...SHORT, ...OTHER_NODES }
const names = Object.keys(parts)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  say(`Unknown part: ${unknown.join(', ')}. Parts: ${names.join(', ')}`)
  process.exit(2)
}

await ensureReady()
if (isLong) await runParts(...names)
else {
  await Promise.all([runParts('generated', 'types', 'lint', 'format'), runParts('unit')])
  await runParts('browser', ...Object.keys(OTHER_NODES))
}
rmSync(reports, { recursive: true, force: true })

const { passed, failed, skipped } = all
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
