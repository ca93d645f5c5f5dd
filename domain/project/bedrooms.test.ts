import { expect, test } from 'vitest'
import { bedroomMatches, parseBedrooms } from './bedrooms.ts'

test.each([
  [
    ['3 BHK', '4 BHK', 'Duplex'],
    ['3 BHK', '4 BHK', 'Duplex'],
  ],
  ['4 BHK, 4 BHK+', ['4 BHK', '4 BHK+']],
  ['4 BHK +', ['4 BHK+']],
  ['3bhk,4Bhk', ['3 BHK', '4 BHK']],
  ['3-BHK / 4-BHK', ['3 BHK', '4 BHK']],
  ['2, 3 & 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['3 BHK + Study', ['3 BHK + Study']],
  ['1 rk', ['1 RK']],
  ['3 BHK\n4 BHK', ['3 BHK', '4 BHK']],
  [
    ['3 BHK, 4 BHK', '3 bhk'],
    ['3 BHK', '4 BHK'],
  ],
  ['3', ['3']],
  ['', []],
  [undefined, []],
])('%j has the configurations %j', (value, configurations) => {
  expect(parseBedrooms(value)).toEqual(configurations)
})

test.each([
  ['4 BHK+', '4 BHK', true],
  ['4 BHK', '4 BHK+', false],
  ['4.5 BHK', '4 BHK', false],
  ['14 BHK', '4 BHK', false],
  ['4 BHK + Servant', '4 BHK', true],
  ['Villa, 4 BHK', '4 BHK', true],
  ['14 BHK and 4 BHK', '4 BHK', true],
  ['Duplex', 'duplex', true],
  ['Studio', '1 BHK', false],
  ['3 BHK', 'BHK', true],
  ['3 BHK', '', true],
])('%s answers a wish for %s: %s', (configuration, wanted, matches) => {
  expect(bedroomMatches(configuration, wanted)).toBe(matches)
})
