import { describe, expect, test } from 'vitest'
import type { VisitHours } from '../../schemas/generated/data.generated.ts'
import { offeredVisits, slotText, visitProblem, visitText } from './site-visit.ts'

const HOURS: VisitHours = {
  days: ['mon', 'sat', 'sun'],
  slots: ['16:00', '11:00'],
  from: 1,
  until: 8,
  closed: ['2026-11-29'],
}

/** Monday noon in India. */
const NOW = new Date('2026-11-23T12:00:00+05:30')

const daysAt = (now: string, changes: Partial<VisitHours> = {}) =>
  offeredVisits({ ...HOURS, ...changes }, new Date(now)).map(({ day, slots }) =>
    [day, ...slots].join(' '),
  )

describe('what is offered', () => {
  test.each<[string, Partial<VisitHours>, readonly string[]]>([
    ['2026-11-23T12:00:00+05:30', {}, ['2026-11-28 11:00 16:00', '2026-11-30 11:00 16:00']],
    // The day begins at midnight in India, not where the visitor is, and ends there.
    ['2026-11-22T18:29:59Z', { until: 1 }, ['2026-11-23 11:00 16:00']],
    ['2026-11-22T18:30:00Z', { until: 1 }, []],
    ['2026-11-23T01:30:00-05:00', { from: 0, until: 0 }, ['2026-11-23 16:00']],
    // Both ends count; today only what has not begun.
    [
      '2026-11-23T11:00:00+05:30',
      { from: 0, until: 5 },
      ['2026-11-23 16:00', '2026-11-28 11:00 16:00'],
    ],
    ['2026-11-23T10:59:59+05:30', { from: 0, until: 4 }, ['2026-11-23 11:00 16:00']],
    ['2026-11-23T16:00:00+05:30', { from: 0, until: 4 }, []],
    // Over the end of a month and a year; a time given twice is one.
    [
      '2026-12-30T09:00:00+05:30',
      { days: ['thu', 'fri'], closed: [], until: 3, slots: ['09:30', '09:30'] },
      ['2026-12-31 09:30', '2027-01-01 09:30'],
    ],
    ['2026-11-23T12:00:00+05:30', { from: 9, until: 8 }, []],
  ])('at %s with %j', (now, changes, expected) => {
    expect(daysAt(now, changes)).toEqual(expected)
  })

  test('from tomorrow for three weeks unless said', () => {
    const days = offeredVisits(
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], slots: ['11:00'] },
      NOW,
    )
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual(['2026-11-24', '2026-12-14', 21])
  })
})

describe('a wish', () => {
  const problem = (visitOn: string, visitSlot: string, hours: VisitHours | undefined = HOURS) =>
    visitProblem(hours, { visitOn, visitSlot }, NOW)

  test('that is offered has no problem', () => {
    expect(problem('2026-11-28', '11:00')).toBeUndefined()
  })

  test.each<[string, string, 'visitOn' | 'visitSlot', string]>([
    // Closed: the day before, late, is nearer than the day after, early.
    ['2026-11-29', '11:00', 'visitOn', 'Saturday, 28 November 2026, 4:00 pm'],
    ['2026-11-29', '16:00', 'visitOn', 'Monday, 30 November 2026, 11:00 am'],
    ['2026-11-23', '11:00', 'visitOn', 'Saturday, 28 November 2026, 11:00 am'],
    ['2027-05-01', '11:00', 'visitOn', 'Monday, 30 November 2026, 4:00 pm'],
    ['2026-11-28', '12:00', 'visitSlot', 'Saturday, 28 November 2026, 11:00 am'],
    ['2026-11-28', '', 'visitSlot', 'Saturday, 28 November 2026, 11:00 am'],
    ['2026-11-28', 'noon', 'visitSlot', 'Saturday, 28 November 2026, 11:00 am'],
    ['', '11:00', 'visitOn', 'Saturday, 28 November 2026, 11:00 am'],
    ['2026-02-31', '11:00', 'visitOn', 'Saturday, 28 November 2026, 11:00 am'],
    ['tomorrow', '11:00', 'visitOn', 'Saturday, 28 November 2026, 11:00 am'],
  ])("'%s' at '%s' is told of at %s with %s", (on, slot, field, nearest) => {
    const found = problem(on, slot)
    expect(found?.field).toBe(field)
    expect(found?.text).toContain(`The nearest: ${nearest}.`)
    expect(found?.nearest && visitText(found.nearest)).toBe(nearest)
  })

  test.each(['', 'noon', '99:99', '24:00'])(
    "of a day with the time '%s' is answered with its first, though one of the day before is nearer",
    (visitSlot) => {
      const daily: VisitHours = { days: ['mon', 'tue', 'wed'], slots: ['11:00', '17:00'] }
      const visitOn = '2026-11-25'
      const nearest = { visitOn, visitSlot: '11:00' }
      expect(visitProblem(daily, { visitOn, visitSlot }, NOW)?.nearest).toEqual(nearest)
    },
  )

  test('where no visit can be planned', () => {
    expect(visitProblem(undefined, { visitOn: '2026-11-28', visitSlot: '11:00' }, NOW)).toEqual({
      field: 'visitOn',
      text: 'No visit can be planned here now. Please call us.',
    })
  })
})

test.each([
  ['00:15', '12:15 am'],
  ['11:00', '11:00 am'],
  ['12:30', '12:30 pm'],
  ['17:05', '5:05 pm'],
])('%s is %s', (slot, text) => {
  expect(slotText(slot)).toBe(text)
})
