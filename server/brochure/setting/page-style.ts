import * as colours from '../../../domain/colours.ts'

/** The house's colours, as on its pages; the brighter ones as they print. */
export const INK = {
  navy: colours.NIGHT,
  navyDeep: '#071527',
  gold: colours.GOLD,
  goldDeep: colours.GOLD_DEEP,
  goldBright: '#E0B566',
  paper: colours.PAPER,
  white: '#FFFFFF',
  muted: colours.MUTED,
  line: colours.LINE,
  mist: colours.MIST,
  onNavyMuted: '#9FB0C6',
} as const

/** A4 and its margins, in points (1/72 inch). */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  margin: 51,
  top: 60,
  /** Where text ends; the foot stands below. */
  bottom: 772,
  foot: 797,
} as const

export const COLUMN = PAGE.width - 2 * PAGE.margin

/** How a piece of text is set; `size` in points, `leading` times the size. */
export type Style = {
  readonly face: FaceName
  readonly size: number
  readonly leading: number
}

/** `figures` and `strongFigures` have digits of one width. */
export type FaceName = 'display' | 'text' | 'strong' | 'figures' | 'strongFigures'

const style = (face: FaceName, size: number, leading: number): Style => ({ face, size, leading })

export const STYLES = {
  section: style('display', 26, 1.16),
  title: style('display', 15, 1.25),
  lead: style('text', 13, 1.55),
  text: style('text', 10, 1.6),
  strong: style('strong', 10.5, 1.4),
  item: style('text', 10, 1.4),
  label: style('text', 8.5, 1.4),
  cell: style('figures', 9.5, 1.4),
  strongCell: style('strongFigures', 9.5, 1.4),
  head: style('strong', 8.5, 1.3),
  price: style('display', 12.5, 1.3),
  foot: style('figures', 8, 1.3),
} as const
