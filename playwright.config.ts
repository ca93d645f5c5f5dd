import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'
import { cleanEnvironment } from './scripts/lib/clean-environment.mjs'
import { useRunFolder } from './tests/support/programs/run-folder.ts'

cleanEnvironment()
// Chosen once and inherited by the workers, so that several runs can share a machine.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000))
process.env['E2E_VAR'] ??= useRunFolder()
process.env['CHROMIUM_PATH'] ||= (await findBrowser()) ?? ''
const port = process.env['E2E_PORT']

// Tests tagged @full and @long are for `npm run test:full` and `test:long`.
const SUITES: Readonly<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  full: { grep: /@full/, grepInvert: /@long/ },
  long: { grep: /@long/ },
  named: { grepInvert: /@long/ },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // What is right comes late on a busy machine; what is wrong never comes.
  expect: { timeout: 15_000 },
  ...(SUITES[process.env['TEST_SUITE'] ?? ''] ?? { grepInvert: /@full|@long/ }),
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://localhost:${port}`,
    // Drawing motion in software takes a third of the time; the tests of motion ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for all pages of the site: a new one for every test costs a tenth of its time.
        '--process-per-site',
        '--renderer-process-limit=1',
        // Names of other sites, and of this machine, that lead here.
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://localhost:${port}/healthz`,
    timeout: 30_000,
    reuseExistingServer: false,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      LOG_LEVEL: 'warn',
      DATABASE_URL: `sqlite:${process.env['E2E_VAR']}/enquiries.db`,
      ENQUIRY_RATE_LIMIT: '10000',
      EVENT_RATE_LIMIT: '1000000',
    },
  },
})
