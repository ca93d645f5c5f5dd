import { dataOf, listOf, mapLoaded } from '../../../domain/value/loaded.ts'
import type {
  CaptionedImageView,
  CostView,
  FilmView,
  LocationSectionView,
  ProgressView,
  ProjectView,
  NearbyView,
} from '../../../client/pages/project/project-view.ts'
import type { AmenityImage, LocationRecord } from '../../../schemas/generated/data.generated.ts'
import { unitCharges } from '../../../domain/cost/other-charges.ts'
import { ongoingCount } from '../../../domain/project/building-stage.ts'
import { descriptionParagraphs } from '../../../domain/project/description.ts'
import { filmLabel, type Film } from '../../../domain/project/films.ts'
import { plainImageUrl } from '../../../domain/image/images.ts'
import { projectFaqs } from '../../../domain/project/faqs.ts'
import { directionsUrl, mapSearchText } from '../../../domain/place/directions.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { STALE_DAYS } from '../../../domain/project/stale-days.ts'
import { dayText, isStale } from '../../../domain/text/dates.ts'
import type { Project } from '../../../domain/project/project.ts'
import { presentText } from '../../../domain/text/text.ts'
import { adviserView } from './adviser-view.ts'
import { offers, unitViews } from './availability-view.ts'
import { labelled, projectCard } from './cards.ts'
import { featureView } from './feature-view.ts'
import { floorViews } from './floor-plan-views.ts'
import { projectBadges, projectFacts } from './project-facts.ts'
import { paperViews } from './paper-views.ts'
import { registrations } from './registration-view.ts'
import type { PageDependencies } from '../page-entry.ts'

export function projectView(sources: PageDependencies, project: Project): ProjectView {
  const { catalogue, images } = sources
  const cost = costView(sources, project)
  const developer = catalogue.developerPage(project.developerSlug)
  const company = catalogue.company(project.developerSlug)
  const ofDeveloper = catalogue.projectsOf(project.developerSlug)
  const { id } = project
  const gallery = project.images.length > 0 ? project.images : [project.image]
  const place = catalogue.location(id)
  const floorPlan = catalogue.floorPlan(id)
  const floorAreas = (dataOf(floorPlan)?.floors ?? []).flatMap(
    ({ area }) => presentText(area) ?? [],
  )

  return {
    ...project,
    developer: {
      slug: project.developerSlug,
      name: developer?.name ?? project.developer,
      path: paths.developer(project.developerSlug),
      logo: images.find(developer?.image ?? company?.image),
      description: descriptionParagraphs(company?.description ?? developer?.description ?? ''),
      totalProjects: ofDeveloper.length,
      ongoingProjects: ongoingCount(ofDeveloper),
    },
    adviser: adviserView(sources, catalogue.advisersOfProject(project, new Date())),
    logo: images.find(project.logo),
    description: descriptionParagraphs(project.description),
    visitHours: catalogue.site.visitHours,
    city: project.city
      ? { name: catalogue.cities.nameOf(project.city), path: paths.city(project.city) }
      : undefined,
    isSoldOut: catalogue.isSoldOut(project),
    offers: offers(catalogue, project),
    badges: projectBadges(project),
    facts: projectFacts(project),
    highlights: project.amenities,
    gallery: gallery.map((path) => labelled(sources, path)),
    films: project.films?.map((film) => filmView(sources, project, film)),
    progress: progress(sources, id),
    registrations: registrations(sources, project),
    ...paperViews(sources, project),
    checked: {
      details: checkedText(
        project.verifiedOn,
        STALE_DAYS.details.told,
        'Details checked on',
        '. That is long ago: ask us for what has changed since.',
      ),
      price: checkedText(
        project.priceAsOn,
        STALE_DAYS.price.told,
        'Price as on',
        '. It may have changed since: ask us for today’s.',
      ),
    },
    priceNote: priceNote(project, cost),
    card: images.card(project.path),
    faqs: projectFaqs(project, floorAreas),
    floorPlans: mapLoaded(floorPlan, (plan) =>
      plan ? floorViews(sources, project, plan).filter((floor) => floor.images.length > 0) : null,
    ),
    paymentPlans: mapLoaded(catalogue.paymentPlans(id), (plans) =>
      (plans ?? []).map((plan) => ({
        name: plan.plan_type_name,
        entries: plan.schedule_entries.map((entry, index) => ({
          number: String(entry.sno ?? index + 1),
          particulars: entry.particulars,
          time: entry.time_description?.trim() ?? '',
          percentage: entry.installment_percentage,
        })),
      })),
    ),
    cost,
    amenities: mapLoaded(catalogue.amenities(id), (list) => (list ?? []).map(featureView)),
    amenityImages: amenityImages(sources, id),
    specifications: mapLoaded(
      catalogue.specifications(id),
      (list) => list?.map(featureView) ?? null,
    ),
    location: mapLoaded(place, (record) =>
      record ? locationSection(sources, project, record) : null,
    ),
    sitePlan: mapLoaded(catalogue.sitePlan(id), (plan) =>
      (plan?.sitePlanImages ?? []).map((path) => labelled(sources, path)),
    ),
    similar: catalogue.failed.has('residentialProjects')
      ? { ok: false, message: 'Failed to load projects' }
      : {
          ok: true,
          data: catalogue.similarTo(project).map((other) => projectCard(sources, other)),
        },
    coordinates: dataOf(place)?.coordinates,
  }
}

