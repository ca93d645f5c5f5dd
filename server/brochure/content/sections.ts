import { dataOf, listOf } from '../../../domain/value/loaded.ts'
import {
  PAYMENT_COLUMNS,
  percentText,
  wholeRupees,
} from '../../../client/pages/project/cost/format-amounts.ts'
import {
  chargeRow,
  costRows,
  otherChargesText,
  totalRow,
  type CostRow,
} from '../../../client/pages/project/cost/cost-rows.ts'
import {
  SECTION_TITLES,
  type SectionId,
} from '../../../client/pages/project/section-nav/section-titles.ts'
import type {
  FeatureView,
  PaymentPlanView,
  ProjectView,
  FloorView,
  LabelledView,
} from '../../../client/pages/project/project-view.ts'
import { costSheet, instalments } from '../../../domain/cost/cost-sheet.ts'
import { chosenUnit } from '../../../domain/cost/priced-unit.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { absoluteUrl } from '../../../domain/seo/page-head.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/project-defaults.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { printableText } from '../../../domain/text/printable-text.ts'
import type { Block, BrochureFact, Figure, TableBlock } from './block.ts'

/** The overview has two rows of photos, apart from each other. */
const MAX_PHOTOS = 4
const MAX_AMENITY_PHOTOS = 6
const MAX_MAPS = 2
/** With more plans than this, plans are smaller, two side by side. */
const MAX_LARGE_PLANS = 4

/** The words of pages for unknown facts, which a brochure leaves out. */
const UNKNOWN: ReadonlySet<unknown> = new Set(Object.values(PROJECT_DEFAULTS))

type SectionParts = {
  project: ProjectView
  /** The origin in front of the site's paths. */
  publicUrl: string
  /** All floors, with and without pictures. */
  floors: FloorView[]
  /** Whether a picture is this project's own and not a placeholder. */
  isOwn: (view: ImageView) => boolean
}

