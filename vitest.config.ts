import { defineConfig } from 'vitest/config'
import { useRunFolder } from './tests/support/programs/run-folder.ts'

useRunFolder()

const isLong = process.env['TEST_LONG'] !== undefined
const inBrowser = 'client/**/*.test.{ts,tsx}'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Most files are pure and short: starting a process for each took longer than the tests. Some wait
    // for programs of their own, hence one more than the usual two cores.
    globalSetup: 'tests/support/enquiries/postgres.setup.ts',
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
          include: isLong ? [] : [inBrowser],
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
          // Long ones are for `npm run test:long`.
          include: isLong
            ? ['{server,cli,tests}/**/*.long.test.ts']
            : ['{domain,catalogue,server,cli,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
        },
      },
    ],
  },
})
