import { projectFiles } from './records.ts'
import type { RuleContext } from './rule-context.ts'

export const registrationsIn = ({ records }: RuleContext) => [
  ...records(...projectFiles).flatMap((record) =>
    (record.value.rera ?? []).map((registration, index) => ({
      record,
      pathInRecord: ['rera', index],
      registration,
    })),
  ),
  ...records('site').flatMap((record) =>
    (record.value.agentRegistrations ?? []).map((registration, index) => ({
      record,
      pathInRecord: ['agentRegistrations', index],
      registration,
    })),
  ),
]
