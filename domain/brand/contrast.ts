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
