import type { Rule } from '../rule-context.ts'

const tolerance = 0.001

const round = (value: number): number => Number(value.toFixed(6))

const percentSumNot100: Rule = {
  name: 'percent-sum',
  level: 'error',
  guide: 'The instalments of a plan do not add up to 100.',
  check: (data, report) => {
    for (const record of data.records('paymentPlan')) {
      const shares = record.value.schedule_entries.map((entry) => entry.installment_percentage)
      const sum = shares.reduce((total, share) => total + share, 0)
      if (Math.abs(sum - 100) <= tolerance + 1e-9) continue
      const last = round((shares.at(-1) ?? 0) + 100 - sum)
      const isRounding = shares.length > 0 && Math.abs(sum - 100) < 1 && last > 0
      report(record, ['schedule_entries'], {
        message: `the instalments add up to ${round(sum)}, not 100`,
        ...(isRounding && {
          suggestion: String(last),
          hint: `If it is a matter of rounding, make the last instalment ${last}.`,
        }),
      })
    }
  },
}

export const paymentPlanRules: readonly Rule[] = [percentSumNot100]
