import type { Reporter, TestCase } from 'vitest/node'

/** Marks the tests that passed at their second try only, for the report that is written at the end. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) Object.assign(test.meta(), { isFlaky: true })
  }
}
