import { percentText, wholeRupees } from '../../../client/pages/project/cost/amounts.ts'
import { projectFacts } from '../../../client/pages/project/project-facts.ts'
import { PAYMENT_COLUMNS } from '../../../client/pages/project/sections/payment/payment-columns.ts'
import { SECTION_TITLES } from '../../../client/pages/project/tabs/section-titles.ts'
import type {
  FeatureView,
  PaymentPlanView,
  ProjectView,
  FloorView,
} from '../../../client/pages/project/project-view.ts'
import { instalmentAmounts, runningTotals } from '../../../domain/cost/instalments.ts'
import { chosenUnit } from '../../../domain/cost/unit.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/defaults.ts'
import { descriptionParagraphs } from '../../../domain/project/description.ts'
import type { Block, Brochure, Figure, FiguresBlock, TableBlock } from './brochure.ts'

/** In two rows, apart. */
const MAX_PHOTOS = 4
const MAX_AMENITY_PHOTOS = 6
const MAX_MAPS = 2
/** More plans than that are shown smaller, two beside each other. */
const MAX_LARGE_PLANS = 4

/** What a page says for want of better: not on paper. */
const UNKNOWN: ReadonlySet<unknown> = new Set(Object.values(PROJECT_DEFAULTS))

/** What a project's sections are made from. */
type SectionParts = {
  project: ProjectView
  /** With and without pictures. */
  floors: FloorView[]
  /** A picture of this project, not one that stands in for it. */
  isOwn: (view: ImageView) => boolean
}

/** The sections a project has something to say in, in the order of its page. */
export function brochureSections(parts: SectionParts): Brochure['sections'] {
  return [
    { title: SECTION_TITLES.overview, blocks: overview(parts) },
    { title: SECTION_TITLES['floor-plan'], blocks: floorPlans(parts) },
    { title: SECTION_TITLES.payment, blocks: paymentPlans(parts) },
    { title: SECTION_TITLES.amenities, blocks: amenities(parts) },
    { title: SECTION_TITLES.specifications, blocks: features(parts.project.specifications) },
    { title: SECTION_TITLES.location, blocks: location(parts) },
    { title: SECTION_TITLES['site-plan'], blocks: sitePlan(parts) },
  ].filter(({ blocks }) => blocks.length > 0)
}

function overview({ project, isOwn }: SectionParts): Block[] {
  const { shortDescription, description, reraNumber, gallery, name } = project
  const facts = projectFacts(project)
    .filter(({ value }) => !UNKNOWN.has(value))
    .map(({ name: fact, value, note }) => ({
      name: fact,
      value: note === undefined ? value : `${value}, ${note}`,
    }))
  const photos = gallery
    .slice(1)
    .filter(isOwn)
    .slice(0, MAX_PHOTOS)
    .map((view, index) => ({ view, alt: `${name}, picture ${index + 2}` }))
  return [
    ...(UNKNOWN.has(shortDescription) ? [] : [{ kind: 'lead', text: shortDescription } as const]),
    {
      kind: 'facts',
      facts: [...facts, ...(reraNumber ? [{ name: 'RERA number', value: reraNumber }] : [])],
    },
    ...figures('photos', photos.slice(0, MAX_PHOTOS / 2)),
    // What is only assumed of every project is not claimed on paper.
    ...(project.highlightsAssumed || project.highlights.length === 0
      ? []
      : titled('Highlights', { kind: 'list', items: project.highlights })),
    ...(UNKNOWN.has(description)
      ? []
      : titled(`About ${name}`, {
          kind: 'text',
          paragraphs: descriptionParagraphs(description),
        })),
    ...aboutDeveloper(project),
    ...figures('photos', photos.slice(MAX_PHOTOS / 2)),
  ]
}

function floorPlans({ project, floors, isOwn }: SectionParts): Block[] {
  if (floors.length === 0) return []
  const plans = floors.flatMap(({ images, configuration, area, baseSellingPrice }) =>
    images.filter(isOwn).map((view, index, { length }) => ({
      view,
      alt: `Floor plan of ${project.name} ${configuration}`,
      title: length > 1 ? `${configuration}, ${index + 1} of ${length}` : configuration,
      note: area,
      price: baseSellingPrice,
    })),
  )
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Configuration', isStrong: true },
        { title: 'Area', width: 140 },
        { title: 'Basic Selling Price', width: 180, isSum: true, isStrong: true },
      ],
      rows: floors.map(({ configuration, area, baseSellingPrice }) => [
        configuration,
        area,
        baseSellingPrice,
      ]),
    },
    ...figures(plans.length > MAX_LARGE_PLANS ? 'plans' : 'large-plans', plans),
  ]
}

