import { daysSince, isStale } from '../../../domain/cost/verified.ts'
import { listOf, property, type Rule } from '../rule.ts'

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
  checks: [
    {
      scope: 'record',
      files: ['charges'],
      check: ({ value }, { now }, report) => {
        const look = (part: unknown, below: readonly string[], of: string | undefined) => {
          const verifiedOn = property(part, 'verifiedOn')
          if (typeof verifiedOn !== 'string' || !isStale(verifiedOn, now)) return
          report([...below, 'verifiedOn'], {
            verifiedOn,
            days: daysSince(verifiedOn, now) ?? 0,
            of,
          })
        }
        look(value, [], undefined)
        for (const [index, state] of listOf(property(value, 'states')).entries()) {
          const name = property(state, 'name')
          look(state, ['states', String(index)], typeof name === 'string' ? name : undefined)
        }
      },
    },
  ],
  words: ({ verifiedOn, days, of }) => ({
    message: `The charges${of === undefined ? '' : ` of ${of}`} were confirmed ${days} days ago, on ${verifiedOn}: compare them with their source and set the day anew`,
  }),
}
