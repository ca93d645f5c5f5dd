import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  legibleColour,
  TEXT_CONTRAST,
  brandStyle,
  createPalette,
  DEFAULT_BRAND,
  printedColours,
} from './palette.ts'

describe('the palette of a brand', () => {
  test('has a shade on which white words can be read over any picture', () => {
    for (const ink of ['#767676', '#12372a', '#b5006b', DEFAULT_BRAND.ink])
      expect(contrast(createPalette({ ...DEFAULT_BRAND, ink }).shade, '#ffffff')).toBeGreaterThan(
        12,
      )
  })

  test('is the style sheet’s own with the default brand', () => {
    const tokens = readFileSync('client/styles/tokens.css', 'utf8').replaceAll('#fff;', '#ffffff;')
    const properties = brandStyle(DEFAULT_BRAND).match(/--color-[\w-]+:#\w{6}/g) ?? []
    expect(properties.length).toBeGreaterThan(15)
    for (const property of properties) expect(tokens).toContain(`${property.replace(':', ': ')};`)
    expect(printedColours(DEFAULT_BRAND)).toEqual({
      accentBright: '#E0B566',
      onDarkMuted: '#9FB0C6',
    })
  })

  test.each([
    ['green', { ink: '#12372a', accent: '#e8a13a', paper: '#fbfaf5' }],
    ['violet', { ink: '#3b0764', accent: '#f0abfc', paper: '#ffffff' }],
    ['grey', { ink: '#1a1a1a', accent: '#a3a3a3', paper: '#f5f5f5' }],
    ['of little contrast', { ink: '#59564f', accent: '#e4e4d8', paper: '#e0dccd' }],
    ['of the least contrast to white', { ink: '#767676', accent: '#ffffff', paper: '#ffffff' }],
    ['of the least contrast to paper', { ink: '#3b4a46', accent: '#cfbb84', paper: '#b9b6ae' }],
  ])('can be read everywhere where it is %s', (_, brand) => {
    const colours = createPalette(brand)
    const light = [colours.background, '#ffffff', colours.surfaceMuted, colours.accentTint]
    const tints = [
      colours.surfaceMuted,
      colours.accentTint,
      colours.successTint,
      colours.dangerTint,
    ]
    const dark = [colours.dark, colours.darkRaised]
    const pairs = [
      ...light.flatMap((ground) =>
        [colours.muted, colours.accentDeep].map((text) => [text, ground] as const),
      ),
      ...tints.map((ground) => [colours.ink, ground] as const),
      [colours.success, colours.background] as const,
      [colours.success, colours.successTint] as const,
      [colours.danger, colours.background] as const,
      [colours.danger, colours.dangerTint] as const,
      ...dark.flatMap((ground) => [[colours.onDarkMuted, ground] as const]),
      [colours.onAccent, colours.accent] as const,
      [printedColours(brand).accentBright, colours.ink] as const,
    ]
    for (const [text, ground] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ff0000', 1],
  ])('%s and %s: %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

  test.each([
    ['#767676', ['#ffffff'], '#767676'],
    ['#777777', ['#ffffff'], '#767676'],
    ['#888888', ['#ffffff', '#505050'], undefined],
  ])('the nearest to %s that can be read on %s is %s', (colour, others, nearest) => {
    expect(legibleColour(colour, others)).toBe(nearest)
  })
})
