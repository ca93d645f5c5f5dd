import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed at their second try only. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    process.stdout.write(`\nFlaky: ${test.module.relativeModuleId} > ${test.fullName}\n`)
  }
}
