import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,catalogue,server,client,cli,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
