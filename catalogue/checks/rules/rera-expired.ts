import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { presentText } from '../../../domain/text/text.ts'
import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const WARNED_DAYS_BEFORE = 60

/** A registration that ends soon or has ended: of a project that has ended, an error. */
export const reraExpired: Rule = {
  name: 'rera-expired',
  level: 'warning',
  guide:
    'A registration ends within 60 days, or has ended: put the extended day into `validUntil`. A project whose registration has ended cannot be published.',
  check: (data, report) => {
    const registrations = [
      ...data.values(projectFiles, 'rera/*'),
      ...data.values(['site'], 'agentRegistrations/*'),
    ]
    for (const { record, below, value } of registrations) {
      const validUntil = presentText(property(value, 'validUntil')) ?? ''
      const left = daysLeft(validUntil, data.now)
      // What is no day is the schema's to report.
      if (Number.isNaN(left) || left > WARNED_DAYS_BEFORE) continue
      const isAgents = record.file === 'site'
      const whose = isAgents ? "the agent's registration" : 'the registration'
      const what = `${whose} ${presentText(property(value, 'number')) ?? ''}`.trim()
      const hasEnded = left < 0
      report(record, [...below, 'validUntil'], {
        level: hasEnded && !isAgents ? 'error' : 'warning',
        message: hasEnded
          ? `${what} ended on ${dayText(validUntil)}; write the day until which it was extended`
          : `${what} is valid until ${dayText(validUntil)} only`,
      })
    }
  },
}
