import { describe, expect, it } from 'vitest'
import { fallbackWidth, portraitHeight, portraitWidthsFor, widthsFor } from './picture-widths.ts'

describe('the widths of a picture', () => {
  it('are those of all places that show it', () => {
    expect(widthsFor(new Set(['card', 'hero']), 4000)).toEqual([
      160, 400, 560, 680, 840, 1200, 1600, 2000,
    ])
    expect(widthsFor(new Set(['drawing']), 4000)).toEqual([400, 680, 840, 2000])
  })

  it('are never more than its own', () => {
    expect(widthsFor(new Set(['gallery']), 1280)).toEqual([400, 680, 840, 1280])
    expect(widthsFor(new Set(['gallery']), 100)).toEqual([100])
  })
})

describe('the upright crops of a picture that fills screens', () => {
  it.each([
    ['as wide as nine sixteenths of its height', 2000, 1125, [420, 540, 632]],
    ['of what the widest file shows of a larger one', 6000, 4000, [420, 540, 640, 750]],
    ['none of a picture that is upright itself', 1000, 1600, []],
  ])('are %s', (_, width, height, widths) => {
    expect(portraitWidthsFor(new Set(['screen']), { width, height })).toEqual(widths)
    expect(portraitWidthsFor(new Set(['hero', 'card']), { width, height })).toEqual([])
    for (const one of widths) expect(portraitHeight(one)).toBeLessThanOrEqual(height)
  })
})

it('falls back to the widest that is not wasteful', () => {
  expect(fallbackWidth([400, 640, 960, 1600])).toBe(960)
  expect(fallbackWidth([1600])).toBe(1600)
})
