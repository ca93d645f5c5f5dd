import { lacks } from '../validate/projects.ts'
import type { ProjectRule } from './rule.ts'

/** A project without any payment plan. */
export const noPaymentPlan: ProjectRule = {
  name: 'no-payment-plan',
  scope: 'project',
  needs: ['paymentPlan'],
  isMissing: (project) => lacks(project, 'payment'),
}
