import { expect, it } from 'vitest'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import { rasterEntry } from './manifest-entry.ts'
import { portraitHeight } from './picture-widths.ts'

const entryOf = (uses: readonly ImageUse[], width: number, height = width) =>
  rasterEntry('hash', { width, height, hasAlpha: false }, new Set(uses), '')

it('the widths of a picture are those of all places that show it', () => {
  expect(entryOf(['card', 'hero'], 4000).widths).toEqual([
    160, 400, 560, 680, 840, 1200, 1600, 2000,
  ])
  expect(entryOf(['drawing'], 4000).widths).toEqual([400, 680, 840, 2000])
})

it.each([
  ['as wide as nine sixteenths of its height', 2000, 1125, { widths: [420, 540, 632] }],
  ['of what the widest file shows of a larger one', 6000, 4000, { widths: [420, 540, 640, 750] }],
  ['none of a picture that is upright itself', 1000, 1600, undefined],
])('the upright crops of a picture that fills screens are %s', (_, width, height, portrait) => {
  expect(entryOf(['screen'], width, height).portrait).toEqual(portrait)
  expect(entryOf(['hero', 'card'], width, height).portrait).toBeUndefined()
  for (const one of portrait?.widths ?? []) expect(portraitHeight(one)).toBeLessThan(height + 1)
})

it('falls back to the widest that is not wasteful', () => {
  expect(entryOf(['gallery'], 4000).fallback.width).toBe(840)
  expect(entryOf(['gallery'], 1280).fallback.width).toBe(1280)
})
