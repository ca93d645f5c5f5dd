// npm test: everything that must hold before a change lands. Every part runs, whatever failed
// before it; the last line sums up.
//   npm test                 all
//   npm test -- types unit   only these parts
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureReady, npm, root, run, say } from './lib/setup.mjs'

const bin = (path) => join(root, 'node_modules', path)
const reports = mkdtempSync(join(tmpdir(), 'peak-force-test-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const PARTS = {
  generated: check('generated types and validators are current', process.execPath, [
    'scripts/generate.mjs',
    '--check',
  ]),
  types: check('types of the tree and of each layer', npm, ['run', '--silent', 'typecheck']),
  lint: check('lint, dependency direction, unused exports', npm, ['run', '--silent', 'lint']),
  format: check('format', npm, ['exec', 'prettier', '--', '--check', '--log-level=warn', '.']),
  unit: async () => {
    await node([
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ])
    const report = readReport(unitReport)
    return {
      passed: report?.numPassedTests ?? 0,
      failed: report ? report.numFailedTests + failedSuites(report) : 1,
      skipped: report ? report.numPendingTests : 0,
    }
  },
  browser: async () => {
    const chromium = await ensureBrowser()
    if (!chromium) {
      say('No browser could be found or installed.')
      return { passed: 0, failed: 1, skipped: 0 }
    }
    await node([bin('playwright/cli.js'), 'test', '--reporter=dot,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    })
    const stats = readReport(browserReport)?.stats
    return {
      passed: stats?.expected ?? 0,
      failed: stats ? stats.unexpected + stats.flaky : 1,
      skipped: stats?.skipped ?? 0,
    }
  },
}

function check(name, command, args) {
  return async () => {
    const code = await run(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    say(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  }
}

const node = (args, env = {}) =>
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

// A file that does not even load has no tests to count; it must not pass unnoticed.
function failedSuites(report) {
  return report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  say(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

await ensureReady()
const total = { passed: 0, failed: 0, skipped: 0 }
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const result = await part()
  for (const key of Object.keys(total)) total[key] += result[key]
}
rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
