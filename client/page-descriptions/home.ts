import type { Loaded } from '../../domain/value/loaded.ts'
import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { Faq } from '../../schemas/generated/data.generated.ts'
import { agencyNode } from '../head/structured-data.ts'
import type {
  DeveloperCardView,
  LocalityCardView,
  Picture,
  TestimonialView,
  TileView,
  TitledText,
  TrendingCardView,
} from '../source/shapes.ts'
import { inCities } from '../source/shell-view.ts'
import type { PageDescription } from './description.ts'

export type Heading = { readonly title: string; readonly intro?: string }

type HomePart =
  | 'trending'
  | 'developers'
  | 'services'
  | 'edge'
  | 'testimonials'
  | 'localities'
  | 'faqs'
  | 'closing'

/** A list that failed to load is empty: its part is left out. */
export type HomeView = {
  readonly banners: readonly Picture[]
  readonly stats: readonly { readonly value: string; readonly label: string }[]
  readonly trending: Loaded<readonly TrendingCardView[]>
  readonly developers: Loaded<readonly DeveloperCardView[]>
  readonly tiles: readonly TileView[]
  readonly valueCards: readonly TitledText[]
  readonly testimonials: readonly TestimonialView[]
  readonly localities: readonly LocalityCardView[]
  readonly faqs: readonly Faq[]
  /** What each part is called. */
  readonly headings: Readonly<Record<HomePart, Heading>>
}

const home: PageDescription<HomeView> = {
  component: 'HomePage',
  addresses: [{ path: paths.home }],
  aliases: [{ path: '/home' }],
  search: [{ title: 'Home', subtitle: 'The start page', url: paths.home }],
  overHero: true,
  published: import.meta.env.SSR
    ? {
        head: (_page, { agency: { name }, cities }) => ({
          description: `${name} helps you buy homes, plots, offices and shops${inCities(cities)}: verified projects, clear prices and one team from visit to keys.`,
          path: paths.home,
          keywords: [
            'real estate',
            'property',
            ...cities.map((city) => `property in ${city.name}`),
          ],
        }),
        trail: () => [],
        structuredData: ({ faqs }, shell) => [agencyNode(shell), faqJsonLd(faqs)],
        sitemap: 'addresses',
      }
    : undefined,
}

export const homePages = { home }
