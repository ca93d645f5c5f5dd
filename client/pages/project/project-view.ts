import type { ImageView, SharedPicture } from '../../../domain/image/images.ts'
import type { Loaded } from '../../../domain/value/loaded.ts'
import type { Film } from '../../../domain/project/films.ts'
import type { Project, ProjectDetails } from '../../../domain/project/project.ts'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import type {
  Faq,
  StateCharges,
  TdsRule,
  TitledText,
  VisitHours,
} from '../../../schemas/generated/data.generated.ts'
import type { PathLink } from '../../components/buttons/Button.tsx'
import type { AreaLine, Rate } from '../../../domain/area/area-types.ts'
import type { RegistrationView } from '../../../domain/project/registration.ts'
import type { PricedUnit } from '../../../domain/cost/unit.ts'

export type PaymentPlanView = {
  name: string
  entries: readonly {
    number: string
    particulars: string
    time: string
    percentage: number
  }[]
}

/** What had been built on a day: '10 November 2026'. */
export type ProgressView = {
  date: string
  title: string
  text?: string | undefined
  /** Of the whole building. */
  percent?: number | undefined
  images: readonly LabelledView[]
}

/** A film or a tour that a press opens. */
export type FilmView = Pick<
  Film,
  'kind' | 'title' | 'page' | 'player' | 'captions' | 'uploadedOn'
> & {
  /** What its button says. */
  label: string
  /** A picture's address. */
  poster?: string | undefined
}

export type ProjectFact = {
  name: 'Location' | 'Area' | 'Property Type' | 'Status' | 'Bedrooms' | 'Possession' | 'Furnishing'
  value: string
  note?: string | undefined
}

/** An amenity or specification, and the name of its icon. */
export type FeatureView = { key: string; label: string; icon: string }

export type CaptionedImageView = TitledText & { image: LabelledView }

export type LocationSectionView = {
  images: readonly LabelledView[]
  nearby: readonly NearbyView[]
  /** Absent where neither its point nor its place is known. */
  directionsUrl?: string | undefined
}

/** A QR code as strokes one module thick, in a square of so many modules with its quiet zone; what it says, and where that leads if it is an address. */
export type QrView = { text: string; path: string; size: number; link?: string }

/** A picture, and what it is where it is no photograph: "Artist's impression". */
export type LabelledView = ImageView & { label?: string }

/** What a project's page shows of the project as it is. */
type ProjectFacts = Pick<
  Project,
  | keyof ProjectDetails
  | 'id'
  | 'name'
  | 'path'
  | 'kind'
  | 'price'
  | 'priceText'
  | 'areaText'
  | 'bedrooms'
  | 'propertyType'
  | 'status'
  | 'localities'
  | 'localitiesText'
  | 'shortDescription'
  | 'reraExempt'
>

export type ProjectView = ProjectFacts & {
  developer: PathLink & {
    slug: string
    logo?: ImageView | undefined
    /** In paragraphs. */
    description: readonly string[]
    totalProjects: number
    ongoingProjects: number
  }
  logo?: ImageView | undefined
  /** In paragraphs. */
  description: readonly string[]
  /** The visits offered there; absent where none can be planned. */
  visitHours?: VisitHours | undefined
  city?: PathLink | undefined
  /** What it is in a few words: bedrooms, type, status. */
  badges: readonly string[]
  facts: readonly ProjectFact[]
  highlights: readonly string[]
  gallery: readonly LabelledView[]
  /** Absent where there is nothing to watch. */
  films?: readonly FilmView[] | undefined
  /** How far the building is, the newest first. */
  progress: readonly ProgressView[]
  /** `validUntil` in words: '21 November 2027'. */
  registrations: readonly (Omit<RegistrationView, 'qr'> & { qr?: QrView })[]
  /** When details and price were checked, where that is known. */
  checked: { details?: string | undefined; price?: string | undefined }
  /** What is to be paid besides the price; absent where no price is given. */
  priceNote?: string | undefined
  card?: SharedPicture | undefined
  faqs: readonly Faq[]
  /** null: no record; an empty list: a record without pictures. */
  floorPlans: Loaded<readonly FloorView[] | null>
  paymentPlans: Loaded<readonly PaymentPlanView[]>
  cost: CostView
  amenities: Loaded<readonly FeatureView[]>
  /** Six placeholders where their file failed to load. */
  amenityImages: readonly CaptionedImageView[]
  specifications: Loaded<readonly FeatureView[] | null>
  location: Loaded<LocationSectionView | null>
  sitePlan: Loaded<readonly LabelledView[]>
  similar: Loaded<readonly ProjectCardView[]>
  coordinates?: { lat: number; lng: number } | undefined
}

/** What every part of the project's page is made from. */
export type ProjectProps = { project: ProjectView }

/** Where one can get to from a place, how far and how long it takes: '4.2 km · 12 mins', '' where neither is known. */
export type NearbyView = { name: string; time: string }

export type FloorView = {
  configuration: string
  area: string
  /** Each with its name, the carpet area first; empty where nothing is known. */
  areas: readonly AreaLine[]
  facing?: string | undefined
  baseSellingPrice: string
  rate?: Rate | undefined
  images: readonly LabelledView[]
  /** What `?unit=` names it by; absent where its price is no sum to calculate with. */
  unit?: number | undefined
}

/** What a purchase is calculated with. */
export type CostView = {
  /** What a buyer may choose; empty where no price is a sum. */
  units: readonly PricedUnit[]
  /** Absent where the city belongs to no state that has figures, or the charges failed to load. */
  state?: StateCharges | undefined
  tds?: TdsRule | undefined
  /** Where its figures come from, and of when they are; absent where the charges failed to load. */
  basis?: string | undefined
}
