import { expect, test } from 'vitest'
import { displayRupees, formatInr } from './money.ts'

test.each([
  [undefined, 'Contact Us'],
  [Number.NaN, 'Contact Us'],
  [22_500_000, '₹ 2.25 Cr'],
  [9_999_999, '₹ 1 Cr'],
  [9_999_499, '₹ 99.99 Lakh'],
  [100_000, '₹ 1 Lakh'],
  [99_999.995, '₹ 1 Lakh'],
  [99_999.99, '₹ 99,999.99'],
  [12_500.5, '₹ 12,500.5'],
  [0, '₹ 0'],
  [10_050_000, '₹ 1.01 Cr'],
])('%s rupees are shown as %s', (rupees, text) => {
  expect(displayRupees(rupees)).toBe(text)
})

test.each([
  [0, 2, '0.00'],
  [1.005, 2, '1.01'],
  [123_456, 0, '1,23,456'],
  [12_345_678.9, 2, '1,23,45,678.90'],
  [1e21, 0, '1,00,00,00,00,00,00,00,00,00,000'],
  [1e-7, 2, '0.00'],
  [-1234.5, 2, '-1,234.50'],
  [1.0049999, 2, '1.00'],
  [Number.POSITIVE_INFINITY, 2, '0.00'],
] as const)('%s with %s decimals is %s', (amount, decimals, text) => {
  expect(formatInr(amount, decimals)).toBe(text)
})
