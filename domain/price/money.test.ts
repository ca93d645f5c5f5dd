import { expect, test } from 'vitest'
import { displayRupees, formatInr, noBreakAmounts } from './money.ts'

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

test.each([
  ['₹ 95 L – 1.4 Cr', '₹_95_L – 1.4_Cr'],
  ['₹ 12,500 per sq. ft.', '₹_12,500 per sq._ft.'],
  ['1,850 – 3,150 sq. ft. carpet area', '1,850 – 3,150_sq._ft. carpet area'],
  ['150 sq. yd., 0.5 acres, 2 hectares', '150_sq._yd., 0.5_acres, 2_hectares'],
  ['3 BHK, 4 BHK + Servant', '3_BHK, 4_BHK + Servant'],
  ['2.8 km · 6 mins, 1 min', '2.8_km · 6_mins, 1_min'],
  ['Tower 3 Lower Floors, Sector 65 Gurgaon', 'Tower 3 Lower Floors, Sector 65 Gurgaon'],
])('%s breaks between words, never before a unit', (text, joined) => {
  expect(noBreakAmounts(text).replaceAll('\u00A0', '_')).toBe(joined)
})
