import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { registrationsIn } from '../rera-registrations.ts'
import type { Rule } from '../rule.ts'

const WARNED_DAYS_BEFORE = 60

export const reraExpired: Rule = {
  name: 'rera-expired',
  level: 'warning',
  isLegalRequirement: true,
  comesWithTime: true,
  guide:
    'A registration ends within 60 days, or has ended: put the extended day into `validUntil`. A project whose registration has ended cannot be published.',
  check: (data, report) => {
    for (const { record, pathInRecord, registration } of registrationsIn(data)) {
      const { number, validUntil = '' } = registration
      const left = daysLeft(validUntil, data.now)
      if (Number.isNaN(left) || left > WARNED_DAYS_BEFORE) continue
      const isAgents = record.file === 'site'
      const subject = `${isAgents ? "the agent's registration" : 'the registration'} ${number}`
      const hasEnded = left < 0
      report(record, [...pathInRecord, 'validUntil'], {
        level: hasEnded && !isAgents ? 'error' : 'warning',
        message: hasEnded
          ? `${subject} ended on ${dayText(validUntil)}; write the day until which it was extended`
          : `${subject} is valid until ${dayText(validUntil)} only`,
      })
    }
  },
}
