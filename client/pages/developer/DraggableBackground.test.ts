import { expect, it } from 'vitest'
import { withinFrame } from './DraggableBackground.tsx'

it('follows the pointer while the picture covers its frame', () => {
  expect(withinFrame({ x: 40, y: -20 }, 1000, 400)).toEqual({ x: 40, y: -20 })
})

it('stops where the edge of the picture would show', () => {
  expect(withinFrame({ x: 900, y: -900 }, 1000, 400)).toEqual({ x: 150, y: -60 })
  expect(withinFrame({ x: -900, y: 900 }, 1000, 400)).toEqual({ x: -150, y: 60 })
})
