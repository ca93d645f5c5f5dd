import { listOf, property, type RecordRule } from './rule.ts'

const tolerance = 0.001

const round = (value: number): number => Number(value.toFixed(6))

/**
 * A payment plan whose instalments do not add up to 100, within 0.001. Where an instalment is no
 * number, the schema has said so and the sum means nothing.
 */
export const percentSum: RecordRule = {
  name: 'percent-sum',
  scope: 'record',
  files: ['paymentPlan'],
  needs: [],
  check: ({ value }, _known, report) => {
    const entries = property(value, 'schedule_entries')
    if (!Array.isArray(entries)) return
    const shares = listOf(entries).map((entry) => property(entry, 'installment_percentage'))
    if (!shares.every((share) => typeof share === 'number')) return
    const sum = shares.reduce((total, share) => total + share, 0)
    if (Math.abs(sum - 100) <= tolerance + 1e-9) return
    const last = round((shares.at(-1) ?? 0) + 100 - sum)
    const isRounding = shares.length > 0 && Math.abs(sum - 100) < 1 && last > 0
    report(['schedule_entries'], {
      rule: 'percent-sum',
      sum: round(sum),
      ...(isRounding ? { last } : {}),
    })
  },
}
