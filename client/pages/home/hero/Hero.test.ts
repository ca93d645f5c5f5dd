import { expect, it } from 'vitest'
import { bannersAt } from './Hero.tsx'

it.each([
  ['opens with the first alone', 0, 3, [0], undefined],
  ['fetches the next half-way', 1, 3, [0, 1], 1],
  ['keeps what is faded over', 2, 3, [0, 1], undefined],
  ['until the next change', 3, 3, [0, 1, 2], 2],
  ['goes round', 5, 3, [0, 1, 2], 0],
  ['has two take turns', 3, 2, [0, 1], 0],
])('the hero %s', (_name, halves, count, drawn, next) => {
  expect(bannersAt(halves, count)).toEqual({ shown: Math.floor(halves / 2), drawn, next })
})
