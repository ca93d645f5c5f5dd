import { expect, test } from 'vitest'
import { calculateEmi, compareTenures } from './emi.ts'

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
