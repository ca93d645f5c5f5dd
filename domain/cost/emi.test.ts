import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateEmi, readEmiNumber, sliderPosition } from './emi.ts'
import { EMI_DEFAULTS, EMI_FIELDS } from './emi-defaults.ts'

test.each([
  [10_000, 8.5, 5, 205.17, 12_309.92, 2309.92, 81.2, 18.8],
  [5_000_000, 8.5, 20, 43_391.16, 10_413_878.8, 5_413_878.8, 48, 52],
  [1_000_000, 12, 1, 88_848.79, 1_066_185.46, 66_185.46, 93.8, 6.2],
  [120_000, 0, 10, 1000, 120_000, 0, 100, 0],
  [1000, 0.1, 1, 83.38, 1000.54, 0.54, 99.9, 0.1],
  [1_000_000_000, 30, 30, 25_003_446.74, 9_001_240_825.87, 8_001_240_825.87, 11.1, 88.9],
])('%s at %s %% for %s years', (loan, rate, years, emi, total, interest, principal, share) => {
  expect(calculateEmi(loan, rate, years)).toEqual({
    emi,
    totalPayment: total,
    totalInterest: interest,
    principalShare: principal,
    interestShare: share,
  })
})

test('shares always add up to 100 and the instalments repay the loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 1e9 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 30 }),
      (loan, tenths, years) => {
        const result = calculateEmi(loan, tenths / 10, years)
        expect(result.principalShare + result.interestShare).toBeCloseTo(100, 9)
        expect(result.totalPayment).toBeGreaterThanOrEqual(loan)
        expect(result.totalInterest).toBeCloseTo(result.totalPayment - loan, 1)
      },
    ),
  )
})

test.each([
  ['10000', 'loan', 10_000],
  ['1,00,000', 'loan', 100_000],
  [' ₹ 25,00,000 ', 'loan', 2_500_000],
  ['12345', 'loan', 12_345],
  ['999', 'loan', undefined],
  ['1000000001', 'loan', undefined],
  ['8.5', 'rate', 8.5],
  ['0.1', 'rate', 0.1],
  ['.5', 'rate', 0.5],
  ['0', 'rate', undefined],
  ['30.1', 'rate', undefined],
  ['abc', 'rate', undefined],
  ['', 'rate', undefined],
  ['1e3', 'loan', undefined],
  ['-5', 'years', undefined],
  ['30', 'years', 30],
] as const)('%j as %s is %s', (text, input, value) => {
  expect(readEmiNumber(text, input)).toBe(value)
})

test.each([
  [10_000, 'loan', 1000],
  [600_000, 'loan', 1_001_000],
  [5_000_000, 'loan', 5_001_000],
  [1e9, 'loan', 1_000_001_000],
  [0.1, 'rate', 1],
  [8.5, 'rate', 8.5],
  [8.53, 'rate', 8.5],
  [30, 'rate', 30],
  [5, 'years', 5],
] as const)('for %s the %s slider stands at %s', (value, input, position) => {
  expect(sliderPosition(value, input)).toBe(position)
})

test('the defaults are within the limits', () => {
  for (const input of ['loan', 'rate', 'years'] as const) {
    expect(EMI_DEFAULTS[input]).toBeGreaterThanOrEqual(EMI_FIELDS[input].min)
    expect(EMI_DEFAULTS[input]).toBeLessThanOrEqual(EMI_FIELDS[input].max)
  }
})
