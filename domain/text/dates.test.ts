import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayText,
  isStale,
  mondayOf,
  parseTimeInIndia,
  timeInIndia,
  yearInIndia,
} from './dates.ts'

test.each([
  ['2026-12-31T18:29:59Z', 2026],
  ['2026-12-31T18:30:00Z', 2027],
  ['2027-01-01T00:00:00+05:30', 2027],
])('%s is in %s in India', (moment, year) => {
  expect(yearInIndia(new Date(moment))).toBe(year)
})

test('days are counted on over months and years, and weeks begin on Monday', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addMonths('2026-11-29', -25)).toBe('2024-10-29')
  expect(addMonths('2026-03-31', 1)).toBe('2026-05-01')
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ])
})

test('a day in words', () => {
  expect(dayText('2026-11-01')).toBe('1 November 2026')
})

test('times are shown as the clocks in India show them', () => {
  expect(timeInIndia(new Date('2026-02-28T18:35:59Z'))).toBe('2026-03-01 00:05 IST')
})

test.each([
  ['2026-02-28', '2026-02-27T18:30:00.000Z', true],
  ['2026-02-28T17:05', '2026-02-28T11:35:00.000Z', false],
  ['2026-02-28 17:05:30', '2026-02-28T11:35:30.000Z', false],
  ['2026-02-28T17:05:00.250+01:00', '2026-02-28T16:05:00.250Z', false],
])('%s is %s', (text, iso, wholeDay) => {
  expect(parseTimeInIndia(text)).toEqual({ date: new Date(iso), wholeDay })
})

test.each(['yesterday', '2026-02-30', '2026-13-01', '2026-02-28T25:00', '28.02.2026', '2026-2-8'])(
  '%j is no date',
  (text) => expect(parseTimeInIndia(text)).toBeUndefined(),
)

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21', false],
  ['2026-05-25', false],
  ['2026-05-24', true],
  ['2027-01-01', false],
  ['soon', false],
])('confirmed on %s, stale: %s', (day, stale) => {
  expect(isStale(day, now, 180)).toBe(stale)
})
