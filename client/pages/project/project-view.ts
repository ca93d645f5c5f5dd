import type { ImageView, SharedPicture } from '../../../domain/image/images.ts'
import type { Loaded } from '../../../domain/value/loaded.ts'
import type { Film } from '../../../domain/project/films.ts'
import type { Project, ProjectDetails } from '../../../domain/project/project.ts'
import type { AdviserView } from '../../components/cards/AdviserCard.tsx'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import type {
  Faq,
  StateCharges,
  TdsRule,
  TitledText,
  VisitHours,
} from '../../../schemas/generated/data.generated.ts'
import type { PathLink } from '../../components/links/AppLink.tsx'
import type { AreaLine } from '../../../domain/area/area-types.ts'
import type { Rate } from '../../../domain/price/price-per-square-foot.ts'
import type { ListedProject } from '../../../domain/seo/project-json-ld.ts'
import type { RegistrationView } from '../../../domain/project/rera-registration.ts'
import type { UnitCharges } from '../../../domain/cost/other-charges.ts'
import type { PricedUnit } from '../../../domain/cost/priced-unit.ts'

export type PaymentPlanView = {
  name: string
  entries: readonly {
    number: string
    particulars: string
    /** When it is due; empty where nothing is said. */
    time: string
    percentage: number
  }[]
}

/** The state of the building on a day: '10 November 2026'. */
export type ProgressView = {
  date: string
  title: string
  text?: string | undefined
  /** The share of the whole building that is done. */
  percent?: number | undefined
  images: readonly LabelledView[]
}

/** A paper that can be opened. */
export type PaperView = {
  title: string
  /** Number, authority and days in words, each a text of its own. */
  details: readonly string[]
  /** What the link opens: 'PDF, 1.2 MB', or the host of another site. */
  format: string
  url: string
}

/** A film or a tour that a press opens. */
export type FilmView = Pick<
  Film,
  'kind' | 'title' | 'page' | 'player' | 'captions' | 'uploadedOn'
> & {
  /** The words of the film's button. */
  label: string
  /** The address of a picture to show before the film. */
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
  /** The link to directions; absent where neither point nor place is known. */
  directionsUrl?: string | undefined
}

/** A QR code's strokes in a square of `size` modules; `link` is set for an address. */
export type QrView = { text: string; path: string; size: number; link?: string }

/** A picture with a label where it is no photograph: "Artist's impression". */
export type LabelledView = ImageView & { label?: string }

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
    description: readonly string[]
    totalProjects: number
    ongoingProjects: number
  }
  /** The one who answers; absent where nobody or several do. */
  adviser?: AdviserView | undefined
  logo?: ImageView | undefined
  description: readonly string[]
  /** The visits on offer; absent where none can be planned. */
  visitHours?: VisitHours | undefined
  city?: PathLink | undefined
  /** Whether no configuration can be had any more. */
  isSoldOut: boolean
  /** What can be had, for search engines; of single configurations only where the data says so. */
  offers: Pick<ListedProject, 'availability' | 'unitOffers'>
  /** The project in a few words: bedrooms, type, status. */
  badges: readonly string[]
  facts: readonly ProjectFact[]
  highlights: readonly string[]
  gallery: readonly LabelledView[]
  films?: readonly FilmView[] | undefined
  /** Reports on the building, the newest first. */
  progress: readonly ProgressView[]
  /** The registrations, with `validUntil` in words: '21 November 2027'. */
  registrations: readonly (Omit<RegistrationView, 'qr'> & { qr?: QrView })[]
  papers: readonly PaperView[]
  /** The papers that buyers ask for and that are not there: 'the title report'. */
  missingPapers: readonly string[]
  /** When details and price were checked, where that is known. */
  checked: { details?: string | undefined; price?: string | undefined }
  /** The note on costs besides the price; absent where no price is given. */
  priceNote?: string | undefined
  card?: SharedPicture | undefined
  faqs: readonly Faq[]
  /** null: no record; an empty list: a record without pictures. */
  floorPlans: Loaded<readonly FloorView[] | null>
  paymentPlans: Loaded<readonly PaymentPlanView[]>
  cost: CostView
  amenities: Loaded<readonly FeatureView[]>
  /** The amenities' pictures; six placeholders where their file failed to load. */
  amenityImages: readonly CaptionedImageView[]
  specifications: Loaded<readonly FeatureView[] | null>
  location: Loaded<LocationSectionView | null>
  sitePlan: Loaded<readonly LabelledView[]>
  similar: Loaded<readonly ProjectCardView[]>
  coordinates?: { lat: number; lng: number } | undefined
}

/** The props of every part of the project's page. */
export type ProjectProps = { project: ProjectView }

/** A place nearby with distance and time: '4.2 km · 12 mins', '' where neither is known. */
export type NearbyView = { name: string; time: string }

export type FloorView = {
  configuration: string
  area: string
  /** The areas by name, the carpet area first; empty where none is known. */
  areas: readonly AreaLine[]
  facing?: string | undefined
  baseSellingPrice: string
  rate?: Rate | undefined
  images: readonly LabelledView[]
  /** What `?unit=` names the floor by; absent where its price is no amount. */
  unit?: number | undefined
  /** 'Sold out' or '4 left on 12 November 2026', where that is known. */
  availability?: string | undefined
}

/** A unit with what is left of it, in words. */
export type PricedUnitView = PricedUnit & Pick<FloorView, 'availability'>

/** The data that the cost of a purchase is calculated from. */
export type CostView = {
  /** The choices of a buyer; empty where no price is an amount. */
  units: readonly PricedUnitView[]
  /** The charges of the state; absent where the city's state has none, or they failed to load. */
  state?: StateCharges | undefined
  tds?: TdsRule | undefined
  /** The developer's other charges, where there is no unit to add them to. */
  otherCharges?: UnitCharges | undefined
  /** The source and date of the figures; absent where the charges failed to load. */
  basis?: string | undefined
}
