import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { presentText } from '../../../domain/text/text.ts'
import { property } from '../records.ts'
import { registrationsIn } from '../registrations.ts'
import type { Rule } from '../rule.ts'

const WARNED_DAYS_BEFORE = 60

/** A registration that ends soon or has ended: of a project that has ended, an error. */
export const reraExpired: Rule = {
  name: 'rera-expired',
  level: 'warning',
  guide:
    'A registration ends within 60 days, or has ended: put the extended day into `validUntil`. A project whose registration has ended cannot be published.',
  check: (data, report) => {
    for (const { record, below, value, isAgents } of registrationsIn(data)) {
      const validUntil = presentText(property(value, 'validUntil')) ?? ''
      const left = daysLeft(validUntil, data.now)
      // What is no day is the schema's to report.
      if (Number.isNaN(left) || left > WARNED_DAYS_BEFORE) continue
      const whose = isAgents ? "the agent's registration" : 'the registration'
      const what = `${whose} ${presentText(property(value, 'number')) ?? ''}`.trim()
      const place = [...below, 'validUntil']
      if (left >= 0) {
        report(record, place, { message: `${what} is valid until ${dayText(validUntil)} only` })
        continue
      }
      report(record, place, {
        level: isAgents ? 'warning' : 'error',
        message: `${what} ended on ${dayText(validUntil)}; write the day until which it was extended`,
      })
    }
  },
}
