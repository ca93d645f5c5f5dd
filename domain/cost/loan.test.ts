import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateEmi } from './emi.ts'
import { prepaymentEffect, yearTable } from './loan.ts'

const loans = [
  fc.integer({ min: 1000, max: 1e9 }),
  fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
  fc.integer({ min: 1, max: 30 }),
] as const

const paise = (rupees: number): number => Math.round(rupees * 100)
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + paise(value), 0)

/** The annuity as a fraction of whole numbers, rounded once: paise. `rate` has one decimal. */
function inFractions(loan: number, rate: number, years: number) {
  const [months, tenths] = [BigInt(years * 12), BigInt(Math.round(rate * 10))]
  const [grown, base] = [(12_000n + tenths) ** months, 12_000n ** months]
  const below = 12_000n * (grown - base)
  const rounded = (above: bigint) => Number((2n * above + below) / (2n * below))
  const emi = BigInt(loan) * tenths * grown * 100n
  return { emi: rounded(emi), total: rounded(emi * months) }
}

/** The textbook's way, in floating point: what is owed is what the instalments left are worth. */
function balanceOf(loan: number, rate: number, years: number) {
  const r = rate / 1200
  const n = years * 12
  const emi = (loan * r) / -Math.expm1(-n * Math.log1p(r))
  return (month: number) => (emi * -Math.expm1(-(n - month) * Math.log1p(r))) / r
}

describe('a loan', () => {
  test('agrees with the closed formula to the paisa', () => {
    fc.assert(
      fc.property(...loans, (loan, rate, years) => {
        const { emi, total } = inFractions(loan, rate, years)
        const result = calculateEmi(loan, rate, years)
        expect(Math.abs(paise(result.emi) - emi)).toBeLessThanOrEqual(1)
        expect(Math.abs(paise(result.totalPayment) - total)).toBeLessThanOrEqual(1)
        expect(paise(result.totalInterest)).toBe(paise(result.totalPayment) - paise(loan))
      }),
      { numRuns: 300 },
    )
  })

  test('year by year: the columns add up to the totals, the balances follow the formula', () => {
    fc.assert(
      fc.property(...loans, (loan, rate, years) => {
        const rows = yearTable(loan, rate, years)
        const { totalPayment, totalInterest } = calculateEmi(loan, rate, years)
        const balance = balanceOf(loan, rate, years)
        expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: years }, (_, i) => i + 1))
        expect(sum(rows.map(({ paid }) => paid))).toBe(paise(totalPayment))
        expect(sum(rows.map(({ interest }) => interest))).toBe(paise(totalInterest))
        expect(sum(rows.map(({ principal }) => principal))).toBe(paise(loan))
        expect(rows.at(-1)?.balance).toBe(0)
        for (const row of rows) {
          expect(paise(row.paid)).toBe(paise(row.interest) + paise(row.principal))
          expect(Math.abs(row.balance - balance(row.year * 12))).toBeLessThan(0.00502)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of seven and a half years ends with half a year', () => {
    const rows = yearTable(500_000, 9, 7.5)
    expect(rows).toHaveLength(8)
    expect(rows.at(-1)?.balance).toBe(0)
    expect(sum(rows.map(({ paid }) => paid))).toBe(
      paise(calculateEmi(500_000, 9, 7.5).totalPayment),
    )
  })
})

describe('prepayments', () => {
  test.each([
    // After the last instalment it saves nothing; one that repays all ends the loan.
    [
      { years: 1, prepay: 5000 },
      { monthsSaved: 0, interestSaved: 0, months: 12 },
    ],
    [
      { years: 10, prepay: 1e9, prepayMonth: 1 },
      { months: 1, monthsSaved: 119, interest: 7500 },
    ],
    [
      { years: 20, prepay: 200_000, prepayMonth: 18 },
      { months: 156, monthsSaved: 84, interest: 601_936.76, interestSaved: 557_405.53 },
    ],
    // What is left of it after the last whole instalment is less than a paisa: no month more.
    [
      { years: 10, rate: 0, prepay: 500_000, prepayMonth: 3 },
      { months: 60, monthsSaved: 60, interestSaved: 0 },
    ],
    [
      { years: 20, prepayYearly: 50_000 },
      { months: 119, monthsSaved: 121, interest: 516_374.68, interestSaved: 642_967.61 },
    ],
  ])('of %j have the effect %j', (changes, effect) => {
    expect(prepaymentEffect({ loan: 1_000_000, rate: 9, ...changes })).toMatchObject(effect)
  })

  test('save what the shown interest without them has more, to the paisa', () => {
    const loan = { loan: 18_249_728, rate: 28.57, years: 30 }
    const effect = prepaymentEffect({ ...loan, prepay: 17_644_125, prepayMonth: 135 })
    const { totalInterest } = calculateEmi(loan.loan, loan.rate, loan.years)
    expect(paise(effect?.interest ?? 0) + paise(effect?.interestSaved ?? 0)).toBe(
      paise(totalInterest),
    )
  })

  test('that are none have no effect', () => {
    expect(prepaymentEffect({ loan: 1_000_000, rate: 9, years: 1, prepayMonth: 3 })).toBeUndefined()
  })
})
