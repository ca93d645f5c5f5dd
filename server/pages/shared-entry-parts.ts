import { PAGE_SIZE } from '../../domain/listing/pagination.ts'
import { sharedPicture, type ImageView, type SharedPicture } from '../../domain/image/images.ts'
import { agencyJsonLd, itemListJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { listingSearch } from '../../domain/listing/listing-query.ts'
import type { PageDetails } from '../../domain/seo/page-head.ts'
import { paths } from '../../domain/seo/paths.ts'
import { dataOf, type Loaded } from '../../domain/value/loaded.ts'
import { normalizeText, projectCount } from '../../domain/text/text.ts'
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
): JsonLd | undefined {
  return itemListJsonLd(publicUrl, cards.slice(0, PAGE_SIZE), (page - 1) * PAGE_SIZE + 1)
}

/** Which page of a listing is shown, for its head. */
export const listPageOf = ({
  query,
  page,
  pages,
}: Pick<Listing, 'query' | 'page' | 'pages'>): NonNullable<PageDetails['listPage']> => ({
  page,
  pages,
  isWhole: listingSearch({ ...query, page: 1 }) === '',
})

/** Whether a page has nothing of its own to list; a file that failed may have something. */
export const isEmpty = (list: Loaded<readonly unknown[]>): boolean => dataOf(list)?.length === 0

/** A name with the place that it lies in, unless the name says it. */
export const titleInPlace = (name: string, place: string | undefined): string =>
  place === undefined || normalizeText(name).includes(normalizeText(place))
    ? name
    : `${name}, ${place}`

/** What search engines say of a place's page. */
export const propertyIn = (place: string, count: number): string =>
  count === 0
    ? `We have no project in ${place} at the moment. Tell us what you are looking for, and we will call you when something fits.`
    : `Property in ${place}: ${projectCount(count)} to compare by price, size and status.`

/** The picture for shared links to a page: its card, else its own picture. */
export function pictureOf(
  view: ImageView | undefined,
  { imageBase }: ShellView,
  card?: SharedPicture,
): { image?: SharedPicture } {
  const image = card ?? (view && sharedPicture(imageBase, view))
  return image ? { image } : {}
}
