import { offeredVisits } from '../../../domain/enquiry/site-visit.ts'
import type { Rule } from '../rule.ts'

export const noVisitDays: Rule = {
  name: 'no-visit-days',
  level: 'warning',
  guide:
    'No visit can be planned: every day within `from` and `until` is closed, or they are reversed.',
  check: ({ records, now }, report) => {
    for (const record of records('site')) {
      const { visitHours } = record.value
      if (!visitHours || offeredVisits(visitHours, now).length > 0) continue
      report(record, ['visitHours'], {
        message: 'No visit can be planned: compare days, closed days, from and until',
      })
    }
  },
}
