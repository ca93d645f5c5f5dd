import { expect, test } from 'vitest'
import {
  decimalFrom,
  isAtLeast,
  roundHalfUp,
  shift,
  toIndianText,
  toNumber,
  toPlainText,
} from './decimal.ts'

test.each([
  [1.005, 2, '1.01'],
  [2.675, 2, '2.68'],
  ['1.0049999', 2, '1'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['.95', 1, '1'],
  ['12.5', 3, '12.5'],
  [1e-7, 7, '0.0000001'],
  [1.5e21, 0, '1500000000000000000000'],
])('%s rounded to %s decimals is %s', (value, places, text) => {
  expect(toPlainText(roundHalfUp(decimalFrom(value), places))).toBe(text)
})

test.each([
  ['2.5', 7, 25_000_000],
  ['2.5', -2, 0.025],
  ['1.0000001', 7, 10_000_001],
])('%s shifted by %s is %s', (value, places, number) => {
  expect(toNumber(shift(decimalFrom(value), places))).toBe(number)
})

test.each([
  ['1234567.50', 0, '12,34,567.5'],
  ['1234567.5', 2, '12,34,567.50'],
  ['999', 0, '999'],
  ['100000', 0, '1,00,000'],
])('%s with at least %s decimals reads %s', (value, decimals, text) => {
  expect(toIndianText(decimalFrom(value), decimals)).toBe(text)
})

test.each([
  ['100', 100n, true],
  ['99.99', 100n, false],
])('%s is at least %s: %s', (value, whole, expected) => {
  expect(isAtLeast(decimalFrom(value), whole)).toBe(expected)
})
