import { expect, test } from 'vitest'
import { parseNumber } from './read-number.ts'

test.each([
  ['85', 85],
  ['1,50,000', 150_000],
  ['१२', 12],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['3/4', 0.75],
  ['eighty five', 85],
  ['eighty-five', 85],
  ['pachasi', 85],
  ['एक', 1],
  ['one hundred and fifty', 150],
  ['one twenty five', 125],
  ['dhai sau', 250],
  ['one point two five', 1.25],
  ['two and a half', 2.5],
  ['half a', 0.5],
  ['three quarters of a', 0.75],
  ['saade teen', 3.5],
  ['paune do', 1.75],
  // Nobody can be sure of these.
  ['1,2,3', undefined],
  ['fifty thirty', undefined],
  ['85 gaj', undefined],
  ['', undefined],
])('the number %j is %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})
