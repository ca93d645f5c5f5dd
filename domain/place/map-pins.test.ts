import { expect, test } from 'vitest'
import { mergeOverlapping, overlap, pinText, type Box } from './map-pins.ts'

type Item = { box: Box; of: number[] }

/** A pin of 60 by 30 px that stands on a point; a pin of several is twice as wide. */
const pinOn = (x: number, y: number, of: number[]): Item => {
  const half = of.length === 1 ? 30 : 60
  return { box: { left: x - half, right: x + half, top: y - 30, bottom: y }, of }
}

const merge = (one: Item, other: Item): Item => {
  const middle = ({ box }: Item) => (box.left + box.right) / 2
  return pinOn(
    (middle(one) * one.of.length + middle(other) * other.of.length) /
      (one.of.length + other.of.length),
    (one.box.bottom + other.box.bottom) / 2,
    [...one.of, ...other.of].toSorted((a, b) => a - b),
  )
}

const merged = (points: readonly (readonly [number, number])[]) =>
  mergeOverlapping(
    points.map(([x, y], index) => pinOn(x, y, [index])),
    merge,
  )

test.each([
  [
    'what has room stays',
    [
      [0, 0],
      [60, 0],
      [0, 30],
    ],
    [[0], [1], [2]],
  ],
  [
    'what lies over another becomes one with it',
    [
      [0, 0],
      [59, 0],
      [500, 0],
    ],
    [[0, 1], [2]],
  ],
  [
    'one spot is one pin',
    [
      [9, 9],
      [9, 9],
      [9, 9],
    ],
    [[0, 1, 2]],
  ],
  [
    'a pin that grew takes what it covers now',
    [
      [0, 0],
      [20, 0],
      [75, 0],
    ],
    [[0, 1, 2]],
  ],
  [
    'the first is taken too',
    [
      [80, 0],
      [0, 0],
      [10, 0],
    ],
    [[0, 1, 2]],
  ],
] as const)('%s', (_, points, groups) => {
  expect(merged(points).map(({ of }) => of)).toEqual(groups)
})

test('of a crowd none covers another, and nobody is lost', () => {
  const points = Array.from(
    { length: 500 },
    (_, index) => [(index * 37) % 701, (index * 191) % 503] as const,
  )
  const pins = merged(points)
  expect(pins.length).toBeGreaterThan(5)
  for (const [index, one] of pins.entries())
    for (const other of pins.slice(index + 1)) expect(overlap(one.box, other.box)).toBe(false)
  expect(pins.flatMap(({ of }) => of).toSorted((a, b) => a - b)).toEqual([...points.keys()])
})

const at = (price: string, low?: number, city?: string) => ({
  name: 'Aravalli',
  place: { lat: 28, lng: 77, price, low, city },
})

test.each([
  [[at('₹ 62 L', 62e5, 'Gurgaon')], '₹ 62 L', 'Aravalli, ₹ 62 L'],
  [
    [
      at('₹ 1.2 Cr', 12e6, 'Gurgaon'),
      at('₹ 62 L', 62e5, 'Gurgaon'),
      at('On request', undefined, 'Gurgaon'),
    ],
    '3 · from ₹ 62 L',
    '3 projects in Gurgaon from ₹ 62 L',
  ],
  [
    [at('₹ 62 L', 62e5, 'Gurgaon'), at('₹ 70 L', 7e6, 'Noida')],
    '2 · from ₹ 62 L',
    '2 projects in Gurgaon and Noida from ₹ 62 L',
  ],
  [[at('On request'), at('Up to ₹ 2 Cr', undefined, 'Noida')], '2 projects', '2 projects'],
  [
    ['A', 'B', 'C', 'D'].map((city) => at('₹ 62 L', 62e5, city)),
    '4 · from ₹ 62 L',
    '4 projects from ₹ 62 L',
  ],
])('a pin says price, or number and lowest price', (projects, text, name) => {
  expect(pinText(projects)).toEqual({ text, name })
})
