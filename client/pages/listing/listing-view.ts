import type { ListingAnswer } from '../../../domain/listing/listing.ts'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import type { ImageView } from '../../../domain/image/images.ts'

export type FacetOption = ListingAnswer['facets'][keyof ListingAnswer['facets']]['options'][number]

/** A listing's answer with its projects as cards. */
export type Listing = Omit<ListingAnswer, 'items'> & {
  cards: readonly ProjectCardView[]
  /** Whether a project file failed to load, so that the list is incomplete. */
  incomplete: boolean
}

export type ListingView = {
  listing: Listing
  hero?: ImageView
  /** What is on sale: 'homes, plots, offices and shops'. */
  sold: string
  /** The end of the sentence under the title. */
  selection?: string | undefined
}
