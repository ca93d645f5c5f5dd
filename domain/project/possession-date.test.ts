import { expect, test } from 'vitest'
import { possessionIn } from './possession-date.ts'

test.each([
  ['December 2028', 2028, 12],
  ['Sept. 2027', 2027, 9],
  ['by 31 March, 2027', 2027, 3],
  ['March 31, 2027', 2027, 3],
  ['Dec2028', 2028, 12],
  ['2028 (Dec)', 2028, 12],
  ['दिसंबर २०२८', 2028, 0],
  ['June 2027 – Dec 2028', 2027, 6],
  ['Jan–Mar 2028', 2028, 3],
  ['Q4 2028', 2028, 0],
  ['Ready to move', 0, 0],
  // Words that begin like a month, and numbers that look like a year.
  ['Mayfair Tower: December 2028', 2028, 12],
  ['Marble finish, 2027', 2027, 0],
  ['Maybe 2027', 2027, 0],
  ['2000 homes by December 2028', 2028, 12],
  ['RERA 2019201: June 2027', 2027, 6],
])('%s is %d-%d', (text, year, month) => {
  expect(possessionIn(text)).toEqual({ year, month })
})
