import type { ImageView } from '../../../domain/image/images.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/project-defaults.ts'
import { printableText } from '../../../domain/text/printable-text.ts'

export type Block =
  | {
      kind: 'lead' | 'text' | 'link'
      title?: string
      paragraphs: readonly string[]
      /** What stands below a link and belongs to it. */
      note?: string
      url?: string
    }
  | { kind: 'facts'; facts: BrochureFact[] }
  | { kind: 'list'; title?: string; items: readonly string[] }
  | TableBlock
  | FiguresBlock
  | PlacesBlock

export type BrochureFact = { name: string; value: string }

export type TableBlock = {
  kind: 'table'
  title?: string
  /** `width` in points; the columns without one share what is left. */
  columns: { title: string; width?: number; isNumeric?: true; isStrong?: true }[]
  rows: string[][]
}

export type FiguresBlock = {
  kind: 'figures'
  /** `photos` fill their frames; plans are shown whole, `large-plans` beside their words. */
  shape: 'photos' | 'plans' | 'large-plans'
  figures: Figure[]
}

/** The places nearby, beside the maps that show them. */
export type PlacesBlock = { kind: 'places'; table: TableBlock; figures: Figure[] }

export type Figure = {
  view: ImageView
  alt: string
  title?: string
  note?: string | undefined
  price?: string
}

/** The words of pages for unknown facts, which a brochure leaves out. */
const UNKNOWN: ReadonlySet<unknown> = new Set(Object.values(PROJECT_DEFAULTS))

export const isKnown = (value: unknown): boolean => !UNKNOWN.has(value)

/**
 * The text as it is printed: '' for words that stand for unknown facts, and without letters that no
 * typeface has.
 */
export const printedText = (text: string): string => (isKnown(text) ? printableText(text) : '')

export const printableItems = (items: readonly string[]): string[] =>
  items.map(printableText).filter((item) => item !== '')
