import type { ProjectView } from '../../../client/pages/project/project-view.ts'
import type { ImageView } from '../../../domain/image/images.ts'

/** What a brochure says, apart from how it is set on paper. All texts are ready to read. */
export type Brochure = {
  readonly name: string
  readonly developer: string
  readonly place: string
  readonly price: string
  readonly reraNumber?: string
  /** The cover's picture; without one the cover is type alone. */
  readonly picture?: ImageView
  /** The project's page, absolute. */
  readonly address: string
  /** The day of the data, YYYY-MM-DD. */
  readonly day: string
  readonly sections: readonly BrochureSection[]
  /** What the project's page shows and the data of this project lacks: 'the floor plans'. */
  readonly missing: readonly string[]
  readonly agency: BrochureAgency
}

export type BrochureAgency = {
  readonly name: string
  readonly tagline: string
  /** For dark grounds. */
  readonly logo?: ImageView
  readonly contacts: readonly BrochureLink[]
  readonly office: string
}

/** Something to follow, under what it is. */
export type BrochureLink = { readonly label: string; readonly text: string; readonly url: string }

export type BrochureSection = { readonly title: string; readonly blocks: readonly Block[] }

export type Block =
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly BrochureFact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | TableBlock
  | FiguresBlock
  | PlacesBlock
  | { readonly kind: 'link'; readonly text: string; readonly url: string }

export type BrochureFact = { readonly name: string; readonly value: string }

export type TableBlock = {
  readonly kind: 'table'
  readonly columns: readonly TableColumn[]
  /** A text a column. */
  readonly rows: readonly (readonly string[])[]
}

export type TableColumn = {
  readonly title: string
  /** In points; the columns without one share what is left. */
  readonly width?: number
  readonly isSum?: true
  readonly isStrong?: true
}

export type FiguresBlock = {
  readonly kind: 'figures'
  /**
   * `photo` fills its frame; the others are shown whole: `plan` beside another, `large-plan` beside
   * its words, the first of `sheet` over the page's width or with the others at its side.
   */
  readonly shape: 'photo' | 'plan' | 'large-plan' | 'sheet'
  readonly figures: readonly Figure[]
}

/** What is near, beside the maps that show it. */
export type PlacesBlock = {
  readonly kind: 'places'
  readonly title: string
  readonly places: readonly NearbyPlace[]
  readonly maps: readonly Figure[]
}

export type NearbyPlace = { readonly name: string; readonly time: string }

export type Figure = {
  readonly view: ImageView
  readonly alt: string
  readonly title?: string
  readonly note?: string
  readonly price?: string
}

/** A picture that can stand in a brochure: one of our own, not of another site. */
export function picturesOf(brochure: Brochure): ImageView[] {
  const figures = brochure.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'figures') return block.figures
      return block.kind === 'places' ? block.maps : []
    }),
  )
  return [...(brochure.picture ? [brochure.picture] : []), ...figures.map(({ view }) => view)]
}

export type BrochureFile = {
  readonly bytes: Buffer
  /** A strong entity tag, by its bytes. */
  readonly etag: string
}

export type Brochures = {
  /** The brochure of a project where it has been made of this data. */
  cached(project: ProjectView): BrochureFile | undefined
  /**
   * Makes it, once for all who ask, one project after another; 'busy' where too many wait. Rejects
   * where it could not be made.
   */
  make(project: ProjectView): Promise<BrochureFile | 'busy'>
  /** Forgets what was made, as when data or pictures have changed. */
  forget(): void
  close(): Promise<void>
}
