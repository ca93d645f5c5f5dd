import type { ShellView } from '../../../client/layout/shell.ts'
import type { LabelledView, ProjectView } from '../../../client/pages/project/project-view.ts'
import type { ImageView } from '../../../domain/image/images.ts'

/** What a brochure says, apart from how it is laid out. */
export type Brochure = {
  project: ProjectView
  shell: ShellView
  /** The cover's picture; without one the cover is type alone. */
  picture: LabelledView | undefined
  /** The day of the data, YYYY-MM-DD. */
  day: string
  sections: { title: string; blocks: Block[] }[]
  /** Sections of the project's page for which this project has no data: 'the floor plans'. */
  missing: string[]
  /** Ways to reach the agency. */
  contacts: { label: string; text: string; url: string }[]
}

export type Block =
  | { kind: 'lead' | 'text' | 'link'; title?: string; paragraphs: string[]; url?: string }
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
  columns: { title: string; width?: number; isSum?: true; isStrong?: true }[]
  /** A text a column. */
  rows: string[][]
}

export type FiguresBlock = {
  kind: 'figures'
  /** `photos` fill their frames; plans are shown whole, `large-plans` beside their words. */
  shape: 'photos' | 'plans' | 'large-plans'
  figures: Figure[]
}

/** What is near, beside the maps that show it. */
export type PlacesBlock = { kind: 'places'; table: TableBlock; figures: Figure[] }

export type Figure = {
  view: ImageView
  alt: string
  title?: string
  note?: string | undefined
  price?: string
}
