import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { cleanEnvironment } from './scripts/lib/clean-environment.mjs'
import { NEED_TAGS } from './tests/support/programs/machine.ts'
import { useRunFolder } from './tests/support/programs/run-folder.ts'

cleanEnvironment()
useRunFolder()

// `*.full.test.ts` and `*.long.test.ts` are for `npm run test:full` and `test:long`.
const suite = process.env['TEST_SUITE'] || 'short'
const ofSuite = ['full', 'long'].includes(suite) ? `*.${suite}.test.{ts,tsx}` : '*.test.{ts,tsx}'
const others = suite === 'short' ? ['**/*.{full,long}.test.{ts,tsx}'] : []

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Most files are pure and short: starting a process for each took longer than the tests. Some wait
    // for programs of their own, hence one more than the usual two cores.
    tags: NEED_TAGS,
    alias: [
      {
        find: /^.*\/thread-program\.ts$/,
        replacement: fileURLToPath(
          new URL('tests/support/programs/built-threads.ts', import.meta.url),
        ),
      },
    ],
    globalSetup: 'tests/support/enquiries/postgres.setup.ts',
    setupFiles: 'tests/support/silent-console.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: 3,
    // The worst second of a shared machine fails nothing there, but is named.
    retry: process.env['CI'] === undefined ? 0 : 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          // React's build for development is the one with `act`; pages take it twice as long.
          name: 'client',
          env: { NODE_ENV: 'test' },
          setupFiles: 'tests/support/browser-storage.ts',
          include: [`client/**/${ofSuite}`],
          exclude: others,
          // Each worker loads jsdom, which takes longer than these tests.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          sequence: { groupOrder: 1 },
          env: { NODE_ENV: 'production' },
          include: [`{domain,catalogue,server,cli,scripts,tests}/**/${ofSuite}`],
          exclude: ['tests/e2e/**', '**/node_modules/**', ...others],
        },
      },
    ],
  },
})
