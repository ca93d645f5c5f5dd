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

/** The view of Home. A list that failed to load is empty, and its section is left out. */
export type HomeView = {
  banners: readonly Picture[]
  /** What is on sale, for search engines: 'homes, plots, offices and shops'. */
  sold: string
  /** The end of the sentence under the tagline. */
  selection?: string | undefined
  /** The agency's promise on this page, for search engines: the end of a sentence. */
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

/** The props of each section of Home. */
export type HomeProps = { page: HomeView }

export type Picture = { view: ImageView; alt: string }

export type TileView = {
  id: string
  name: string
  description?: string | undefined
  /** The page that opens in a new tab; absent where the tile opens the enquiry dialog. */
  slug?: string | undefined
}

export type LocalityCardView = {
  id: string
  name: string
  city?: string | undefined
  image: ImageView
  description?: string | undefined
  /** The address of the city's listing or of the locality's own page. */
  path: string
  /** Whether the place is a city, which always leads to its listing. */
  isCity: boolean
}
