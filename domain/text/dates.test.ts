import { expect, test } from 'vitest'
import { dayText, yearInIndia } from './dates.ts'

test.each([
  ['2026-12-31T18:29:59Z', 2026],
  ['2026-12-31T18:30:00Z', 2027],
  ['2027-01-01T00:00:00+05:30', 2027],
  ['2026-06-15T12:00:00Z', 2026],
])('%s is in %s in India', (moment, year) => {
  expect(yearInIndia(new Date(moment))).toBe(year)
})

test('a day in words', () => {
  expect(dayText('2026-11-01')).toBe('1 November 2026')
})
