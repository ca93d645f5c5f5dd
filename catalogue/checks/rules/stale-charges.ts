import { daysSince, isStale } from '../../../domain/text/dates.ts'
import { listOf, property } from '../records.ts'
import type { Rule } from '../rule.ts'

/** Duties and taxes that nobody has confirmed for half a year: each place that gives a day. */
export const staleCharges: Rule = {
  name: 'stale-charges',
  level: 'warning',
  guide:
    'Duties or taxes were last confirmed more than 180 days ago: what a buyer pays on top, in data.md.',
  form: 'sentence',
  check: ({ records, now }, report) => {
    for (const record of records('charges')) {
      const checkDay = (part: unknown, below: readonly string[], of: string) => {
        const verifiedOn = property(part, 'verifiedOn')
        if (typeof verifiedOn !== 'string' || !isStale(verifiedOn, now)) return
        report(record, [...below, 'verifiedOn'], {
          message: `The charges${of} were confirmed ${daysSince(verifiedOn, now) ?? 0} days ago, on ${verifiedOn}: compare them with their source and set the day anew`,
        })
      }
      checkDay(record.value, [], '')
      for (const [index, state] of listOf(property(record.value, 'states')).entries()) {
        const name = property(state, 'name')
        checkDay(state, ['states', String(index)], typeof name === 'string' ? ` of ${name}` : '')
      }
    }
  },
}
