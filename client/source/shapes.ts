import type { ImageView } from '../../domain/image/images.ts'
import type { ProjectKind } from '../../domain/project/project.ts'

export type Picture = { readonly view: ImageView; readonly alt: string }

export type TitledText = { readonly title: string; readonly description: string }

/** A place to go inside the site. */
export type PathLink = { readonly name: string; readonly path: string }

/** Where one can get to from a place, and how long it takes; an untimed one has ''. */
export type NearbyView = { readonly name: string; readonly time: string }

export type FloorView = {
  readonly configuration: string
  readonly area: string
  readonly baseSellingPrice: string
  readonly images: readonly ImageView[]
  /** What `?unit=` names it by; absent where its price is no sum to reckon with. */
  readonly unit?: number
}

export type ProjectCardView = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly developer: string
  readonly kind: ProjectKind
  readonly propertyType: string
  readonly localitiesText: string
  /** 'N/A' where there are none: then not shown. */
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
}

export type TrendingCardView = {
  readonly id: string
  readonly name: string
  readonly priceText: string
  readonly place: string
  readonly image: ImageView
  /** The project's page, where it has one. */
  readonly path?: string
  /** A press shows its description and a WhatsApp dialog; from there it goes to its page. */
  readonly opensPanel?: true
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
  /** The city's listing or the locality's own page. */
  readonly path: string
  /** A city always leads to its listing. */
  readonly isCity: boolean
}

export type TestimonialView = {
  readonly name: string
  /** In words: '2 weeks ago'. */
  readonly time: string
  /** 1 to 5. */
  readonly rating: number
  readonly review: string
  readonly location: string
}
