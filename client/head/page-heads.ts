import { plainImageUrl, type ImageView } from '../../domain/images.ts'
import {
  agencyJsonLd,
  faqJsonLd,
  itemListJsonLd,
  projectJsonLd,
  type JsonLd,
} from '../../domain/json-ld.ts'
import { pageFacts } from '../../domain/page-facts.ts'
import type { PageFacts } from '../../domain/seo.ts'
import type { Question } from '../source/source.ts'
import type { Listing, PageViews, ProjectView, ShellView } from '../source/views.ts'

/** A page's title, description and address, and its structured data. */
export type Head = { readonly facts: PageFacts; readonly jsonLd: readonly JsonLd[] }

type HeadMaker<Q extends Question> = (page: PageViews[Q], shell: ShellView) => Head

const HEADS: { [Q in Question]: HeadMaker<Q> } = {
  shell: () => missingHead(),
  home: (page, shell) => ({
    facts: pageFacts.home(agencyWords(shell)),
    jsonLd: [agency(shell), ...(page.faqs.ok ? present(faqJsonLd(page.faqs.data)) : [])],
  }),
  about: (_page, shell) => ({
    facts: pageFacts.about(agencyWords(shell)),
    jsonLd: [agency(shell)],
  }),
  contact: (_page, shell) => ({
    facts: pageFacts.contact(agencyWords(shell)),
    jsonLd: [agency(shell)],
  }),
  career: (_page, shell) => plain(pageFacts.career(agencyWords(shell))),
  developers: ({ kind, developers }, { publicUrl }) => ({
    facts: pageFacts.developers(kind),
    jsonLd: developers.ok
      ? [
          itemListJsonLd(
            publicUrl,
            developers.data.map(({ name, url }) => ({ name, path: url })),
          ),
        ]
      : [],
  }),
  trending: ({ trending }, { publicUrl }) => ({
    facts: pageFacts.trending(),
    jsonLd: trending.ok
      ? [
          itemListJsonLd(
            publicUrl,
            trending.data.flatMap(({ name, path }) => (path ? [{ name, path }] : [])),
          ),
        ]
      : [],
  }),
  listing: ({ listing }, shell) => ({
    facts: pageFacts.listing(listing.typeCounts.all),
    jsonLd: [cards(listing, shell)],
  }),
  city: ({ slug, name, listing, indexed }, shell) => ({
    facts: { ...pageFacts.city(slug, name, listing.typeCounts.all), noindex: !indexed },
    jsonLd: [cards(listing, shell)],
  }),
  developer: ({ slug, name, description, background, listing }, shell) => ({
    facts: pageFacts.developer(slug, { name, description, ...picture(background, shell) }),
    jsonLd: [cards(listing, shell)],
  }),
  project: (page, shell) => ({
    facts: pageFacts.project(page.path, {
      name: page.name,
      description: page.shortDescription,
      priceText: page.priceText,
      place: page.localities[0] ?? '',
      developer: page.developer.name,
      ...picture(page.gallery[0], shell),
    }),
    jsonLd: [project(page, shell), ...present(faqJsonLd(page.faqs))],
  }),
  'floor-plans': ({ slug, name }) => plain(pageFacts.floorPlans(slug, name)),
  location: ({ key, name, images, projects }, shell) => ({
    facts: pageFacts.location(key, { name, ...picture(images[0], shell) }),
    jsonLd: [itemListJsonLd(shell.publicUrl, projects)],
  }),
  locality: ({ id, name, description, image, projects }, shell) => ({
    facts: pageFacts.locality(id, {
      name,
      ...(description !== undefined && { description }),
      ...picture(image, shell),
    }),
    jsonLd: [itemListJsonLd(shell.publicUrl, projects)],
  }),
  service: ({ id, name, summary }) => plain(pageFacts.service(id, { name, description: summary })),
  search: ({ answer }) => plain(pageFacts.search(answer.query)),
  'coming-soon': () => plain(pageFacts.comingSoon()),
  'enquiry-sent': () => plain(pageFacts.enquirySent()),
  'not-found': () => missingHead(),
}

/** The head of a page that exists. */
export function headOf<Q extends Question>(
  question: Q,
  page: PageViews[Q],
  shell: ShellView,
): Head {
  return HEADS[question](page, shell)
}

/** The head of an address with nothing behind it. */
export function missingHead(): Head {
  return plain(pageFacts.notFound())
}

function plain(facts: PageFacts): Head {
  return { facts, jsonLd: [] }
}

function present(node: JsonLd | undefined): JsonLd[] {
  return node ? [node] : []
}

function agencyWords({ agency: { name }, cities }: ShellView) {
  return { name, cities: cities.map((city) => city.name) }
}

function agency(shell: ShellView): JsonLd {
  const { agency: facts, publicUrl, socialImage } = shell
  return agencyJsonLd({
    ...facts,
    publicUrl,
    description: facts.tagline,
    cities: agencyWords(shell).cities,
    ...(socialImage && { image: socialImage }),
  })
}

function cards({ cards: list, page }: Listing, { publicUrl }: ShellView): JsonLd {
  return itemListJsonLd(publicUrl, list, (page - 1) * list.length + 1)
}

function picture(view: ImageView | undefined, { imageBase }: ShellView): { image?: string } {
  return view ? { image: plainImageUrl(imageBase, view) } : {}
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
