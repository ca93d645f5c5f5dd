import type { Loaded } from '../domain/value/loaded.ts'
import type {
  AmenityImage,
  Charges,
  DataFiles,
  FloorPlan,
  LocationRecord,
  PaymentPlan,
  Site,
  SitePlan,
} from '../schemas/generated/data.generated.ts'
import type { DeveloperType } from '../domain/project/developers.ts'
import type { ChargesOf } from '../domain/cost/cost-sheet.ts'
import type { PricedUnit } from '../domain/cost/unit.ts'
import type { Price } from '../domain/price/price.ts'
import type { Project } from '../domain/project/project.ts'
import type { DataFileName } from './data-files.ts'
import type { Listings } from '../domain/listing/listing.ts'

export type { DataFileName } from './data-files.ts'

/** A data file as served under /data/. */
export type ServedFile = { ok: true; json: string; etag: string } | { ok: false; message: string }

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
export interface Catalogue {
  /** Short hash of the data files' contents. */
  readonly version: string
  /** Files that were missing or could not be parsed. */
  readonly failed: ReadonlySet<DataFileName>
  /** False where a file of projects failed: what is listed is not all there is. */
  readonly hasAllProjects: boolean
  /** The file as served under /data/: normalised, without the records that break their schema. */
  served(name: DataFileName): ServedFile
  /** The file's content, unchanged: for a page that shows a file as its editors wrote it. */
  file<N extends DataFileName>(name: N): Loaded<DataFiles[N]>

  readonly site: SiteDetails

  /** All projects that could be loaded, residential first, in file order. */
  readonly projects: readonly Project[]
  /** The lookup (docs/product.md, 'Project lookup') by an address's developer and id, custom id or slug. */
  find(developer: string, id: string): Project | undefined
  /** By id or custom id. */
  project(id: string): Project | undefined
  projectsOf(developerSlug: string): readonly Project[]
  projectsIn(citySlug: string): readonly Project[]
  /** Projects that name the place among their localities; a locality that is a city holds its city's. */
  projectsAt(localityOrLocationKey: string): readonly Project[]

  /** The listings of the lists above, as addresses ask for them. */
  readonly listing: Listings
  /** The projects most like the one given, best first. */
  similarTo(project: Project): readonly Project[]

  /** The leading developers, in file order. */
  readonly developers: Loaded<readonly Developer[]>
  /** One of the leading developers. */
  developer(slug: string): Developer | undefined
  /** Any developer that has a page: leading, else known from the companies, else from its projects. */
  developerPage(slug: string): Developer | undefined
  /** Every developer that has a page, leading ones first. */
  readonly developerPages: readonly Developer[]
  readonly companies: Loaded<readonly CompanyDetails[]>
  company(slug: string): CompanyDetails | undefined

  readonly trending: Loaded<readonly TrendingCard[]>
  readonly topLocalities: Loaded<readonly Locality[]>
  locality(id: string): Locality | undefined
  readonly tiles: Loaded<readonly Tile[]>
  /** Every service that has a page: the tiles' in their order, then the rest of services.json. */
  readonly services: Loaded<readonly ServicePage[]>
  service(id: string): Loaded<ServicePage | undefined>
  /** What a buyer pays on top of a price; failed as well where a part of it was left out. */
  readonly charges: Loaded<Charges>

  /** What of a project has a price: its configurations, else itself. */
  unitsOf(project: Project): readonly PricedUnit[]
  /** What its state charges on a price. */
  chargesOf(project: Project): ChargesOf
  /** The least that its square foot costs, in rupees. */
  rateOf(project: Project): { rupees: number; of?: string } | undefined

  /** Keys of the location data that are no project's. */
  readonly locationKeys: readonly string[]
  location(key: string): Loaded<LocationRecord | undefined>
  floorPlan(id: string): Loaded<FloorPlan | undefined>
  /** A project's own price with all its digits, where a shown one is rounded. */
  exactPrice(id: string): Price | undefined
  /** The same of each entry of its floor list, in its order. */
  exactFloorPrices(id: string): readonly (Price | undefined)[]
  paymentPlans(id: string): Loaded<readonly PaymentPlan[] | undefined>
  amenities(id: string): Loaded<readonly Amenity[] | undefined>
  specifications(id: string): Loaded<readonly Amenity[] | undefined>
  amenityImages(id: string): Loaded<readonly AmenityImage[] | undefined>
  sitePlan(id: string): Loaded<SitePlan | undefined>

  /** Where an address that a page had before leads now. */
  redirect(path: string): string | undefined
}
