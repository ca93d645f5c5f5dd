import type { ImageView } from '../../domain/image/images.ts'
import type { Facet } from '../../domain/listing/listing-options.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import type { Faq } from '../../schemas/generated/data.generated.ts'
import type { ProjectKind } from '../../domain/project/project.ts'
import type { SearchAnswer } from '../../domain/search/search.ts'

/** A part of a page whose data file may have failed: its page then shows the failure's text. */
export type Section<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly message: string }

export type Picture = { readonly view: ImageView; readonly alt: string }

export type TitledText = { readonly title: string; readonly description: string }

/** A place to go inside the site. */
export type PathLink = { readonly name: string; readonly path: string }

/** What every page has around it; asked once a visit. */
export type ShellView = {
  readonly agency: {
    readonly name: string
    readonly tagline: string
    readonly address: string
    /** As shown; absent when the site's facts could not be loaded. */
    readonly phone?: string
    /** Digits for wa.me. */
    readonly whatsapp?: string
    readonly email?: string
    readonly social: Readonly<Record<string, string>>
    readonly aboutText: string
    readonly coordinates?: { readonly lat: number; readonly lng: number }
  }
  readonly logo?: ImageView
  readonly logoLight?: ImageView
  readonly cities: readonly PathLink[]
  /** Origin for canonical links, no trailing slash. */
  readonly publicUrl: string
  /** Prefix of picture addresses; empty = this server. */
  readonly imageBase: string
  readonly defaultImage?: ImageView
  readonly failedImage?: ImageView
  readonly socialImage?: string
  /** Whether the enquiry popup may open by itself. */
  readonly enquiryPopup: boolean
  readonly gaMeasurementId?: string
  /** The current year in India, for the copyright line. */
  readonly year: number
}

export type ProjectCardView = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly developer: string
  readonly kind: ProjectKind
  readonly propertyType: string
  readonly localitiesText: string
  readonly bedroomsText: string
  readonly areaText: string
  readonly priceText: string
  readonly status: string
  readonly image: ImageView
}

export type DeveloperCardView = {
  readonly slug: string
  readonly name: string
  readonly logo: ImageView
  readonly hasProjects: boolean
  /** In-app path, or an absolute address that opens in a new tab. */
  readonly url: string
  readonly projectCount: number
}

export type TrendingCardView = {
  readonly id: string
  readonly name: string
  readonly priceText: string
  readonly place: string
  readonly image: ImageView
  /** The project's page; absent: the card opens its description and a WhatsApp dialog. */
  readonly path?: string
  readonly description?: string
}

export type TileView = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Opens in a new tab; absent: the tile opens the enquiry dialog. */
  readonly link?: string
}

export type LocalityCardView = {
  readonly id: string
  readonly name: string
  readonly city?: string
  readonly image: ImageView
  readonly description?: string
  readonly path: string
  readonly isCity: boolean
}

export type TestimonialView = {
  readonly name: string
  readonly time: string
  readonly rating: number
  readonly review: string
  readonly location: string
}

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

export type DeveloperKind = 'residential' | 'commercial' | 'plots' | 'sco'

export type DevelopersView = {
  /** Absent: the directory of all developers. */
  readonly kind?: DeveloperKind
  readonly developers: Section<readonly DeveloperCardView[]>
}

export type TrendingView = { readonly trending: Section<readonly TrendingCardView[]> }

export type FacetOption = { readonly value: string; readonly count: number }

