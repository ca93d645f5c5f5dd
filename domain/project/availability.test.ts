import { expect, test } from 'vitest'
import {
  availabilityText,
  availableCell,
  isAllSoldOut,
  offerAvailability,
  parseAvailable,
  soldOutLast,
  type Available,
} from './availability.ts'

/** Half past one in the night in India, while it is still the day before in universal time. */
const now = new Date('2027-01-10T20:00:00Z')

test.each<[Available | undefined, string | undefined, string | undefined]>([
  [false, undefined, 'Sold out'],
  [0, '2020-01-01', 'Sold out'],
  [true, '2027-01-11', undefined],
  [undefined, '2027-01-11', undefined],
  [4, '2027-01-11', '4 left on 11 January 2027'],
  [1250, '2026-11-12', '1,250 left on 12 November 2026'],
  [4, '2026-11-11', undefined],
  [4, '2027-01-12', undefined],
  [4, undefined, undefined],
])('%s, counted on %s, is told as %s', (available, availableOn, text) => {
  expect(availabilityText({ available }, availableOn, now)).toBe(text)
})

test.each<[(Available | undefined)[], string, string]>([
  [[], '2027-01-11', 'InStock'],
  [[undefined], '2027-01-11', 'InStock'],
  [[false, 0], '2027-01-11', 'SoldOut'],
  [[false, 3], '2027-01-11', 'LimitedAvailability'],
  [[1, 2], '2027-01-11', 'LimitedAvailability'],
  [[2, 2], '2027-01-11', 'InStock'],
  [[1, true], '2027-01-11', 'InStock'],
  [[1, undefined], '2027-01-11', 'InStock'],
  [[1], '2026-11-11', 'InStock'],
])('of %j, counted on %s, the offer is %s', (available, availableOn, wanted) => {
  const units = available.map((one) => ({ available: one }))
  expect(offerAvailability(units, availableOn, now)).toBe(wanted)
})

test('what is sold out comes last, and all else stays in its order', () => {
  const units = [false, 2, 0, undefined, true].map((available) => ({ available }))
  const inOrder = soldOutLast(units).map(({ available }) => available)
  expect(inOrder).toEqual([2, undefined, true, false, 0])
  const lists = [[], units, [{ available: 0 }, { available: false }]]
  expect(lists.map(isAllSoldOut)).toEqual([false, false, true])
})

test.each<[string, Available | undefined]>([
  ...['yes', 'Y', ' Available ', 'TRUE'].map((text): [string, Available] => [text, true]),
  ...['no', 'N', 'sold', 'Sold  Out', 'SOLD-OUT', 'sold_out', '0', '0.0', 'nil', 'False'].map(
    (text): [string, Available] => [text, false],
  ),
  ['4', 4],
  ['४', 4],
  ['4.0', 4],
  ['1,200', 1200],
  ['4 left', 4],
  ['1 unit', 1],
  ...['', '-', '-2', '4.5', '1/2', 'four', 'soon', '2 BHK', '₹ 4', '1e3'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('"%s" in a sheet is read as %s', (text, wanted) => {
  expect(parseAvailable(text)).toBe(wanted)
  expect(parseAvailable(availableCell({ available: wanted }))).toBe(wanted)
})
