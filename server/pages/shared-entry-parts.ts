import { PAGE_SIZE } from '../../domain/listing/pagination.ts'
import { sharedPicture, type ImageView, type SharedPicture } from '../../domain/image/images.ts'
import { agencyJsonLd, itemListJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { Listing } from '../../client/pages/listing/listing-view.ts'
import type { ShellView } from '../../client/layout/shell-context.ts'

/** The breadcrumb above every page that lists projects. */
export const PROPERTIES = { name: 'Properties', path: paths.listing } as const

export const agencyNode = ({ agency, publicUrl, sharedPicture: shared, cities }: ShellView) =>
  agencyJsonLd({
    ...agency,
    publicUrl,
    description: agency.tagline,
    cities: cities.map(({ name }) => name),
    image: shared?.address,
  })

/**
 * The projects of a listing's page, numbered on from earlier pages; on a map the first projects.
 */
export function listingNode(
  { cards, page }: Pick<Listing, 'cards' | 'page'>,
  { publicUrl }: ShellView,
): JsonLd {
  return itemListJsonLd(publicUrl, cards.slice(0, PAGE_SIZE), (page - 1) * PAGE_SIZE + 1)
}

/** The picture for shared links to a page: its card, else its own picture. */
export function pictureOf(
  view: ImageView | undefined,
  { imageBase }: ShellView,
  card?: SharedPicture,
): { image?: SharedPicture } {
  const image = card ?? (view && sharedPicture(imageBase, view))
  return image ? { image } : {}
}