/** A filtered, sorted page of projects with what its filter form needs. */
export type Listing = {
  readonly cards: readonly ProjectCardView[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly query: ListingQuery
  /** The options of each filter, with how many projects each would find. */
  readonly facets: Readonly<Record<Facet, readonly FacetOption[]>>
  readonly typeCounts: Readonly<Record<ProjectKind | 'all', number>>
  /** A project file that failed to load: what is listed is not all there is. */
  readonly incomplete: boolean
}

export type ListingView = { readonly listing: Listing; readonly hero?: ImageView }

export type CityView = {
  readonly slug: string
  readonly name: string
  readonly description?: string
  readonly hero?: ImageView
  readonly listing: Listing
  readonly indexed: boolean
}

export type DeveloperView = {
  readonly slug: string
  readonly name: string
  readonly logo?: ImageView
  readonly background?: ImageView
  readonly location?: string
  readonly description: string
  readonly totalProjects: number
  readonly ongoingProjects: number
  readonly hasFloorPlans: boolean
  readonly listing: Listing
}

export type FloorView = {
  readonly configuration: string
  readonly area: string
  readonly baseSellingPrice: string
  readonly images: readonly ImageView[]
}

export type PaymentPlanView = {
  readonly name: string
  readonly entries: readonly {
    readonly number: string
    readonly particulars: string
    readonly time: string
    readonly percentage: number
  }[]
}

export type FeatureView = { readonly key: string; readonly label: string; readonly group: string }

export type CaptionedImageView = TitledText & { readonly image: ImageView }

export type NearbyView = { readonly name: string; readonly time: string }

export type LocationSectionView = {
  readonly images: readonly ImageView[]
  readonly nearby: readonly NearbyView[]
  readonly directionsUrl: string
}

export type ProjectView = {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly kind: ProjectKind
  readonly developer: PathLink & {
    readonly slug: string
    readonly logo?: ImageView
    readonly description: string
    readonly totalProjects: number
    readonly ongoingProjects: number
  }
  readonly logo?: ImageView
  readonly priceText: string
  readonly priceRange?: { readonly low?: number; readonly high?: number }
  readonly areaText: string
  readonly bedrooms: readonly string[]
  readonly propertyType: string
  readonly category?: string
  readonly status: string
  readonly furnishing?: string
  readonly possession?: string
  readonly localities: readonly string[]
  readonly localitiesText: string
  readonly city?: PathLink
  readonly reraNumber?: string
  readonly shortDescription: string
  readonly description: string
  readonly highlights: readonly string[]
  readonly gallery: readonly ImageView[]
  readonly faqs: readonly Faq[]
  /** null: no record; an empty list: a record without pictures. */
  readonly floorPlans: Section<readonly FloorView[] | null>
  readonly paymentPlans: Section<readonly PaymentPlanView[]>
  readonly amenities: Section<readonly FeatureView[]>
  /** Six placeholders where their file failed to load. */
  readonly amenityImages: readonly CaptionedImageView[]
  readonly specifications: Section<readonly FeatureView[] | null>
  readonly location: Section<LocationSectionView | null>
  readonly sitePlan: Section<readonly ImageView[]>
  readonly similar: Section<readonly ProjectCardView[]>
  readonly coordinates?: { readonly lat: number; readonly lng: number }
}

export type FloorPlansView = {
  readonly slug: string
  readonly name: string
  readonly path: string
  readonly projects: Section<
    readonly (PathLink & { readonly id: string; readonly floors: readonly FloorView[] })[]
  >
}

export type LocationView = {
  readonly key: string
  readonly name: string
  readonly images: readonly ImageView[]
  readonly nearby: readonly NearbyView[]
  readonly directionsUrl: string
  readonly projects: readonly ProjectCardView[]
}

export type LocalityView = {
  readonly id: string
  readonly name: string
  readonly city?: string
  readonly image?: ImageView
  readonly description?: string
  readonly projects: readonly ProjectCardView[]
}

export type ServiceView = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly body: readonly string[]
  readonly points: readonly string[]
  readonly others: readonly PathLink[]
}

export type AboutView = {
  readonly aboutText: string
  readonly mission: string
  readonly vision: string
  readonly stats: readonly { readonly value: string; readonly label: string }[]
  readonly coreValues: readonly TitledText[]
  readonly services: readonly TitledText[]
  readonly reasons: readonly TitledText[]
  readonly hero?: ImageView
}

export type ContactView = {
  readonly openingHours: readonly { readonly days: string; readonly hours: string }[]
  readonly map?: ImageView
  readonly directionsUrl: string
}

export type CareerView = {
  readonly departments: Section<
    readonly {
      readonly id: string
      readonly name: string
      readonly positions: readonly {
        readonly title: string
        readonly location: string
        readonly type: string
        readonly summary: string
        readonly responsibilities: readonly string[]
      }[]
    }[]
  >
}

export type SearchView = { readonly answer: SearchAnswer; readonly failed: boolean }

export type SentView = { readonly reference?: string }

/** The whole product: every page and what it shows. */
export type PageViews = {
  shell: ShellView
  home: HomeView
  developers: DevelopersView
  trending: TrendingView
  listing: ListingView
  city: CityView
  developer: DeveloperView
  project: ProjectView
  'floor-plans': FloorPlansView
  location: LocationView
  locality: LocalityView
  service: ServiceView
  about: AboutView
  contact: ContactView
  career: CareerView
  'coming-soon': Record<string, never>
  search: SearchView
  'enquiry-sent': SentView
  'not-found': Record<string, never>
}
