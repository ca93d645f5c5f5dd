import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { joinWithAnd } from '../../domain/text/text.ts'
import type { Faq } from '../../schemas/generated/data.generated.ts'
import { agencyNode } from '../head/structured-data.ts'
import type {
  DeveloperCardView,
  LocalityCardView,
  Picture,
  Section,
  TestimonialView,
  TileView,
  TitledText,
  TrendingCardView,
} from '../source/shapes.ts'
import type { PageDescription } from './description.ts'

export type HomeView = {
  readonly banners: readonly Picture[]
  readonly stats: readonly { readonly value: string; readonly label: string }[]
  readonly trending: Section<readonly TrendingCardView[]>
  readonly developers: Section<readonly DeveloperCardView[]>
  readonly tiles: Section<readonly TileView[]>
  readonly valueCards: readonly TitledText[]
  readonly testimonials: Section<readonly TestimonialView[]>
  readonly localities: Section<readonly LocalityCardView[]>
  readonly faqs: Section<readonly Faq[]>
}

const home: PageDescription<HomeView> = {
  component: 'HomePage',
  addresses: [{ path: paths.home }],
  aliases: [{ path: '/home' }],
  head: (_page, { agency: { name }, cities }) => ({
    description: `${name} helps you buy homes, plots, offices and shops in ${joinWithAnd(cities.map((city) => city.name))}: verified projects, clear prices and one team from visit to keys.`,
    path: paths.home,
    keywords: ['real estate', 'property', ...cities.map((city) => `property in ${city.name}`)],
  }),
  trail: () => [],
  structuredData: import.meta.env.SSR
    ? ({ faqs }, shell) => [agencyNode(shell), faqs.ok ? faqJsonLd(faqs.data) : undefined]
    : undefined,
  sitemap: 'addresses',
  search: [{ title: 'Home', subtitle: 'The start page', url: paths.home }],
  warmUp: true,
  overHero: true,
}

export const homePages = { home }