function costView({ catalogue }: PageDependencies, project: Project): CostView {
  const charges = catalogue.chargesOf(project)
  const verifiedOn = dataOf(catalogue.charges)?.verifiedOn
  const units = unitViews(catalogue, project)
  const { otherCharges, areaText: area } = project
  return {
    units,
    otherCharges:
      units.length === 0 && otherCharges ? unitCharges(otherCharges, { area }) : undefined,
    ...charges,
    basis:
      verifiedOn &&
      `${dutiesText(project.city && catalogue.cities.nameOf(project.city), charges)} GST as on ${dayText(verifiedOn)}.`,
  }
}

function dutiesText(city: string | undefined, { state }: Pick<CostView, 'state'>): string {
  return state
    ? `Stamp duty and registration in ${state.name} as on ${dayText(state.verifiedOn)}. Source: ${state.source}.`
    : `Stamp duty and registration ${city ? `in ${city} ` : ''}are not among our figures, so this is price and GST only.`
}

/** The day on which something was checked, with a warning once visitors are told that it is old. */
function checkedText(
  day: string | undefined,
  toldAfterDays: number,
  label: string,
  warning: string,
): string | undefined {
  if (day === undefined) return undefined
  const isOutdated = isStale(day, new Date(), toldAfterDays)
  return `${label} ${dayText(day)}${isOutdated ? warning : ''}`
}

/** The note on taxes under a price; absent where the price is on request or unknown. */
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

/** The reports on the building, newest first; none where their file failed to load. */
function progress(sources: PageDependencies, id: string): ProgressView[] {
  return listOf(sources.catalogue.constructionUpdates(id))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ date, images = [], ...update }) => ({
      ...update,
      date: dayText(date),
      images: images.map((path) => labelled(sources, path)),
    }))
}

function amenityImages(sources: PageDependencies, id: string): CaptionedImageView[] {
  const list = sources.catalogue.amenityImages(id)
  return (list.ok ? (list.data ?? []) : PLACEHOLDERS).map(({ image, title, description }) => ({
    image: labelled(sources, image),
    title,
    description: description ?? '',
  }))
}

function filmView({ images, config }: PageDependencies, { name }: Project, film: Film): FilmView {
  const poster = images.find(film.poster)
  const { kind, page, player, title, captions, uploadedOn } = film
  return {
    kind,
    label: filmLabel(film),
    title: kind === 'tour' ? `Tour of ${name}` : title,
    page,
    player,
    poster: poster && plainImageUrl(config.imageBaseUrl, poster),
    ...(captions && { captions }),
    ...(uploadedOn && { uploadedOn }),
  }
}

/** The places nearby, with distance and time; '' where neither is known. */
export function nearbyPlaces(record: LocationRecord | undefined): NearbyView[] {
  return (record?.nearbyLocations ?? []).map(({ name, distance, time }) => ({
    name,
    time: [distance, time].filter(Boolean).join(' · '),
  }))
}

function locationSection(
  sources: PageDependencies,
  { name, localities, city }: Project,
  record: LocationRecord,
): LocationSectionView {
  const to =
    record.coordinates ??
    mapSearchText(name, localities.join(', '), city && sources.catalogue.cities.nameOf(city))
  return {
    images: (record.images ?? []).map((path) => labelled(sources, path)),
    nearby: nearbyPlaces(record),
    directionsUrl: to && directionsUrl(to),
  }
}
