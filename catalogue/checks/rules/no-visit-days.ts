import type { VisitHours } from '../../../schemas/generated/data.generated.ts'
import { offeredVisits } from '../../../domain/enquiry/visit.ts'
import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

/** Hours for site visits in which no visit can be planned. */
export const noVisitDays: Rule = {
  name: 'no-visit-days',
  level: 'warning',
  guide:
    'No visit can be planned: every day within `from` and `until` is closed, or they are reversed.',
  check: ({ records, now }, report) => {
    for (const record of records('site')) {
      const hours = property(record.value, 'visitHours') as VisitHours | undefined
      if (!hours || !isReadable(hours) || offeredVisits(hours, now).length > 0) continue
      report(record, ['visitHours'], {
        message: 'No visit can be planned: compare days, closed days, from and until',
      })
    }
  },
}

/** What breaks the schema is reported there. */
const isReadable = ({ days, slots, from = 0, until = 0, closed = [] }: VisitHours): boolean =>
  [days, slots, closed].every(Array.isArray) &&
  [from, until].every((ahead) => Number.isInteger(ahead) && ahead >= 0 && ahead <= MAX_DAYS_AHEAD)

const MAX_DAYS_AHEAD = 120
