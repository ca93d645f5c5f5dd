import { listOf, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const tolerance = 0.001

const round = (value: number): number => Number(value.toFixed(6))

const isShare = (share: unknown): share is number =>
  typeof share === 'number' && share >= 0 && share <= 100

/**
 * A payment plan whose instalments do not add up to 100, within 0.001. Where an instalment is no
 * number of 0 to 100, the schema has said so and the sum means nothing.
 */
export const percentSum: Rule = {
  name: 'percent-sum',
  level: 'error',
  guide: 'The instalments of a plan do not add up to 100.',
  check: (data, report) => {
    const schedules = data.values(['paymentPlan'], 'schedule_entries')
    for (const { record, below, value: entries } of schedules) {
      if (!Array.isArray(entries)) continue
      const shares = listOf(entries).map((entry) => property(entry, 'installment_percentage'))
      if (!shares.every(isShare)) continue
      const sum = shares.reduce((total, share) => total + share, 0)
      if (Math.abs(sum - 100) <= tolerance + 1e-9) continue
      const last = round((shares.at(-1) ?? 0) + 100 - sum)
      const isRounding = shares.length > 0 && Math.abs(sum - 100) < 1 && last > 0
      report(record, below, {
        message: `the instalments add up to ${round(sum)}, not 100`,
        ...(isRounding && {
          suggestion: String(last),
          hint: `If it is a matter of rounding, make the last instalment ${last}.`,
        }),
      })
    }
  },
}
