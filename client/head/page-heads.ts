import { plainImageUrl, type ImageView } from '../../domain/image/images.ts'
import { pageFacts } from '../../domain/seo/page-facts.ts'
import type { PageFacts } from '../../domain/seo/seo.ts'
import type { Question } from '../source/source.ts'
import type { PageViews, ShellView } from '../source/views.ts'

type FactsMaker<Q extends Question> = (page: PageViews[Q], shell: ShellView) => PageFacts

const FACTS: { [Q in Question]: FactsMaker<Q> } = {
  shell: () => pageFacts.notFound(),
  home: (_page, shell) => pageFacts.home(agencyWords(shell)),
  about: (_page, shell) => pageFacts.about(agencyWords(shell)),
  contact: (_page, shell) => pageFacts.contact(agencyWords(shell)),
  career: (_page, shell) => pageFacts.career(agencyWords(shell)),
  developers: ({ kind }) => pageFacts.developers(kind),
  trending: () => pageFacts.trending(),
  listing: ({ listing }) => pageFacts.listing(listing.typeCounts.all),
  city: ({ slug, name, listing, indexed }) => ({
    ...pageFacts.city(slug, name, listing.typeCounts.all),
    noindex: !indexed,
  }),
  developer: ({ slug, name, description, background }, shell) =>
    pageFacts.developer(slug, { name, description, ...picture(background, shell) }),
  project: (page, shell) =>
    pageFacts.project(page.path, {
      name: page.name,
      description: page.shortDescription,
      priceText: page.priceText,
      place: page.localities[0] ?? '',
      developer: page.developer.name,
      ...picture(page.gallery[0], shell),
    }),
  'floor-plans': ({ slug, name }) => pageFacts.floorPlans(slug, name),
  location: ({ key, name, images }, shell) =>
    pageFacts.location(key, { name, ...picture(images[0], shell) }),
  locality: ({ id, name, description, image }, shell) =>
    pageFacts.locality(id, {
      name,
      ...(description !== undefined && { description }),
      ...picture(image, shell),
    }),
  service: ({ id, name, summary }) => pageFacts.service(id, { name, description: summary }),
  search: ({ answer }) => pageFacts.search(answer.query),
  'coming-soon': () => pageFacts.comingSoon(),
  'enquiry-sent': () => pageFacts.enquirySent(),
  'not-found': () => pageFacts.notFound(),
}

/** A page's title, description and address. */
export function factsOf<Q extends Question>(
  question: Q,
  page: PageViews[Q],
  shell: ShellView,
): PageFacts {
  return FACTS[question](page, shell)
}

function agencyWords({ agency: { name }, cities }: ShellView) {
  return { name, cities: cities.map((city) => city.name) }
}

function picture(view: ImageView | undefined, { imageBase }: ShellView): { image?: string } {
  return view ? { image: plainImageUrl(imageBase, view) } : {}
}
