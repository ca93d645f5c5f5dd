import { expect, test } from 'vitest'
import { isOneSpot, MAX_PINS, pinGroups } from './pin-groups.ts'

/** So many projects in a line to the east of Gurgaon, each so many degrees from the one before. */
const inLine = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    place: { lat: 28.4, lng: 77 + index * step },
  }))

test.each([
  // Everything has its own pin up to 300, however close.
  [MAX_PINS, 0, 5, MAX_PINS],
  [MAX_PINS + 1, 0, 19, 1],
  // 0.0001 degrees are 0.07 px at zoom 10 and 37 px at zoom 19.
  [400, 0.0001, 5, 1],
  [400, 0.0001, 19, 187],
  // 0.01 degrees are 233 px at zoom 15.
  [400, 0.01, 15, 400],
])('%i projects %f degrees apart have at zoom %i so many pins: %i', (count, step, zoom, pins) => {
  const groups = pinGroups(inLine(count, step), zoom)
  expect(groups).toHaveLength(pins)
  expect(groups.flat().map(({ index }) => index)).toEqual(inLine(count, 0).map((one) => one.index))
})

test('north and south part pins too', () => {
  const items = [...inLine(200, 0), ...inLine(200, 0).map(() => ({ place: { lat: 19, lng: 77 } }))]
  expect(pinGroups(items, 5).map((group) => group.length)).toEqual([200, 200])
})

test('one spot is what no zoom parts', () => {
  expect(isOneSpot(inLine(3, 0))).toBe(true)
  expect(isOneSpot(inLine(3, 0.0001))).toBe(false)
})
