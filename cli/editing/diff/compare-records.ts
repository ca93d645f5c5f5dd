import { asList, property, textIn } from '../../../catalogue/checks/records.ts'
import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { shownPrice } from '../../../domain/price/standard-price.ts'
import { percentChange } from '../price-change-percent.ts'
import { listChangesBetween, type Difference, type ValueChange } from './difference.ts'
import {
  labelledEntries,
  fieldChanges,
  keysOfBoth,
  orderChange,
  valueText,
} from './field-changes.ts'

const shownInOrder: ReadonlySet<DataFileName> = new Set([
  'leadingRealEstateDevelopers',
  'trendingProjects',
  'topLocalities',
  'everythingContainer',
  'globalFaqs',
  'testimonials',
  'careers',
])
const priceFields = ['price', 'starting_price', 'baseSellingPrice']
const pictureFields = /^(?:image|images|bgImage|logo|sitePlanImages|heroBanners)$/
/** Names in the data, whose changes are reported for the project, developer or floor. */
const identity = new Set(['id', 'custom_id', 'name', 'slug', 'developer', 'configuration'])

/** The differences found so far, and what is known of renamed projects and developers. */
export type FoundDifferences = Difference & {
  /** The new keys of renamed records, by their old keys. */
  newKeys: ReadonlyMap<string, string>
  /** Projects that were added or removed, of which only that is reported. */
  addedOrRemoved: ReadonlySet<string>
  /** The new target of an old address, as a link that follows its page is no news. */
  leadsTo: (path: string) => string | undefined
}

export function comparePrices(
  { prices }: FoundDifferences,
  about: { project: string; name: string; configuration?: string },
  ...records: readonly [from: unknown, to: unknown]
): void {
  const [from, to] = records.map((record) =>
    priceFields.map((field) => textIn(record, field)).find((text) => text !== undefined),
  )
  const [before, after] = [from && shownPrice(from), to && shownPrice(to)]
  if (before === after) return
  const percent = from && to ? percentChange(from, to) : undefined
  prices.push({ ...about, from: before ?? null, to: after ?? null, percent: percent ?? null })
}

/** Sorts changed values into texts and pictures; names and prices are reported elsewhere. */
export function compareFields(
  { texts, pictures, leadsTo }: FoundDifferences,
  label: Pick<ValueChange, 'file' | 'record'>,
  old: unknown,
  now: unknown,
  place: readonly string[] = [],
): void {
  for (const { path, from, to } of fieldChanges(old, now)) {
    const [first = ''] = path
    if (priceFields.includes(path.at(-1) ?? '')) continue
    if (path.length === 1 && identity.has(first)) continue
    if (from?.startsWith('/') && leadsTo(from) === to) continue
    const field = [...place, ...path].join('/')
    const changes = path.some((step) => pictureFields.test(step)) ? pictures : texts
    changes.push({ ...label, field, from: from ?? null, to: to ?? null })
  }
}

function recordsOf(name: DataFileName, value: unknown): ReadonlyMap<string, unknown> {
  if (dataFiles[name].shape === 'single') return new Map(value === undefined ? [] : [[name, value]])
  const records = new Map(labelledEntries(value))
  if (!Array.isArray(value)) records.delete('$schema')
  return records
}

/** All differences in a file, record by record; a renamed record goes by its new name. */
export function compareFiles(
  name: DataFileName,
  [from, to]: readonly [from: unknown, to: unknown],
  found: FoundDifferences,
): void {
  const file = `${name}.json`
  const before = new Map(
    [...recordsOf(name, from)].map(([key, record]) => [found.newKeys.get(key) ?? key, record]),
  )
  const after = recordsOf(name, to)
  const order = shownInOrder.has(name) && orderChange(before, after)
  if (order) found.texts.push({ file, record: '', field: 'order', ...order })
  for (const record of keysOfBoth(before, after)) {
    if (found.addedOrRemoved.has(record)) continue
    const [old, now] = [before.get(record), after.get(record)]
    if (name === 'floorPlan') compareFloors(record, old, now, found)
    else if (old === undefined || now === undefined)
      found.texts.push({ file, record, field: '', from: titleOf(old), to: titleOf(now) })
    else {
      const title = `${textIn(now, 'name') ?? record} (trending)`
      if (name === 'trendingProjects')
        comparePrices(found, { project: record, name: title }, old, now)
      compareFields(found, { file, record }, old, now)
    }
  }
}

const titleOf = (record: unknown): string | null =>
  record === undefined ? null : (textIn(record, 'name') ?? valueText(record) ?? '')

const floorsOf = (plan: unknown) =>
  new Map(
    [...labelledEntries(asList(property(plan, 'floors')))].map(([key, floor], position) => {
      const name = textIn(floor, 'configuration') ?? ''
      return [key, { name, floor, position }]
    }),
  )

function compareFloors(project: string, from: unknown, to: unknown, found: FoundDifferences): void {
  const [before, after] = [floorsOf(from), floorsOf(to)]
  const { changes, pairs } = listChangesBetween(
    before,
    after,
    ({ name }) => ({ project, configuration: name }),
    (one, two) => one.position === two.position,
  )
  for (const kind of ['added', 'removed'] as const)
    found.configurations[kind].push(...changes[kind])
  found.configurations.renamed.push(...changes.renamed)
  const name = textIn(to, 'name') ?? project
  const label = { file: 'floorPlan.json', record: project }
  const order = orderChange(before, after)
  if (order) found.texts.push({ ...label, field: 'floors/order', ...order })
  for (const [{ floor: old }, { floor, name: configuration }] of pairs) {
    comparePrices(found, { project, name, configuration }, old, floor)
    compareFields(found, label, old, floor, ['floors', configuration])
  }
}
