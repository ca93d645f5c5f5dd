// npm test: everything that must hold before a change lands. Every part runs, whatever failed
// before it; what failed is listed last, with a summary.
//   npm test                       all
//   npm test -- types unit         only these parts
//   npm run test:long [-- PART…]   hours: what wears out, is killed, or takes every control of every page
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureReady, npm, root, run, say } from './lib/setup.mjs'

const bin = (path) => join(root, 'node_modules', path)
const reports = mkdtempSync(join(tmpdir(), 'peak-force-test-'))
const LONG = { TEST_LONG: '1' }

const SHORT = {
  generated: check(process.execPath, ['scripts/generate.mjs', '--check']),
  types: check(npm, ['run', '--silent', 'typecheck']),
  lint: check(npm, ['run', '--silent', 'lint']),
  format: check(npm, ['exec', 'prettier', '--', '--check', '--log-level=warn', '.']),
  unit: unit(),
  browser: browser(),
}

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
  connections: endurance('idle-connections', '10000'),
  'first-acts': browser({ FIRST_ACTS: 'all' }, ['first-act']),
}

/** A program that says by its exit code whether all is well; its words are shown where it is not. */
function check(command, args) {
  return async (name) => {
    const file = join(reports, `${name}.txt`)
    const output = openSync(file, 'w')
    const code = await run(command, args, { stdio: ['ignore', output, output] })
    if (code === 0) return { passed: 1, failures: [] }
    return { passed: 0, failures: [readFileSync(file, 'utf8').trim()] }
  }
}

/** @param {Record<string, string>} env */
function unit(env = {}) {
  return async () => {
    const file = join(reports, 'unit.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    await node([bin('vitest/vitest.mjs'), 'run', ...reporters], env)
    const report = readReport(file)
    if (!report) return { passed: 0, failures: ['The unit tests did not run to their end.'] }
    // A file that does not even load has no tests to count; it must not pass unnoticed.
    const failures = report.testResults.flatMap(({ name, message, assertionResults, status }) =>
      status === 'failed' && assertionResults.length === 0
        ? [`${relative(root, name)}\n${message}`]
        : assertionResults
            .filter((test) => test.status === 'failed')
            .map(
              (test) => `${relative(root, name)} › ${test.fullName}\n${test.failureMessages[0]}`,
            ),
    )
    return { passed: report.numPassedTests, skipped: report.numPendingTests, failures }
  }
}

/**
 * @param {Record<string, string>} env
 * @param {string[]} args
 */
function browser(env = {}, args = []) {
  return async () => {
    const chromium = await ensureBrowser()
    if (!chromium) return { passed: 0, failures: ['No browser could be found or installed.'] }
    const file = join(reports, 'browser.json')
    await node([bin('playwright/cli.js'), 'test', '--reporter=dot,json', ...args], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
    })
    const report = readReport(file)
    if (!report) return { passed: 0, failures: ['The browser tests did not run to their end.'] }
    const failures = [
      ...report.errors.map(({ message }) => message),
      ...report.suites.flatMap(specsOf).flatMap(({ file: spec, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) => {
            const message = results.find(({ error }) => error)?.error.message ?? 'no message'
            return `tests/e2e/${spec}:${line} › ${title}\n${message}`
          }),
      ),
    ]
    return { passed: report.stats.expected, skipped: report.stats.skipped, failures }
  }
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const node = (args, env) =>
  run(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const failed = []
const counts = { passed: 0, skipped: 0 }

/** Runs parts one after the other, as far as they are wanted. */
async function runParts(...names) {
  for (const name of names.filter((part) => wanted.length === 0 || wanted.includes(part))) {
    const startedAt = performance.now()
    const { passed, skipped = 0, failures } = await parts[name](name)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const words = `${passed} passed, ${failures.length} failed, ${skipped} skipped`
    say(`\n${failures.length === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s: ${words}`)
    counts.passed += passed
    counts.skipped += skipped
    failed.push(...failures.map((failure) => `${name}: ${failure}`))
  }
}

const isLong = process.argv[2] === '--long'
const wanted = process.argv.slice(isLong ? 3 : 2)
const parts = isLong ? LONG_RUNS : SHORT
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
  await runParts('browser')
}
rmSync(reports, { recursive: true, force: true })

for (const failure of failed) say(`\nFAILED  ${failure}`)
const { passed, skipped } = counts
console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0
