import type { AreaRange } from './area.ts'
import type { Price } from './price.ts'

/** Which of the two project files a project comes from. */
export type ProjectKind = 'residential' | 'commercial'

/**
 * A project as the product shows it: every quirk of the editors' files resolved, every default of
 * the specification (section 3) filled in. Made by `toProject`, frozen by the catalogue.
 */
export type Project = {
  /** `id`, else `custom_id`, as text, in the editor's own spelling: the key of all per-project data. */
  readonly id: string
  readonly customId?: string
  /** The last segment other sites may link to; equals `id` where the editor gave none. */
  readonly slug: string
  readonly kind: ProjectKind
  readonly name: string
  /** The developer's name as shown. */
  readonly developer: string
  readonly developerSlug: string
  /** `/project-details/{developerSlug}/{id}`, the canonical address. */
  readonly path: string
  readonly price: Price | undefined
  /** Canonical price text, the editor's own where it cannot be parsed, else 'Price not available'. */
  readonly priceText: string
  /** True when the file gave no price at all (cards then say 'Contact for price'). */
  readonly priceMissing: boolean
  readonly area: AreaRange | undefined
  /** The editor's text, else 'Area not specified'. */
  readonly areaText: string
  /** Single configurations: ['3 BHK', '4 BHK']; empty for plots and commercial space. */
  readonly bedrooms: readonly string[]
  /** 'N/A' where there are none. */
  readonly bedroomsText: string
  readonly propertyType: string
  readonly category?: string
  readonly status: string
  readonly furnishing?: string
  /** Single places, nearest first, the city last. */
  readonly localities: readonly string[]
  readonly localitiesText: string
  /** One of the nine city slugs when the localities name one. */
  readonly city?: string
  readonly possession?: string
  readonly reraNumber?: string
  readonly shortDescription: string
  /** longDescription, else shortDescription, else 'No description available'. */
  readonly description: string
  readonly amenities: readonly string[]
  /** Path relative to the image base, or an absolute URL; absent where the editor gave none. */
  readonly image?: string
  readonly images: readonly string[]
  readonly logo?: string
}
