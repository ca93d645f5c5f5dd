import { hcl, rgb } from 'd3-color'

/** The contrast that text needs against its ground (WCAG 2.2, success criterion 1.4.3). */
export const TEXT_CONTRAST = 4.5

const STEP = 0.25

/** How far two colours are apart in brightness, from 1 to 21, as WCAG 2.2 counts it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const { r, g, b } = rgb(colour)
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The colour as hex, or the nearest darker or lighter one of its hue that can be read on, or below, all
 * of some others; undefined where there is none.
 */
export function legibleColour(colour: string, others: readonly string[]): string | undefined {
  const isReadable = (hex: string) => others.every((other) => contrast(hex, other) >= TEXT_CONTRAST)
  if (isReadable(colour)) return rgb(colour).formatHex().toUpperCase()
  const { h, c, l } = hcl(colour)
  for (let step = STEP; step <= 100; step += STEP) {
    for (const lightness of [l - step, l + step]) {
      if (lightness < 0 || lightness > 100) continue
      const hex = hcl(h, c, lightness).formatHex().toUpperCase()
      if (isReadable(hex)) return hex
    }
  }
  return undefined
}

/** An agency's own colours as hex: of text and dark areas, of what stands out, of the page. */
export type Brand = {
  readonly ink: string
  readonly accent: string
  readonly paper: string
}

/** The colours of client/styles/tokens.css, for a site whose data names none. */
export const DEFAULT_BRAND: Brand = { ink: '#0B1F3A', accent: '#C8963E', paper: '#F8F5EF' }

const WHITE = '#FFFFFF'
/** A brand of bright colours must not make its quiet tints bright. */
const MAX_CHROMA_RATIO = 2

export type Palette = ReturnType<typeof createPalette>

/**
 * All colours of the site, as hex, by their names in client/styles/tokens.css. A tint is to the brand's
 * colour what it is to the default one, and can be read where it is the colour of text.
 */
export function createPalette(brand: Brand) {
  const ink = brand.ink.toUpperCase()
  const paper = brand.paper.toUpperCase()
  const accent = brand.accent.toUpperCase()
  const tints = tintsOf(brand)
  /** A tint below text in ink; where it would take too much contrast, white. */
  const ground = (tint: string) => (contrast(ink, tint) >= TEXT_CONTRAST ? tint : WHITE)
  const surfaceMuted = ground(tints.tint('ink', '#E7ECF4'))
  const accentTint = ground(tints.tint('accent', '#F6EDDC'))
  const light = [paper, WHITE, surfaceMuted]
  const darkRaised = readable(tints.shade('ink', '#14305A'), [paper])
  const dark = [ink, darkRaised]
  return {
    ink,
    muted: readable(tints.tint('ink', '#475569'), light),
    background: paper,
    surfaceMuted,
    border: tints.shade('paper', '#E5E0D6'),
    borderStrong: tints.tint('paper', '#857C6B'),
    dark: ink,
    darkRaised,
    darkBorder: tints.shade('ink', '#2C4568'),
    shade: noLighter(ink, DEFAULT_BRAND.ink),
    onDark: paper,
    onDarkMuted: readable(tints.tint('ink', '#B9C5D4'), dark),
    accent,
    accentBright: readable(tints.shade('accent', '#D9AD5F'), dark),
    accentDeep: readable(tints.tint('accent', '#8A6420'), [...light, accentTint]),
    accentTint,
    onAccent: ink,
    success: readable('#1E7A4F', [paper, WHITE]),
    successTint: ground('#E9F4EE'),
    danger: readable('#B42318', [paper, WHITE]),
    dangerTint: ground('#FCEFED'),
  }
}

/** The two colours that are brighter, or darker, on paper than on screens; both are read on ink. */
export function printedColours(brand: Brand) {
  const { tint, shade } = tintsOf(brand)
  return {
    accentBright: readable(shade('accent', '#E0B566'), [brand.ink]),
    onDarkMuted: readable(tint('ink', '#9FB0C6'), [brand.ink]),
  }
}

/**
 * The colour, made as dark as the other where it is lighter, so that white words on it can be read
 * over any picture.
 */
function noLighter(colour: string, other: string): string {
  const { h, c, l } = hcl(colour)
  return hcl(h, c, Math.min(l, hcl(other).l))
    .formatHex()
    .toUpperCase()
}

const readable = (colour: string, others: readonly string[]): string =>
  legibleColour(colour, others) ?? colour

function tintsOf(brand: Brand) {
  const shift = (colour: keyof Brand, sample: string, isRelative: boolean): string => {
    const [own, defaultColour, tint] = [hcl(brand[colour]), hcl(DEFAULT_BRAND[colour]), hcl(sample)]
    const chroma = tint.c * Math.min(MAX_CHROMA_RATIO, own.c / defaultColour.c)
    const lightness = tint.l + (isRelative ? own.l - defaultColour.l : 0)
    return hcl(tint.h + own.h - defaultColour.h, chroma, lightness)
      .formatHex()
      .toUpperCase()
  }
  return {
    /** A tint as light or dark as it is with the default brand. */
    tint: (colour: keyof Brand, sample: string) => shift(colour, sample, false),
    /** A tint that is lighter or darker as the brand's colour is. */
    shade: (colour: keyof Brand, sample: string) => shift(colour, sample, true),
  }
}

/** The same colours as custom properties of a style sheet. */
export function brandStyle(brand: Brand): string {
  const properties = Object.entries(createPalette(brand)).map(([name, colour]) => {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `--color-${token}:${colour.toLowerCase()}`
  })
  return `:root{${properties.join(';')}}\n`
}
