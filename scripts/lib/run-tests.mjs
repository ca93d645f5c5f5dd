// The kinds of check that `npm test` runs, each a function of the part's name that resolves with what
// it counted: { passed, failed, skipped, flaky }. `skipped` is a list of { file, reason } of what the machine
// lacks, `flaky` one of the tests that passed at their second try only.
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { npm, root, run, say } from './setup.mjs'

const bin = (path) => join(root, 'node_modules', path)
const reports = mkdtempSync(join(tmpdir(), 'peak-force-test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** A program whose exit code says whether all is well; its output is shown where it is not. */
export function check(command, args) {
  return async (name) => {
    const file = join(reports, `${name}.txt`)
    const output = openSync(file, 'w')
    const code = await run(command, args, { stdio: ['ignore', output, output] })
    if (code !== 0) say(`\n${name}\n${readFileSync(file, 'utf8').trim()}`)
    return code === 0 ? { passed: 1 } : { failed: 1 }
  }
}

export const npmScript = (name) => check(npm, ['run', '--silent', name])

/**
 * Tests beside the code.
 * @param {{ suite?: string, files?: string[], tags?: string, env?: Record<string, string>, program?: string }} options
 * `suite` is '' for that of `npm test`, 'full', 'long', or 'named' for all that is in the files; `files`
 * are parts of their paths, without any all are run; `tags` is a filter of tags; `program` is the Node
 * that runs them
 */
export function unit({ suite = '', files = [], tags, env = {}, program = process.execPath } = {}) {
  return async (name) => {
    const file = join(reports, `${name}.json`)
    const reporters = ['dot', 'json', './tests/support/flaky-reporter.ts'].map(
      (reporter) => `--reporter=${reporter}`,
    )
    const args = [
      ...reporters,
      `--outputFile.json=${file}`,
      ...(tags ? [`--tags-filter=${tags}`] : []),
      ...files,
    ]
    const all = { ...env, TEST_SUITE: suite }
    const code = await node([bin('vitest/vitest.mjs'), 'run', ...args], all, program)
    return counted(code, file, ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: testResults.flatMap((result) =>
        result.assertionResults.flatMap(({ status, meta }) => {
          const reason = status === 'skipped' ? Object.values(meta).join(', ') : ''
          return reason ? [{ file: relative(root, result.name), reason }] : []
        }),
      ),
      flaky: testResults.flatMap((result) =>
        result.assertionResults
          .filter(({ meta }) => meta.isFlaky)
          .map(({ fullName }) => `${relative(root, result.name)}: ${fullName}`),
      ),
    }))
  }
}

/**
 * Tests in a browser.
 * @param {{ suite?: string, files?: string[] }} options as of `unit`
 */
export function browser({ suite = '', files = [] } = {}) {
  return async (name) => {
    if (!process.env.CHROMIUM_PATH) {
      say(
        '\nNo browser was found: `apt install chromium`, or set CHROMIUM_PATH to the program of one.',
      )
      return { failed: 1 }
    }
    const file = join(reports, `${name}.json`)
    const options = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, TEST_SUITE: suite }
    const playwright = [bin('playwright/cli.js'), 'test', '--reporter=dot,json', ...files]
    const code = await node(playwright, options)
    return counted(code, file, ({ suites, stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: suites.flatMap(specsOf).flatMap(({ file, tests }) =>
        tests
          .filter(({ status }) => status === 'skipped')
          .map(({ annotations }) => ({
            file: join('tests/e2e', file),
            reason: annotations.map(({ description = '' }) => description).join(', '),
          })),
      ),
      flaky: suites
        .flatMap(specsOf)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ file, title }) => `${join('tests/e2e', file)}: ${title}`),
    }))
  }
}

/** The specs of a suite of Playwright's report, and of the suites in it. */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const node = (args, env, program = process.execPath) =>
  run(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })

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

/** The files with tests that need what a machine may lack: they name a tag, or a helper does. */
export function filesWithNeeds() {
  const folders = ['cli', 'server', 'tests', 'catalogue', 'domain', 'scripts']
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\.(?:full|long)\.test\./.test(path))
    .filter((path) =>
      /'needs-|\/(?:stores|proxies)\.ts'/.test(readFileSync(join(root, path), 'utf8')),
    )
}
