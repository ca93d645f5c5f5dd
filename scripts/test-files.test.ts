import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = 'catalogue|cli|client|domain|scripts|server|tests'
const NOT_OURS = /^(?:node_modules|dist|var|\.git|test-results)$/

/** All files whose names say that they hold tests. */
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !NOT_OURS.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(
          (path) => `${entry.name}/${path}`,
        )
      : entry.name,
  )
  .filter((path) => /\.(?:test|spec)\.\w+$/.test(path))

test('every file of tests is one that Vitest or Playwright runs', () => {
  expect(files.length).toBeGreaterThan(200)
  const run = new RegExp(
    `^(?:tests/e2e/.*\\.spec\\.ts|(?!tests/e2e/)(?:${FOLDERS})/.*\\.test\\.tsx?)$`,
  )
  expect(files.filter((path) => !run.test(path))).toEqual([])
})

// Vitest fails for a file without a test, Playwright passes over it.
test.each(files.filter((path) => path.endsWith('.spec.ts')))('%s has a test', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/^\s*test\(/m)
})
