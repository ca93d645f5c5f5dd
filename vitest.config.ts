import { defineConfig } from 'vitest/config'
import { useRunFolder } from './tests/support/programs/run-folder.ts'

useRunFolder()

const isLong = process.env['TEST_LONG'] !== undefined
const components = 'client/**/*.test.tsx'

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
      // React's build for development is the one with `act`; pages take it twice as long.
      { extends: true, test: { name: 'components', include: isLong ? [] : [components] } },
      {
        extends: true,
        test: {
          name: 'site',
          env: { NODE_ENV: 'production' },
          // Long ones are for `npm run test:long`.
          include: isLong
            ? ['{server,cli,tests}/**/*.long.test.ts']
            : ['{domain,catalogue,server,client,cli,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/e2e/**',
            'node_modules/**',
            components,
            ...(isLong ? [] : ['**/*.long.test.ts']),
          ],
        },
      },
    ],
  },
})
