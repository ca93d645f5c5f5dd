import type { DeveloperType } from '../domain/project/developers.ts'
import type { Site } from '../schemas/generated/data.generated.ts'
import type { buildCatalogue } from './load/build.ts'

export type { DataFileName } from './data-files.ts'

/** A developer as listings and the developer's own page show it. */
export type Developer = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly image?: string
  readonly bgImage?: string
  readonly description?: string
  readonly types: readonly DeveloperType[]
  /** False is 'Coming Soon': both project files have no project of this developer. */
  readonly hasProjects: boolean
  /** `/project-details/{slug}` */
  readonly path: string
  /** The absolute address a card opens in a new tab, where the file gives one. */
  readonly external?: string
  /** True for those in the leading developers file. */
  readonly leading: boolean
}

/** Company facts; `description` is the file's `description`, else its `about`. */
export type CompanyDetails = {
  readonly slug: string
  readonly name: string
  readonly image?: string
  readonly location?: string
  readonly description?: string
}

/** A trending card with its alternatives resolved (docs/product.md, 'Home'). */
export type TrendingCard = {
  readonly id: string
  readonly name: string
  readonly priceText: string
  readonly image?: string
  /** The file's localities, else location, else area. */
  readonly place?: string
  /** The file's developer, else company. */
  readonly developer?: string
  readonly slug?: string
  /** The project's own page, where the card's slug or id leads to one. */
  readonly path?: string
  readonly description?: string
}

export type Locality = {
  readonly id: string
  readonly name: string
  readonly image?: string
  /** The file's city, else its location. */
  readonly city?: string
  readonly description?: string
}

export type Tile = {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** The page 'Learn More' opens; without it the tile opens the enquiry form. */
  readonly slug?: string
}

/** A service's page; a tile without its own text has an empty body. */
export type ServicePage = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly body: readonly string[]
  readonly points: readonly string[]
}

/** An amenity or specification with its words from the amenity catalogue. */
export type Amenity = {
  readonly key: string
  readonly label: string
  readonly group?: string
}

/** The agency's facts; lists are empty and single facts absent where site.json gives none. */
export type SiteDetails = Omit<Site, 'homeHeadings'> &
  Required<Pick<Site, SiteList>> & {
    readonly homeHeadings: Required<NonNullable<Site['homeHeadings']>>
  }

type SiteList =
  | 'social'
  | 'openingHours'
  | 'cities'
  | 'stats'
  | 'heroBanners'
  | 'coreValues'
  | 'services'
  | 'reasons'
  | 'valueCards'
  | 'privacy'

/**
 * Everything the site shows, in memory: checked, normalised, indexed and deep-frozen. It is never
 * changed; new data makes a new catalogue. Ids compare as text. Where a section's file loaded but
 * says nothing about the id asked for, its data is `undefined`.
 */
export type Catalogue = Readonly<ReturnType<typeof buildCatalogue>>
