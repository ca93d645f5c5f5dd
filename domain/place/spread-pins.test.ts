import { expect, test } from 'vitest'
import { spreadPins, type Box } from './spread-pins.ts'

const FRAME: Box = { left: 0, top: 0, right: 600, bottom: 600 }

/** A pin of 60 by 30 px that stands on a point. */
const pinOn = (x: number, y: number): Box => ({
  left: x - 30,
  right: x + 30,
  top: y - 30,
  bottom: y,
})

const spread = (pins: readonly Box[], taken: readonly Box[] = []) =>
  spreadPins(pins, FRAME, taken).map(({ dx, dy }) => [dx, dy])

test('what has room stands on its place', () => {
  expect(spread([pinOn(100, 100), pinOn(200, 100), pinOn(100, 140)])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('of those on one spot, others stand next to it', () => {
  const offsets = spread([pinOn(300, 300), pinOn(300, 300), pinOn(300, 300)])
  expect(offsets).toEqual([
    [0, 0],
    [0, -34],
    [0, 34],
  ])
})

test('at the edge of what is seen they stay inside, and clear of what stands there', () => {
  expect(spread([pinOn(32, 32), pinOn(32, 32)])).toEqual([
    [0, 0],
    [0, 34],
  ])
  const sign = { left: 540, right: 600, top: 0, bottom: 100 }
  expect(spread([pinOn(560, 90)], [sign])).toEqual([[-60, 0]])
  // What is not seen is not brought into sight.
  expect(spread([pinOn(900, 900)])).toEqual([[0, 0]])
})

test('a crowd covers nothing of each other, and stays near', () => {
  const pins = Array.from({ length: 40 }, (_, index) => pinOn(300 + (index % 3), 300))
  const offsets = spreadPins(pins, FRAME)
  const boxes = pins.map((pin, index) => ({
    x: pin.left + (offsets[index]?.dx ?? 0),
    y: pin.top + (offsets[index]?.dy ?? 0),
  }))
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 30).toBe(true)
  for (const { dx, dy } of offsets) expect(Math.hypot(dx, dy)).toBeLessThan(260)
})