function paymentPlans({ project }: SectionParts): Block[] {
  const plans = project.paymentPlans.ok ? project.paymentPlans.data : []
  if (plans.length === 0) return []
  const unit = chosenUnit(project.cost.units, undefined)
  const sums =
    unit &&
    `Sums for ${unit.name ?? 'the project'}: ${unit.from ? 'from ' : ''}${wholeRupees(unit.price)}`
  return [
    ...(sums ? [{ kind: 'text', paragraphs: [sums] } as const] : []),
    ...plans.flatMap((plan) => titled(plan.name, schedule(plan, unit?.price))),
  ]
}

function schedule({ entries }: PaymentPlanView, price: number | undefined): Block {
  const shares = entries.map(({ percentage }) => percentage)
  const amounts = price === undefined ? undefined : instalmentAmounts(price, shares)
  const totals = amounts && runningTotals(amounts)
  const columns: TableBlock['columns'] = [
    { title: PAYMENT_COLUMNS.number, width: 34 },
    { title: PAYMENT_COLUMNS.particulars, isStrong: true },
    { title: PAYMENT_COLUMNS.time, width: amounts ? 86 : 140 },
    { title: PAYMENT_COLUMNS.share, width: 77, isSum: true },
    ...(amounts
      ? ([
          { title: PAYMENT_COLUMNS.amount, width: 80, isSum: true, isStrong: true },
          { title: PAYMENT_COLUMNS.total, width: 80, isSum: true },
        ] as const)
      : []),
  ]
  return {
    kind: 'table',
    columns,
    rows: entries.map(({ number, particulars, time, percentage }, index) => [
      number,
      particulars,
      time,
      percentText(percentage),
      ...(amounts && totals
        ? [wholeRupees(amounts[index] ?? 0), wholeRupees(totals[index] ?? 0)]
        : []),
    ]),
  }
}

function amenities({ project, isOwn }: SectionParts): Block[] {
  const photos = project.amenityImages
    .filter(({ image }) => isOwn(image))
    .slice(0, MAX_AMENITY_PHOTOS)
    .map(({ image, title }) => ({ view: image, alt: title, title }))
  // Rows of three have no hole.
  const shown = photos.length === 5 ? photos.slice(0, 3) : photos
  return [...features(project.amenities), ...figures('photos', shown)]
}

function features(section: ProjectView['amenities'] | ProjectView['specifications']): Block[] {
  const list: readonly FeatureView[] = (section.ok && section.data) || []
  return list.length === 0 ? [] : [{ kind: 'list', items: list.map(({ label }) => label) }]
}

function location({ project, isOwn }: SectionParts): Block[] {
  const place = project.location.ok ? project.location.data : null
  if (!place) return []
  const maps = place.images.filter(isOwn).slice(0, MAX_MAPS)
  return [
    ...(UNKNOWN.has(project.localitiesText)
      ? []
      : [{ kind: 'lead', text: project.localitiesText } as const]),
    ...(place.directionsUrl === undefined
      ? []
      : [{ kind: 'link', text: 'Get Directions', url: place.directionsUrl } as const]),
    ...nearby(
      place.nearby.map(({ name, time }) => [name, time]),
      maps.map((view) => ({ view, alt: `Location of ${project.name}` })),
    ),
  ]
}

/** The places beside the maps; either of them alone over the whole width. */
function nearby(rows: string[][], maps: Figure[]): Block[] {
  if (rows.length === 0) return figures('plans', maps)
  const columns = [
    { title: 'Prime Location Highlights' },
    { title: PAYMENT_COLUMNS.time, width: 64, isSum: true, isStrong: true } as const,
  ]
  const table: TableBlock = { kind: 'table', columns, rows }
  return maps.length > 0 ? [{ kind: 'places', table, maps }] : [table]
}

function sitePlan({ project, isOwn }: SectionParts): Block[] {
  const sheets = project.sitePlan.ok ? project.sitePlan.data.filter(isOwn) : []
  const plans = sheets.map((view) => ({ view, alt: `Site plan of ${project.name}` }))
  return [...figures('plans', plans.slice(0, 1)), ...figures('plans', plans.slice(1))]
}

function aboutDeveloper({ developer }: ProjectView): Block[] {
  const paragraphs = descriptionParagraphs(developer.description)
  if (paragraphs.length === 0) return []
  return titled(`About ${developer.name}`, { kind: 'text', paragraphs })
}

function titled(text: string, block: Block): Block[] {
  return [{ kind: 'title', text }, block]
}

function figures(shape: FiguresBlock['shape'], list: Figure[]): Block[] {
  return list.length === 0 ? [] : [{ kind: 'figures', shape, figures: list }]
}
