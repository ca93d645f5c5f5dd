import { daysSince, isStale } from '../../domain/cost/verified.ts'
import { listOf, property, type RecordRule } from './rule.ts'

/** Duties and taxes that nobody has confirmed for half a year: each place that gives a day. */
export const staleCharges: RecordRule = {
  name: 'stale-charges',
  scope: 'record',
  files: ['charges'],
  needs: [],
  check: ({ value }, { now }, report) => {
    const look = (holder: unknown, below: readonly string[], of: string | undefined) => {
      const verifiedOn = property(holder, 'verifiedOn')
      if (typeof verifiedOn !== 'string' || !isStale(verifiedOn, now)) return
      const days = daysSince(verifiedOn, now) ?? 0
      report([...below, 'verifiedOn'], { rule: 'stale-charges', verifiedOn, days, of })
    }
    look(value, [], undefined)
    for (const [index, state] of listOf(property(value, 'states')).entries()) {
      const name = property(state, 'name')
      look(state, ['states', String(index)], typeof name === 'string' ? name : undefined)
    }
  },
}
