import { expect, test } from 'vitest'
import { bedroomMatcher, isReadableConfiguration, parseBedrooms } from './bedrooms.ts'

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
  ['3', ['3 BHK']],
  ['2, 3', ['2 BHK', '3 BHK']],
  ['2 1/2 BHK', ['2.5 BHK']],
  ['2-1/2 & 3 ½ bhk', ['2.5 BHK', '3.5 BHK']],
  ['2 – 3½ BHK', ['2 BHK', '3 BHK', '3.5 BHK']],
  ['1/2 BHK', ['1 BHK', '2 BHK']],
  ['3-4 BHK', ['3 BHK', '4 BHK']],
  ['3 – 4 bhk', ['3 BHK', '4 BHK']],
  ['3 to 5 BHK', ['3 BHK', '4 BHK', '5 BHK']],
  ['2 BHK to 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2BHK-3BHK', ['2 BHK', '3 BHK']],
  ['5 to 3 BHK', ['3 BHK', '4 BHK', '5 BHK']],
  ['2.5 to 4 BHK', ['2.5 BHK', '3 BHK', '4 BHK']],
  ['3-5+ BHK', ['3 BHK', '4 BHK', '5 BHK+']],
  ['2 or 3 BHK', ['2 BHK', '3 BHK']],
  ['3BHK 4BHK', ['3 BHK', '4 BHK']],
  ['3.5 bhk, 2½ BHK, 3.0 BHK', ['3.5 BHK', '2.5 BHK', '3 BHK']],
  ['4+ BHK', ['4 BHK+']],
  ['4 BHK & above', ['4 BHK+']],
  ['4 BHK onwards', ['4 BHK+']],
  ['3 B.H.K., 4 Bedrooms', ['3 BHK', '4 BHK']],
  ['३ BHK', ['3 BHK']],
  [
    '3 BHK (Tower A / B), 4 BHK (2, 3 baths) / Duplex',
    ['3 BHK (Tower A / B)', '4 BHK (2, 3 baths)', 'Duplex'],
  ],
  ['3 BHK (1,850 sq. ft.), Penthouse', ['3 BHK (1,850 sq. ft.)', 'Penthouse']],
  ['N/A', []],
  ['-', []],
  ['', []],
  [undefined, []],
])('%j has the configurations %j', (value, configurations) => {
  expect(parseBedrooms(value)).toEqual(configurations)
})

test.each([
  ['4 BHK+', '4 BHK', true],
  ['4 BHK', '4 BHK+', true],
  ['3 BHK', '4 BHK+', false],
  ['4.5 BHK', '4 BHK', false],
  ['14 BHK', '4 BHK', false],
  ['4 BHK + Servant', '4 BHK', true],
  ['4 BHK', '4 BHK + Servant', false],
  ['3+1 BHK', '1 BHK', false],
  ['4 BHK', '3 BHK+', true],
  ['3 BHK', '3 BHK+', true],
  ['4.5 BHK', '3+ bhk', true],
  ['14 BHK', '4 BHK or more', true],
  ['2.5 BHK', '3 BHK+', false],
  ['3 BHK + Study', '3 BHK+', true],
  ['3 BHK+', '4 BHK+', false],
  ['Duplex', '1 BHK+', false],
  ['3.5 BHK', '3 BHK', false],
  ['Duplex', 'duplex', true],
  ['Studio', '1 BHK', false],
  ['3 BHK', 'BHK', true],
  ['3 BHK', '', true],
])('%s answers a wish for %s: %s', (configuration, wanted, matches) => {
  const [own = ''] = parseBedrooms(configuration)
  expect(bedroomMatcher(wanted)(own)).toBe(matches)
})

test.each([
  ['3 BHK', true],
  ['3 BHK + Study', true],
  ['Duplex', true],
  ['1 RK', true],
  ['three BHK', false],
  ['BHK', false],
  ['Penthouse', true],
  ['Duplex penthouse with terrace', true],
  ['Plots', true],
  ['स्टूडियो', true],
  ['lots of rooms', false],
  ['on request', false],
  ['a few', false],
  ['Several', false],
  ['3+1 BHK', false],
  ['3 BHKK 4', false],
  ['1850 sq. ft.', false],
  ['0 BHK', false],
  ['123 BHK', false],
  ['?', false],
])('%s can be read: %s', (configuration, readable) => {
  expect(isReadableConfiguration(configuration)).toBe(readable)
})

test('bedrooms are read in time that grows with their length', () => {
  for (const filling of [' ', '\n', '/', '1,', '- ', '3 BHK (', 'a'])
    expect(parseBedrooms(`3${filling.repeat(20_000)}!`)).not.toEqual([])
})
