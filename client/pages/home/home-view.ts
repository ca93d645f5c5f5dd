import type { Loaded } from '../../../domain/value/loaded.ts'
import type { TrendingCardView } from '../trending/TrendingCard.tsx'
import type { DeveloperCardView } from '../../components/cards/DeveloperCard.tsx'
import type {
  Faq,
  Site,
  Testimonial,
  TitledText,
} from '../../../schemas/generated/data.generated.ts'
import type { ImageView } from '../../../domain/image/images.ts'

/** A list that failed to load is empty: its part is left out. */
export type HomeView = {
  banners: readonly Picture[]
  /** The end of the sentence under the tagline. */
  selection?: string | undefined
  /** What the agency promises there, for search engines: the end of a sentence. */
  promise?: string | undefined
  stats: readonly { value: string; label: string }[]
  trending: Loaded<readonly TrendingCardView[]>
  developers: Loaded<readonly DeveloperCardView[]>
  tiles: readonly TileView[]
  valueCards: readonly TitledText[]
  testimonials: readonly Testimonial[]
  localities: readonly LocalityCardView[]
  faqs: readonly Faq[]
  headings: Required<NonNullable<Site['homeHeadings']>>
}

/** What each part of Home is made from. */
export type HomeProps = { page: HomeView }

export type Picture = { view: ImageView; alt: string }

export type TileView = {
  id: string
  name: string
  description?: string | undefined
  /** Opens in a new tab; absent: the tile opens the enquiry dialog. */
  slug?: string | undefined
}

export type LocalityCardView = {
  id: string
  name: string
  city?: string | undefined
  image: ImageView
  description?: string | undefined
  /** The city's listing or the locality's own page. */
  path: string
  /** A city always leads to its listing. */
  isCity: boolean
}
