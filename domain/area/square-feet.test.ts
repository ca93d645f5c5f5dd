import { expect, test } from 'vitest'
import { parseArea } from './area-text.ts'
import { toSquareFeet } from './square-feet.ts'

test.each([
  ['1200sqft', { low: 1200, high: 1200 }],
  ['1200 SQ. FT.', { low: 1200, high: 1200 }],
  ['1200 Sq.Feet', { low: 1200, high: 1200 }],
  ['1200 sft', { low: 1200, high: 1200 }],
  ['1,200 ft²', { low: 1200, high: 1200 }],
  ['1200\u00a0sq.\u00a0ft.', { low: 1200, high: 1200 }],
  ['100 sq. m.', { low: 1076.39, high: 1076.39 }],
  ['2 acres', { low: 87_120, high: 87_120 }],
  ['1,850—3,150 sq.ft.', { low: 1850, high: 3150 }],
  ['600 sq.ft.+', { low: 600 }],
  ['up to 900 sq.ft.', { high: 900 }],
  ['Up-to 2 acres', { high: 87_120 }],
  ['approx. 640 sq ft', { low: 640, high: 640 }],
])('%s is %o', (text, range) => {
  expect(parseArea(text)).toEqual(range)
})

test.each(['', 'Area not specified', '(1,200 sq.ft.)'])('%j is not understood', (text) => {
  expect(parseArea(text)).toBeUndefined()
})

test.each([
  [150, 'sqyd', 1350],
  [0.1, 'acre', 4356],
  [2.5, 'acre', 108_900],
  [1234.5, 'sqft', 1234.5],
] as const)('%s %s are %s square feet', (amount, unit, squareFeet) => {
  expect(toSquareFeet(amount, unit)).toBe(squareFeet)
})
