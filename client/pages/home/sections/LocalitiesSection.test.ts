import { expect, it } from 'vitest'
import { mosaic } from './LocalitiesSection.tsx'

// A large one is 2 × 2 places of a grid of four columns, a wide one 2 × 1: no row has a hole.
it.each([
  [0, ''],
  [4, 's s s s'],
  [5, 'l s s s s'],
  [6, 'l s s w w w'],
  [7, 'l s s w w s s'],
  [8, 'l s s s s w s s'],
  [12, 'l s s s s s s w s s s s'],
])('the sizes of %d tiles fill their rows', (count, sizes) => {
  const initials = mosaic(count).map(([initial]) => initial)
  expect(initials.join(' ')).toBe(sizes)
})
