import { dataOf, listOf } from '../../../domain/value/loaded.ts'
import { PAYMENT_COLUMNS } from '../../../client/pages/project/cost/format-amounts.ts'
import {
  SECTION_TITLES,
  type SectionId,
} from '../../../client/pages/project/section-nav/section-titles.ts'
import type {
  FeatureView,
  ProjectView,
  FloorView,
  LabelledView,
} from '../../../client/pages/project/project-view.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { absoluteUrl } from '../../../domain/seo/page-head.ts'
import { listAnd } from '../../../domain/text/text.ts'
import {
  isKnown,
  printableItems,
  printedText,
  type Block,
  type BrochureFact,
  type Figure,
  type TableBlock,
} from './block.ts'
import { costInAll, paymentPlans } from './cost-sections.ts'

/** The overview has two rows of photos, apart from each other. */
const MAX_PHOTOS = 4
const MAX_AMENITY_PHOTOS = 6
const MAX_MAPS = 2
/** With more plans than this, plans are smaller, two side by side. */
const MAX_LARGE_PLANS = 4

type SectionSource = {
  project: ProjectView
  /** The origin in front of the site's paths. */
  publicUrl: string
  /** All floors, with and without pictures. */
  floors: FloorView[]
  /** Whether a picture is this project's own and not a placeholder. */
  isOwn: (view: ImageView) => boolean
}

/** The sections with content for this project, in the order of its page. */
export function brochureSections(source: SectionSource): { title: string; blocks: Block[] }[] {
  const { amenities, specifications } = source.project
  const sections: [SectionId | 'cost', Block[]][] = [
    ['overview', overview(source)],
    ['floor-plan', floorPlans(source)],
    ['payment', paymentPlans(source.project)],
    ['cost', costInAll(source.project)],
    ['amenities', [features(amenities), amenityPhotos(source)]],
    ['specifications', [features(specifications)]],
    ['location', location(source)],
    ['site-plan', sitePlan(source)],
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

function overview({ project, publicUrl, isOwn }: SectionSource): Block[] {
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
  const highlights = isKnown(project.highlights) ? printableItems(project.highlights) : []
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

function floorPlans({ project, floors, isOwn }: SectionSource): Block[] {
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

function amenityPhotos({ project, isOwn }: SectionSource): Block {
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

function location({ project, isOwn }: SectionSource): Block[] {
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

function sitePlan({ project, isOwn }: SectionSource): Block[] {
  const sheets = listOf(project.sitePlan).filter(isOwn)
  const figures = figuresOf(sheets, `Site plan of ${project.name}`)
  return [
    { kind: 'figures', shape: 'plans', figures: figures.slice(0, 1) },
    { kind: 'figures', shape: 'plans', figures: figures.slice(1) },
  ]
}
