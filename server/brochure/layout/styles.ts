import { createPalette, printedColours, type Brand } from '../../../domain/brand/palette.ts'
import type { TYPEFACES } from '../typefaces.ts'

export const WHITE = '#FFFFFF'

/** An agency's colours: those of its pages, but the brighter ones as they print. */
export const brochureColours = (brand: Brand) => ({
  ...createPalette(brand),
  ...printedColours(brand),
})

export type BrochureColours = ReturnType<typeof brochureColours>

/** A4 and its margins, in points (1/72 inch); text ends at `bottom`, the page's footer is below. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  margin: 51,
  top: 60,
  bottom: 772,
  foot: 797,
} as const

export const COLUMN = PAGE.width - 2 * PAGE.margin

/** How a text is set; `size` in points, `leading` times the size. */
export type Style = {
  face: Exclude<keyof typeof TYPEFACES, `devanagari${string}`>
  size: number
  leading: number
  /** Whether digits have one width, for columns of figures. */
  tabular?: true
}

const style = (face: Style['face'], size: number, leading: number): Style => ({
  face,
  size,
  leading,
})

export const STYLES = {
  name: style('display', 44, 1.1),
  longName: style('display', 24, 1.1),
  price: style('display', 23, 1.2),
  closing: style('display', 34, 1.15),
  contact: style('display', 17, 1.35),
  byline: style('text', 11.5, 1.5),
  section: style('display', 26, 1.16),
  title: style('display', 15, 1.25),
  lead: style('text', 13, 1.55),
  text: style('text', 10, 1.6),
  strong: style('strong', 10.5, 1.4),
  item: style('text', 10, 1.4),
  label: style('text', 8.5, 1.4),
  cell: { ...style('text', 9.5, 1.4), tabular: true },
  strongCell: { ...style('strong', 9.5, 1.4), tabular: true },
  head: style('strong', 8.5, 1.3),
  captionPrice: style('display', 12.5, 1.3),
  foot: { ...style('text', 8, 1.3), tabular: true },
} as const satisfies Record<string, Style>
