import { expect, test } from 'vitest'
import { cityOfLocalities, cityOfName } from './cities.ts'
import { parseLocalities } from './localities.ts'

test.each([
  ['Sector 65, Golf Course Extension Road, Gurgaon', 'gurgaon'],
  ['Sector 150, Noida Expressway, Noida', 'noida'],
  ['Madh Island\nMalad West\nMumbai', 'mumbai'],
  ['DLF Phase 1, Gurugram, Haryana', 'gurgaon'],
  ['Whitefield, Banglore', 'bangalore'],
  ['Vasant Vihar, New Delhi', 'delhi'],
  ['Anjuna, North Goa', 'goa'],
  ['Sector 62 Noida 201301', 'noida'],
  ['Greater Noida', 'noida'],
  ['Noida Expressway', undefined],
  ['Mumbai Highway, Jaipur', undefined],
  ['Goalpara', undefined],
  ['', undefined],
])('%j lies in %s', (text, city) => {
  expect(cityOfLocalities(parseLocalities(text))).toBe(city)
})

test.each([
  [' Gurugram ', 'gurgaon'],
  ['Goa', 'goa'],
  ['Sohna', undefined],
])('%s stands for %s', (name, city) => {
  expect(cityOfName(name)).toBe(city)
})
