// npm test: everything that must hold before a change lands. Every part runs, whatever failed
// before it, and says itself what is wrong; a summary comes last.
//   npm test                         all
//   npm test -- FILE…                only these files of tests
//   npm test -- types unit           only these parts
//   npm run test:full [-- PART…]     crossings, and what needs programs that a machine may lack
//   npm run test:long [-- PART…]     hours: what wears out or is killed
//   TEST_NODES=/a/node:/b/node npm run test:full   also the store and the built site on these
//   TEST_PATH_ALONE=1 npm test       as on a machine that has only the programs on the PATH
//   CI=1 npm test                    a test that fails is tried once more, and named if it passes then
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, relative, resolve } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { cleanEnvironment } from './lib/clean-environment.mjs'
import { browser, check, filesWithNeeds, npmScript, unit } from './lib/run-tests.mjs'
import { ensureInstalled, ensureReady, root, say } from './lib/setup.mjs'

const STORE_AND_SITE = ['server/enquiries', 'cli/enquiries', 'tests/deploy/container.full.test.ts']

const SHORT = {
  generated: check(process.execPath, ['scripts/generate.mjs', '--check']),
  types: npmScript('typecheck'),
  lint: npmScript('lint'),
  // What has not changed since it was found right is not looked at again.
  format: check(process.execPath, [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--cache-strategy=content',
    '--log-level=warn',
    '.',
  ]),
  unit: unit(),
  browser: browser(),
}

/** The tests on other lines of Node, by version, as the embedded store has another driver there. */
const otherNodes = () =>
  Object.fromEntries(
    (process.env.TEST_NODES ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((program) => [
        execFileSync(program, ['--print', 'process.version'], { encoding: 'utf8' }).trim(),
        unit({
          suite: 'named',
          files: STORE_AND_SITE,
          env: { TEST_OTHER_NODE: process.execPath },
          program,
        }),
      ]),
  )

const full = () => ({
  unit: unit({ suite: 'full' }),
  programs: unit({ files: filesWithNeeds(), tags: 'needs-*' }),
  browser: browser({ suite: 'full' }),
  ...otherNodes(),
})

const endurance = (file, ...args) =>
  check(process.execPath, ['--import', 'tsx', `tests/endurance/${file}.ts`, ...args])

const LONG = {
  unit: unit({ suite: 'long' }),
  browser: browser({ suite: 'long' }),
  kill: endurance('kill', 'sqlite', '1000'),
  'kill-postgres': endurance('kill', 'postgres', '200'),
  outages: endurance('outages'),
  restarts: endurance('rolling-restart', '600'),
  fuzz: endurance('fuzz', '1000000'),
}

const suite = ['--full', '--long'].find((option) => option === process.argv[2])
const wanted = process.argv.slice(suite ? 3 : 2)
const ofSuite = suite === '--long' ? LONG : suite === '--full' ? full() : SHORT
const parts = suite || wanted.every((name) => name in SHORT) ? ofSuite : partsOf(wanted)
const names = Object.keys(parts)
const chosen = parts === ofSuite && wanted.length > 0 ? wanted : names
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  say(`Unknown part: ${unknown.join(', ')}. Parts: ${names.join(', ')}`)
  process.exit(2)
}

/** The parts that run these files alone. */
function partsOf(files) {
  // npm runs its scripts in the project's folder.
  const from = process.env.INIT_CWD ?? root
  const paths = files.map((file) => relative(root, resolve(from, file)).replaceAll('\\', '/'))
  const missing = paths.filter((path) => !existsSync(resolve(root, path.replace(/:\d+$/, ''))))
  if (missing.length > 0) {
    say(`Neither a part nor a file: ${missing.join(', ')}. Parts: ${Object.keys(SHORT).join(', ')}`)
    process.exit(2)
  }
  const inBrowser = paths.filter((path) => path.startsWith('tests/e2e/'))
  const others = paths.filter((path) => !inBrowser.includes(path))
  return {
    ...(others.length > 0 && { unit: unit({ suite: 'named', files: others }) }),
    ...(inBrowser.length > 0 && { browser: browser({ suite: 'named', files: inBrowser }) }),
  }
}

const all = { passed: 0, failed: 0, skipped: [], flaky: [] }

/** Runs the chosen parts among these, one after the other. */
async function runParts(...among) {
  for (const name of among.filter((part) => chosen.includes(part))) {
    const startedAt = performance.now()
    const { passed = 0, failed = 0, skipped = [], flaky = [] } = await parts[name](name)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const words = `${passed} passed, ${failed} failed, ${skipped.length} skipped`
    say(`\n${failed === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s: ${words}`)
    all.passed += passed
    all.failed += failed
    all.skipped.push(...skipped)
    all.flaky.push(...flaky)
  }
}

/** Says which tests were skipped, under what the machine lacks. */
function listSkipped() {
  const byReason = new Map()
  for (const { file, reason } of all.skipped) {
    const files = byReason.get(reason) ?? new Map()
    byReason.set(reason, files.set(file, (files.get(file) ?? 0) + 1))
  }
  if (byReason.size > 0) console.log('\nNot tested, for lack of')
  for (const [reason, files] of byReason) {
    console.log(`  ${reason || 'a reason'}`)
    for (const [file, times] of files) console.log(`    ${file}: ${times} skipped`)
  }
}

await ensureInstalled()
if (chosen.includes('browser')) process.env.CHROMIUM_PATH = (await ensureBrowser()) ?? ''
// Only now: an installation may need the caller's proxy.
cleanEnvironment()
await ensureReady()
// Tests beside the code often wait for programs of their own, and browsers for their pages.
if (parts === SHORT)
  await Promise.all([runParts('generated', 'types', 'lint', 'format', 'browser'), runParts('unit')])
else await runParts(...names)

listSkipped()
if (all.flaky.length > 0)
  console.log(['\nPassed at their second try only', ...all.flaky].join('\n  '))
console.log(`\n${all.passed} passed, ${all.failed} failed`)
process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0
