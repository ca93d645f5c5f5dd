import { daysSince, isStale } from '../../../domain/cost/verified.ts'
import { listOf, property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Detail = {
  readonly verifiedOn: string
  /** How long ago that was. */
  readonly days: number
  /** The state; undefined for the file as a whole. */
  readonly of: string | undefined
}

/** Duties and taxes that nobody has confirmed for half a year: each place that gives a day. */
export const staleCharges: Rule<Detail> = {
  name: 'stale-charges',
  level: 'warning',
  guide:
    'Duties or taxes were last confirmed more than 180 days ago: what a buyer pays on top, in data.md.',
  form: 'sentence',
  check: ({ records, now }, report) => {
    for (const record of records('charges')) {
      const look = (part: unknown, below: readonly string[], of: string | undefined) => {
        const verifiedOn = property(part, 'verifiedOn')
        if (typeof verifiedOn !== 'string' || !isStale(verifiedOn, now)) return
        const days = daysSince(verifiedOn, now) ?? 0
        report(record, [...below, 'verifiedOn'], { verifiedOn, days, of })
      }
      look(record.value, [], undefined)
      for (const [index, state] of listOf(property(record.value, 'states')).entries()) {
        const name = property(state, 'name')
        look(state, ['states', String(index)], typeof name === 'string' ? name : undefined)
      }
    }
  },
  messages: ({ verifiedOn, days, of }) => ({
    message: `The charges${of === undefined ? '' : ` of ${of}`} were confirmed ${days} days ago, on ${verifiedOn}: compare them with their source and set the day anew`,
  }),
}
