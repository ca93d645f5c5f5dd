import { expect, test } from 'vitest'
import { calculateEmi, compareTenures, EMI_SLIDERS, sliderPosition, sliderValue } from './emi.ts'

test.each([
  [10_000, 8.5, 5, 205.17, 12_309.92, 2309.92, 81.2, 18.8],
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

test.each([
  [3, [3, 8]],
  [5, [5, 10]],
  [6, [1, 6, 11]],
  [20, [15, 20, 25]],
  [26, [21, 26]],
])('beside %i years stand %j', (years, expected) => {
  const tenures = compareTenures(1_000_000, 8.5, years)
  expect(tenures.map((tenure) => tenure.years)).toEqual(expected)
  expect(tenures.filter(({ isChosen }) => isChosen).map((tenure) => tenure.years)).toEqual([years])
  for (const { years: tenure, emi } of tenures)
    expect(emi).toBe(calculateEmi(1_000_000, 8.5, tenure).emi)
})

test.each([
  [1000, 'loan', 1000],
  [10_000, 'loan', 10_000],
  [14_000, 'loan', 10_000],
  [123_456, 'loan', 100_000],
  [125_001, 'loan', 150_000],
  [7_700_000, 'loan', 8_000_000],
  [52_000_000, 'loan', 50_000_000],
  [999_000_000, 'loan', 1e9],
  [1e9, 'loan', 1e9],
  [0.1, 'rate', 1],
  [8.53, 'rate', 8.5],
  [30, 'rate', 30],
  [1.4, 'years', 1],
] as const)('for %s the %s slider stands at %s', (value, input, shown) => {
  expect(sliderValue(sliderPosition(value, input), input)).toBe(shown)
})

test("the loan's slider stops at round sums, more of them where homes are lent for", () => {
  const { min, max } = EMI_SLIDERS.loan
  const stops = Array.from({ length: max - min + 1 }, (_, at) => sliderValue(min + at, 'loan'))
  const upTo = (from: number, to: number) => stops.filter((stop) => stop > from && stop <= to)
  expect(upTo(0, 10_000)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n * 1000))
  expect(upTo(10_000, 1e5)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n * 10_000))
  expect(upTo(1e5, 1e6)).toEqual(Array.from({ length: 18 }, (_, at) => 150_000 + at * 50_000))
  expect(upTo(1e6, 5e7)).toEqual(Array.from({ length: 49 }, (_, at) => (at + 2) * 1e6))
  expect(upTo(5e7, 1e8)).toEqual([6, 7, 8, 9, 10].map((n) => n * 1e7))
  expect(upTo(1e8, Infinity)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n * 1e8))
})
