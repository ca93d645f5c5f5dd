import { expect, test } from 'vitest'
import { isStale } from './dates.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21', false],
  ['2026-05-25', false],
  ['2026-05-24', true],
  ['2020-01-01', true],
  ['2027-01-01', false],
  ['soon', false],
])('confirmed on %s, stale: %s', (day, stale) => {
  expect(isStale(day, now)).toBe(stale)
})
