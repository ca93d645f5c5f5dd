import type { Loaded } from '../../domain/value/loaded.ts'
import type { ImageView, SharedPicture } from '../../domain/image/images.ts'
import { parseArea } from '../../domain/area/area.ts'
import { PROJECT_DEFAULTS } from '../../domain/project/defaults.ts'
import type { ProjectDetails, ProjectKind } from '../../domain/project/project.ts'
import { breadcrumbs } from '../../domain/seo/breadcrumbs.ts'
import { faqJsonLd, projectJsonLd, type ListedFloorPlan } from '../../domain/seo/json-ld.ts'
import { distinctTexts, foldText } from '../../domain/text/text.ts'
import type { Faq } from '../../schemas/generated/data.generated.ts'
import { addressOfPicture, pictureOf } from '../head/structured-data.ts'
import { COST_PARAMETERS } from '../../domain/cost/cost-address.ts'
import type { CostView } from '../source/cost-view.ts'
import type { ShellView } from '../source/shell-view.ts'
import type {
  FloorView,
  NearbyView,
  PathLink,
  ProjectCardView,
  TitledText,
} from '../source/shapes.ts'
import type { PageDescription } from './description.ts'

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

export type LocationSectionView = {
  readonly images: readonly ImageView[]
  readonly nearby: readonly NearbyView[]
  /** Absent where neither its point nor its place is known. */
  readonly directionsUrl?: string
}

export type ProjectView = ProjectDetails & {
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
  readonly status: string
  readonly localities: readonly string[]
  readonly localitiesText: string
  readonly city?: PathLink
  readonly shortDescription: string
  readonly description: string
  readonly highlights: readonly string[]
  /** The highlights stand in for what the data does not say. */
  readonly highlightsAssumed?: true
  readonly gallery: readonly ImageView[]
  /** Shown where the page is shared. */
  readonly card?: SharedPicture
  readonly faqs: readonly Faq[]
  /** null: no record; an empty list: a record without pictures. */
  readonly floorPlans: Loaded<readonly FloorView[] | null>
  readonly paymentPlans: Loaded<readonly PaymentPlanView[]>
  readonly cost: CostView
  readonly amenities: Loaded<readonly FeatureView[]>
  /** Six placeholders where their file failed to load. */
  readonly amenityImages: readonly CaptionedImageView[]
  readonly specifications: Loaded<readonly FeatureView[] | null>
  readonly location: Loaded<LocationSectionView | null>
  readonly sitePlan: Loaded<readonly ImageView[]>
  readonly similar: Loaded<readonly ProjectCardView[]>
  readonly coordinates?: { readonly lat: number; readonly lng: number }
}

const project: PageDescription<ProjectView> = {
  component: 'ProjectPage',
  addresses: [{ path: '/project-details/:developer/:id' }],
  query: ['custom_id', ...COST_PARAMETERS],
  sameForAllQueries: true,
  popup: false,
  bottomBar: true,
  published: import.meta.env.SSR
    ? {
        head: (
          { name, path, developer, priceText, shortDescription, localities, gallery, card },
          shell,
        ) => ({
          title: titleOf(name, localities[0]),
          shortTitle: name,
          description: [
            `${name} by ${developer.name}${known(priceText, PROJECT_DEFAULTS.price, ': ')}`,
            known(shortDescription, PROJECT_DEFAULTS.description),
            'See floor plans, payment plan, location and cost.',
          ]
            .filter((sentence) => sentence !== '')
            .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`))
            .join(' '),
          path,
          keywords: [name, developer.name, `${name} price`, `${name} floor plan`],
          ...pictureOf(gallery[0], shell, card),
        }),
        trail: ({ path }) => breadcrumbs(path).slice(1),
        structuredData: (page, shell) => [
          projectJsonLd(shell.publicUrl, {
            name: page.name,
            path: page.path,
            kind: page.kind,
            ...(page.category && { category: page.category }),
            description: page.shortDescription,
            images: page.gallery.map((view) => addressOfPicture(view, shell)),
            developer: page.developer.name,
            localities: page.localities,
            ...(page.city && { city: page.city.name }),
            amenities: statedAmenities(page),
            ...(page.priceRange && { priceRange: page.priceRange }),
            ...(page.coordinates && { coordinates: page.coordinates }),
            floorPlans: listedFloorPlans(page, shell),
          }),
          faqJsonLd(page.faqs),
        ],
        sitemap: ({ projects }) => projects.map(({ path }) => path),
      }
    : undefined,
}

/** A text with what stands before it; nothing where it is only said for want of one. */
const known = (text: string, standIn: string, before = ''): string =>
  text === standIn ? '' : `${before}${text}`

/** What the data says a project has; what is only assumed of every project is not claimed. */
function statedAmenities({ highlights, highlightsAssumed, amenities }: ProjectView): string[] {
  return distinctTexts([
    ...(highlightsAssumed ? [] : highlights),
    ...(amenities.ok ? amenities.data.map(({ label }) => label) : []),
  ])
}

function listedFloorPlans({ floorPlans }: ProjectView, shell: ShellView): ListedFloorPlan[] {
  const floors = floorPlans.ok ? (floorPlans.data ?? []) : []
  return floors.map(({ configuration, area, images: [image] }) => {
    const size = parseArea(area)
    return {
      name: configuration,
      ...(size && { size }),
      ...(image && { image: addressOfPicture(image, shell) }),
    }
  })
}

/** A project's name and where it is, unless the name says that. */
const titleOf = (name: string, place: string | undefined): string =>
  place === undefined || foldText(name).includes(foldText(place)) ? name : `${name}, ${place}`

export const projectPages = { project }
