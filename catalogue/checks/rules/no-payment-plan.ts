import { lacks } from '../engine/coverage.ts'
import type { Rule } from '../rule.ts'

/** A project without any payment plan. */
export const noPaymentPlan: Rule<true> = {
  name: 'no-payment-plan',
  level: 'warning',
  guide: 'The project has no payment plan yet; its page leaves it out.',
  form: 'predicate',
  checks: [
    {
      scope: 'project',
      needs: ['paymentPlan'],
      check: (project) => lacks(project, 'paymentPlan') || undefined,
    },
  ],
  words: () => ({ message: 'has no payment plan' }),
}
