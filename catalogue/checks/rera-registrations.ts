import { projectFiles } from './records.ts'
import type { RuleContext } from './rule-context.ts'

export const registrationsIn = ({ records }: RuleContext) => [
  ...records(...projectFiles).flatMap((record) =>
    (record.value.rera ?? []).map((registration, index) => ({
      record,
      below: ['rera', index],
      registration,
    })),
  ),
  ...records('site').flatMap((record) =>
    (record.value.agentRegistrations ?? []).map((registration, index) => ({
      record,
      below: ['agentRegistrations', index],
      registration,
    })),
  ),
]
