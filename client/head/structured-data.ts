import { plainImageUrl } from '../../domain/image/images.ts'
import {
  agencyJsonLd,
  faqJsonLd,
  itemListJsonLd,
  projectJsonLd,
  type JsonLd,
} from '../../domain/seo/json-ld.ts'
import type { Question } from '../source/source.ts'
import type { Listing, PageViews, ProjectView, ShellView } from '../source/views.ts'

type NodesMaker<Q extends Question> = (
  page: PageViews[Q],
  shell: ShellView,
) => readonly (JsonLd | undefined)[]

const NODES: { readonly [Q in Question]?: NodesMaker<Q> } = {
  home: ({ faqs }, shell) => [agency(shell), faqs.ok ? faqJsonLd(faqs.data) : undefined],
  about: (_page, shell) => [agency(shell)],
  contact: (_page, shell) => [agency(shell)],
  developers: ({ developers }, { publicUrl }) => [
    developers.ok
      ? itemListJsonLd(
          publicUrl,
          developers.data.map(({ name, url }) => ({ name, path: url })),
        )
      : undefined,
  ],
  trending: ({ trending }, { publicUrl }) => [
    trending.ok
      ? itemListJsonLd(
          publicUrl,
          trending.data.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
        )
      : undefined,
  ],
  listing: ({ listing }, shell) => [cards(listing, shell)],
  city: ({ listing }, shell) => [cards(listing, shell)],
  developer: ({ listing }, shell) => [cards(listing, shell)],
  project: (page, shell) => [project(page, shell), faqJsonLd(page.faqs)],
  location: ({ projects }, { publicUrl }) => [itemListJsonLd(publicUrl, projects)],
  locality: ({ projects }, { publicUrl }) => [itemListJsonLd(publicUrl, projects)],
}

/** What a page tells search engines in structured data, besides where it lies. */
export function structuredData<Q extends Question>(
  question: Q,
  page: PageViews[Q],
  shell: ShellView,
): JsonLd[] {
  return (NODES[question]?.(page, shell) ?? []).filter((node) => node !== undefined)
}

function agency({ agency: facts, publicUrl, socialImage, cities }: ShellView): JsonLd {
  return agencyJsonLd({
    ...facts,
    publicUrl,
    description: facts.tagline,
    cities: cities.map(({ name }) => name),
    ...(socialImage && { image: socialImage }),
  })
}

function cards({ cards: list, page }: Listing, { publicUrl }: ShellView): JsonLd {
  return itemListJsonLd(publicUrl, list, (page - 1) * list.length + 1)
}

function project(page: ProjectView, { publicUrl, imageBase }: ShellView): JsonLd {
  return projectJsonLd(publicUrl, {
    name: page.name,
    path: page.path,
    kind: page.kind,
    ...(page.category && { category: page.category }),
    description: page.shortDescription,
    images: page.gallery.map((view) => plainImageUrl(imageBase, view)),
    developer: page.developer.name,
    localities: page.localities,
    ...(page.city && { city: page.city.name }),
    amenities: page.highlights,
    ...(page.priceRange && { priceRange: page.priceRange }),
    ...(page.coordinates && { coordinates: page.coordinates }),
  })
}