/** The sections with content for this project, in the order of its page. */
export function brochureSections(parts: SectionParts): { title: string; blocks: Block[] }[] {
  const { amenities, specifications } = parts.project
  const sections: [SectionId | 'cost', Block[]][] = [
    ['overview', overview(parts)],
    ['floor-plan', floorPlans(parts)],
    ['payment', paymentPlans(parts.project)],
    ['cost', costInAll(parts.project)],
    ['amenities', [features(amenities), amenityPhotos(parts)]],
    ['specifications', [features(specifications)]],
    ['location', location(parts)],
    ['site-plan', sitePlan(parts)],
  ]
  return sections
    .map(([id, blocks]) => ({
      title: id === 'cost' ? 'What it costs in all' : SECTION_TITLES[id],
      blocks: blocks.filter(hasContent),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

/** Whether a block has more than its title: a text, or something in its lists. */
const hasContent = (block: Block): boolean =>
  Object.entries(block).every(
    ([name, value]) => name === 'title' || (Array.isArray(value) ? value.length > 0 : value !== ''),
  )

/** Pictures with their captions and, where they are no photographs, what they are. */
const figuresOf = (views: readonly LabelledView[], alt: string): Figure[] =>
  views.map((view) => ({ view, alt, note: view.label }))

/**
 * The text as it is printed: '' for words that stand for unknown facts, and without letters that no
 * typeface has.
 */
export const printedText = (text: string): string => (UNKNOWN.has(text) ? '' : printableText(text))

const printableItems = (items: readonly string[]): string[] =>
  items.map(printableText).filter((item) => item !== '')

function overview({ project, publicUrl, isOwn }: SectionParts): Block[] {
  const { description, reraNumber, reraExempt, gallery, name, developer } = project
  const [newest] = project.progress
  const facts: BrochureFact[] = project.facts
    .filter(({ value }) => printedText(value) !== '')
    .map(({ name: fact, value, note }) => ({
      name: fact,
      value: note === undefined ? value : `${value}, ${note}`,
    }))
  if (reraNumber) facts.push({ name: 'RERA number', value: reraNumber })
  else if (reraExempt) facts.push({ name: 'RERA not required', value: reraExempt })
  const photos = gallery
    .slice(1)
    .filter(isOwn)
    .slice(0, MAX_PHOTOS)
    .map((view, index) => ({ view, alt: `${name}, picture ${index + 2}`, note: view.label }))
  // Amenities that are only assumed of every project are left out.
  const highlights = UNKNOWN.has(project.highlights) ? [] : printableItems(project.highlights)
  const aboutBlock = (subject: string, paragraphs: readonly string[]): Block => ({
    kind: 'text',
    title: `About ${subject}`,
    paragraphs: paragraphs.map(printedText).filter((text) => text !== ''),
  })
  return [
    { kind: 'lead', paragraphs: [printedText(project.shortDescription)].filter(Boolean) },
    { kind: 'facts', facts },
    { kind: 'figures', shape: 'photos', figures: photos.slice(0, MAX_PHOTOS / 2) },
    { kind: 'list', title: 'Highlights', items: highlights },
    {
      kind: 'text',
      title: newest ? `Construction progress on ${newest.date}` : '',
      paragraphs: [
        [newest?.title, newest?.percent !== undefined && `${newest.percent}% built`],
        [newest?.text],
      ]
        .map((texts) => printedText(texts.filter(Boolean).join(', ')))
        .filter((text) => text !== ''),
    },
    ...papers(project, publicUrl),
    ...(project.films ?? []).map(({ label, page }): Block => ({
      kind: 'link',
      paragraphs: [printedText(label)].filter(Boolean),
      url: absoluteUrl(publicUrl, page),
    })),
    aboutBlock(name, description),
    aboutBlock(developer.name, developer.description),
    { kind: 'figures', shape: 'photos', figures: photos.slice(MAX_PHOTOS / 2) },
  ]
}

/** The papers, each a link, and those that can be asked for. */
function papers({ papers: list, missingPapers }: ProjectView, publicUrl: string): Block[] {
  const isIncomplete = list.length > 0 && missingPapers.length > 0
  return [
    ...list.map(({ title, details, format, url }, index): Block => {
      const note = printedText(details.join(' · '))
      return {
        kind: 'link',
        ...(index === 0 && { title: 'Papers' }),
        paragraphs: [printedText(`${title} (${format})`)],
        ...(note !== '' && { note }),
        url: absoluteUrl(publicUrl, url),
      }
    }),
    { kind: 'text', paragraphs: isIncomplete ? [`Ask us for ${listAnd(missingPapers)}.`] : [] },
  ]
}

function floorPlans({ project, floors, isOwn }: SectionParts): Block[] {
  const plans = floors.flatMap(
    ({ images, configuration, area, areas, facing, baseSellingPrice, rate, availability }) =>
      images.filter(isOwn).map((view, index, { length }) => ({
        view,
        alt: `Floor plan of ${project.name} ${configuration}`,
        title: length > 1 ? `${configuration}, ${index + 1} of ${length}` : configuration,
        note: [
          ...(availability ? [availability] : []),
          ...(areas.length === 0 ? [area] : areas.map(({ name, text }) => `${name}: ${text}`)),
          ...(facing ? [`Facing: ${facing}`] : []),
          ...(rate ? [`${rate.rate} per sq. ft. of ${rate.of}`] : []),
          ...(view.label ? [view.label] : []),
        ].join('\n'),
        price: baseSellingPrice,
      })),
  )
  const shape = plans.length > MAX_LARGE_PLANS ? 'plans' : 'large-plans'
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Configuration', isStrong: true },
        { title: 'Area', width: 170 },
        { title: 'Basic Selling Price', width: 180, isNumeric: true, isStrong: true },
      ],
      rows: floors.map(
        ({ configuration, area, areas: [first], baseSellingPrice, availability }) => [
          [configuration, availability].filter(Boolean).join(' · '),
          first && first.name !== 'Area' ? `${first.text} (${first.name.toLowerCase()})` : area,
          baseSellingPrice,
        ],
      ),
    },
    { kind: 'figures', shape, figures: plans },
  ]
}

function paymentPlans({ paymentPlans: section, cost }: ProjectView): Block[] {
  const plans = listOf(section)
  const unit = plans.length > 0 ? chosenUnit(cost.units, undefined) : undefined
  const tables = plans.map((plan) => schedule(plan, unit?.price))
  if (!unit) return tables
  const from = unit.from ? 'from ' : ''
  const sentence = `Sums for ${unit.name ?? 'the project'}: ${from}${wholeRupees(unit.price)}${unit.availability ? ` · ${unit.availability}` : ''}`
  return [{ kind: 'text', paragraphs: [sentence] }, ...tables]
}

function schedule({ name, entries }: PaymentPlanView, price: number | undefined): Block {
  const shares = entries.map(({ percentage }) => percentage)
  const amounts = price === undefined ? undefined : instalments(price, shares)
  const hasTimes = entries.some(({ time }) => time !== '')
  const columns: TableBlock['columns'] = [
    { title: PAYMENT_COLUMNS.number, width: 34 },
    { title: PAYMENT_COLUMNS.particulars, isStrong: true },
    { title: PAYMENT_COLUMNS.time, width: amounts ? 86 : 140 },
    { title: PAYMENT_COLUMNS.share, width: 77, isNumeric: true },
    { title: PAYMENT_COLUMNS.amount, width: 80, isNumeric: true, isStrong: true },
    { title: PAYMENT_COLUMNS.total, width: 80, isNumeric: true },
  ]
  const rows = entries.map(({ number, particulars, time, percentage }, index) => {
    const { amount = 0, total = 0 } = amounts?.[index] ?? {}
    const row = [number, particulars, time, percentText(percentage)]
    return [...row, wholeRupees(amount), wholeRupees(total)]
  })
  // Without a price the table has neither amounts nor totals.
  const isShown = (_: unknown, at: number) => (amounts || at < 4) && (hasTimes || at !== 2)
  return {
    kind: 'table',
    title: name,
    columns: columns.filter(isShown),
    rows: rows.map((row) => row.filter(isShown)),
  }
}

/** The cost sheet of the first configuration with a price, where the other charges are known. */
function costInAll({ cost }: ProjectView): Block[] {
  const unit = chosenUnit(cost.units, undefined)
  const charges = unit?.otherCharges
  if (!unit || !charges) return []
  const sheet = costSheet(unit, 'man', cost)
  const total = totalRow(unit, sheet)
  const of = unit.name === undefined ? '' : ` for ${unit.name}`
  const buyer = cost.state ? ', a man buying' : ''
  return [
    {
      kind: 'text',
      paragraphs: [
        `What is paid in all${of}${buyer}. The other charges come to ${otherChargesText(charges, unit.price)}.`,
      ],
    },
    costTable('', [...costRows(unit, sheet), { ...total, note: '' }]),
    costTable('Optional, not added', charges.optional.map(chargeRow)),
  ]
}

const costTable = (title: string, rows: readonly CostRow[]): Block => ({
  kind: 'table',
  ...(title !== '' && { title }),
  columns: [
    { title: 'Part', isStrong: true },
    { title: 'Details', width: 210 },
    { title: PAYMENT_COLUMNS.amount, width: 130, isNumeric: true, isStrong: true },
  ],
  rows: rows.map(({ label, note, amount }) => [printedText(label), printedText(note), amount]),
})

function amenityPhotos({ project, isOwn }: SectionParts): Block {
  const photos = project.amenityImages
    .filter(({ image }) => isOwn(image))
    .slice(0, MAX_AMENITY_PHOTOS)
    .map(({ image, title }) => ({ view: image, alt: title, title, note: image.label }))
  // Two rows of three would leave a hole for five photos.
  const figures = photos.length === 5 ? photos.slice(0, 3) : photos
  return { kind: 'figures', shape: 'photos', figures }
}

function features(section: ProjectView['amenities'] | ProjectView['specifications']): Block {
  return {
    kind: 'list',
    items: printableItems(listOf<FeatureView>(section).map(({ label }) => label)),
  }
}

function location({ project, isOwn }: SectionParts): Block[] {
  const place = dataOf(project.location)
  if (!place) return []
  const maps = place.images.filter(isOwn).slice(0, MAX_MAPS)
  const figures = figuresOf(maps, `Location of ${project.name}`)
  const table: TableBlock = {
    kind: 'table',
    columns: [
      { title: 'Prime Location Highlights' },
      { title: PAYMENT_COLUMNS.time, width: 100, isNumeric: true, isStrong: true },
    ],
    rows: place.nearby.map(({ name, time }) => [name, time]),
  }
  const isBeside = table.rows.length > 0 && figures.length > 0
  const nearbyBlocks: Block[] = [table, { kind: 'figures', shape: 'plans', figures }]
  return [
    { kind: 'lead', paragraphs: [printedText(project.localitiesText)].filter(Boolean) },
    { kind: 'link', paragraphs: ['Get Directions'], url: place.directionsUrl ?? '' },
    ...(isBeside ? [{ kind: 'places', table, figures } as const] : nearbyBlocks),
  ]
}

function sitePlan({ project, isOwn }: SectionParts): Block[] {
  const sheets = listOf(project.sitePlan).filter(isOwn)
  const figures = figuresOf(sheets, `Site plan of ${project.name}`)
  return [
    { kind: 'figures', shape: 'plans', figures: figures.slice(0, 1) },
    { kind: 'figures', shape: 'plans', figures: figures.slice(1) },
  ]
}
