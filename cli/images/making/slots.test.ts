import { describe, expect, it } from 'vitest'
import { fallbackWidth, widthsFor } from './slots.ts'

describe('the widths of a picture', () => {
  it('are those of all places that show it', () => {
    expect(widthsFor(new Set(['card', 'hero']), 4000)).toEqual([160, 400, 640, 960, 1600, 2000])
    expect(widthsFor(new Set(['drawing']), 4000)).toEqual([640, 960, 2000])
  })

  it('are never more than its own', () => {
    expect(widthsFor(new Set(['gallery']), 1280)).toEqual([640, 960, 1280])
    expect(widthsFor(new Set(['gallery']), 100)).toEqual([100])
  })
})

it('falls back to the widest that is not wasteful', () => {
  expect(fallbackWidth([400, 640, 960, 1600])).toBe(960)
  expect(fallbackWidth([1600])).toBe(1600)
})
