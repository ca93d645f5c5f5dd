import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRoomy, panelPlace, type Box } from './panel-place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('below its field, as wide', () => {
  expect(panelPlace(box(100, 200, 640, 56), box(0, 80, 1440, 820))).toEqual({
    side: 'below',
    top: 264,
    left: 100,
    width: 640,
    maxHeight: 576,
  })
})

test('above a field that stands low', () => {
  const place = panelPlace(box(100, 700, 640, 56), box(0, 80, 1440, 820))
  expect(place).toMatchObject({ side: 'above', top: 692, maxHeight: 576 })
})

test('wider than a narrow field, as far as the screen goes', () => {
  const place = panelPlace(box(36, 100, 248, 56), box(0, 64, 320, 576))
  expect(place).toMatchObject({ left: 8, width: 304 })
})

test('a field between header and keyboard has no room on either side', () => {
  expect(isRoomy(panelPlace(box(20, 200, 320, 56), box(0, 64, 360, 320)))).toBe(false)
  expect(isRoomy(panelPlace(box(20, 340, 320, 56), box(0, 64, 360, 336)))).toBe(false)
  expect(isRoomy(panelPlace(box(20, 72, 320, 56), box(0, 64, 360, 360)))).toBe(true)
})

test('it never leaves the view sideways', () => {
  const sizes = fc.record({
    screen: fc.integer({ min: 320, max: 2560 }),
    left: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 100, max: 1200 }),
  })
  fc.assert(
    fc.property(sizes, ({ screen, left, width }) => {
      const place = panelPlace(box(left, 100, width, 56), box(0, 0, screen, 800))
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.left + place.width).toBeLessThanOrEqual(screen - 8)
    }),
  )
})
