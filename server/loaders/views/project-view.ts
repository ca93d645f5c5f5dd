import { dataOf, mapLoaded } from '../../../domain/value/loaded.ts'
import type {
  CaptionedImageView,
  CostView,
  LocationSectionView,
  ProjectView,
  NearbyView,
} from '../../../client/pages/project/project-view.ts'
import type { AmenityImage, LocationRecord } from '../../../schemas/generated/data.generated.ts'
import { cityName } from '../../../domain/place/cities.ts'
import { ongoingCount } from '../../../domain/project/developers.ts'
import { projectFaqs } from '../../../domain/project/faqs.ts'
import { directionsUrl, findableName } from '../../../domain/place/maps.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { isStale, STALE_PROJECT_DAYS } from '../../../domain/text/dates.ts'
import type { Project } from '../../../domain/project/project.ts'
import { labelled, projectCard } from './cards.ts'
import { floorViews } from './floors.ts'
import { registrations } from './registration.ts'
import type { Parts } from '../page-entry.ts'

/** All that a project's page shows. */
export function projectView(parts: Parts, project: Project): ProjectView {
  const { catalogue, images } = parts
  const cost = costView(parts, project)
  const developer = catalogue.developerPage(project.developerSlug)
  const company = catalogue.company(project.developerSlug)
  const ofDeveloper = catalogue.projectsOf(project.developerSlug)
  const { id } = project
  const gallery = project.images.length > 0 ? project.images : [project.image]
  const place = catalogue.location(id)

  return {
    ...project,
    developer: {
      slug: project.developerSlug,
      name: developer?.name ?? project.developer,
      path: paths.developer(project.developerSlug),
      logo: images.find(developer?.image ?? company?.image),
      description: company?.description ?? developer?.description ?? '',
      totalProjects: ofDeveloper.length,
      ongoingProjects: ongoingCount(ofDeveloper),
    },
    logo: images.find(project.logo),
    visitHours: catalogue.site.visitHours,
    city: project.city
      ? { name: cityName(project.city), path: paths.city(project.city) }
      : undefined,
    highlights: project.amenities,
    gallery: gallery.map((path) => labelled(parts, path)),
    registrations: registrations(parts, project),
    outdated: {
      details: isOutdated(project, 'verifiedOn'),
      price: isOutdated(project, 'priceAsOn'),
    },
    priceNote: priceNote(project, cost),
    card: images.card(project.path),
    faqs: projectFaqs(project),
    floorPlans: mapLoaded(catalogue.floorPlan(id), (plan) =>
      plan ? floorViews(parts, project, plan).filter((floor) => floor.images.length > 0) : null,
    ),
    paymentPlans: mapLoaded(catalogue.paymentPlans(id), (plans) =>
      (plans ?? []).map((plan) => ({
        name: plan.plan_type_name,
        entries: plan.schedule_entries.map((entry, index) => ({
          number: String(entry.sno ?? index + 1),
          particulars: entry.particulars,
          time: entry.time_description?.trim() || '-',
          percentage: entry.installment_percentage,
        })),
      })),
    ),
    cost,
    amenities: mapLoaded(catalogue.amenities(id), (list) => list ?? []),
    amenityImages: amenityImages(parts, id),
    specifications: mapLoaded(catalogue.specifications(id), (list) => list ?? null),
    location: mapLoaded(place, (record) =>
      record ? locationSection(parts, project, record) : null,
    ),
    sitePlan: mapLoaded(catalogue.sitePlan(id), (plan) =>
      (plan?.sitePlanImages ?? []).map((path) => labelled(parts, path)),
    ),
    similar: catalogue.failed.has('residentialProjects')
      ? { ok: false, message: 'Failed to load projects' }
      : {
          ok: true,
          data: catalogue.similarTo(project).map((other) => projectCard(parts, other)),
        },
    coordinates: dataOf(place)?.coordinates,
  }
}

/** What a project's cost is calculated from: its units with a price, and the charges of its state. */
function costView({ catalogue }: Parts, project: Project): CostView {
  return {
    units: catalogue.unitsOf(project),
    city: project.city && cityName(project.city),
    ...catalogue.chargesOf(project),
    verifiedOn: dataOf(catalogue.charges)?.verifiedOn,
  }
}

/** True where a day lies more than twice as far back as what the check warns of. */
function isOutdated(project: Project, field: keyof typeof STALE_PROJECT_DAYS): boolean {
  const day = project[field]
  return day !== undefined && isStale(day, new Date(), 2 * STALE_PROJECT_DAYS[field])
}

/** The note on taxes under a price; a price on request, or none, has none. */
function priceNote({ price }: Project, { units }: CostView): string | undefined {
  if (price === undefined || price.kind === 'on-request') return undefined
  const hasGst = units.some(({ gst }) => gst !== undefined && gst.percent > 0)
  return hasGst
    ? 'GST, stamp duty and registration come on top'
    : 'Stamp duty and registration come on top'
}

/** The fallback for amenity pictures that failed to load (docs/product.md, 'Failures'). */
const PLACEHOLDERS: readonly AmenityImage[] = [
  { image: 'amenities/swimming-pool.jpg', title: 'Swimming Pool' },
  { image: 'amenities/gym.jpg', title: 'Gym' },
  { image: 'amenities/gardens.jpg', title: 'Gardens' },
  { image: 'amenities/club-house.jpg', title: 'Club House' },
  { image: 'amenities/parking.jpg', title: 'Parking' },
  { image: 'amenities/kids-area.jpg', title: 'Kids Area' },
]

function amenityImages(parts: Parts, id: string): CaptionedImageView[] {
  const list = parts.catalogue.amenityImages(id)
  return (list.ok ? (list.data ?? []) : PLACEHOLDERS).map(({ image, title, description }) => ({
    image: labelled(parts, image),
    title,
    description: description ?? '',
  }))
}

/** Where one can get to from there, how far it is and how long it takes; '' where neither is known. */
export function nearbyPlaces(record: LocationRecord | undefined): NearbyView[] {
  return (record?.nearbyLocations ?? []).map(({ name, distance, time }) => ({
    name,
    time: [distance, time].filter(Boolean).join(' · '),
  }))
}

function locationSection(
  parts: Parts,
  { name, localities, city }: Project,
  record: LocationRecord,
): LocationSectionView {
  const to = record.coordinates ?? findableName(name, localities.join(', '), city && cityName(city))
  return {
    images: (record.images ?? []).map((path) => labelled(parts, path)),
    nearby: nearbyPlaces(record),
    directionsUrl: to && directionsUrl(to),
  }
}
