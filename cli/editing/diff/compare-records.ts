import { listOf, property } from '../../../catalogue/checks/records.ts'
import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { percentOf, shownPrice } from '../price-change.ts'
import { textIn } from '../projects.ts'
import { movesBetween, type Difference, type PriceChange, type ValueChange } from './difference.ts'
import {
  entriesOf,
  fieldChanges,
  keysOfBoth,
  orderChange,
  textOf,
  type FieldChange,
} from './field-changes.ts'

/** Lists that visitors see from the first entry to the last. */
const shownInOrder: ReadonlySet<DataFileName> = new Set([
  'leadingRealEstateDevelopers',
  'trendingProjects',
  'topLocalities',
  'everythingContainer',
  'globalFaqs',
  'testimonials',
  'careers',
])
const priceFields: ReadonlySet<string> = new Set(['price', 'starting_price', 'baseSellingPrice'])
const pictureFields = /^(?:image|images|bgImage|logo|sitePlanImages|heroBanners)$/
/** Names and places in the data: changes to them are reported for the project or developer. */
const identity: ReadonlySet<string> = new Set(['id', 'custom_id', 'name', 'slug', 'developer'])

/** What has been found so far, and what is known of projects and developers. */
export type Found = Pick<Difference, 'configurations' | 'prices' | 'texts' | 'pictures'> & {
  /** New keys of those that were renamed, by the old. */
  newKeys: ReadonlyMap<string, string>
  /** Projects that were added or removed: that alone is reported. */
  addedOrRemoved: ReadonlySet<string>
  /** Where an old address leads: a link that follows its page is no news. */
  leadsTo: (path: string) => string | undefined
}

/** A record's own price text. */
const priceOf = (record: unknown) => textIn(record, 'price') ?? textIn(record, 'starting_price')

/** Notes what one record says otherwise, and its price where visitors see that otherwise. */
export function compareRecord(
  found: Found,
  [old, now]: readonly [unknown, unknown],
  label: Pick<ValueChange, 'file' | 'record'>,
  priced?: Pick<PriceChange, 'project' | 'name'>,
): void {
  if (priced) addPrice(found, priced, priceOf(old), priceOf(now))
  addChanges(found, label, fieldChanges(old, now))
}

function addPrice(
  { prices }: Found,
  about: Pick<PriceChange, 'project' | 'name' | 'configuration'>,
  from: string | undefined,
  to: string | undefined,
): void {
  const [before, after] = [from && shownPrice(from), to && shownPrice(to)]
  if (before === after) return
  const percent = from && to ? percentOf(from, to) : undefined
  prices.push({ ...about, from: before ?? null, to: after ?? null, percent: percent ?? null })
}

/** Puts changed values under texts or pictures; names and prices are reported elsewhere. */
function addChanges(
  { texts, pictures, leadsTo }: Found,
  label: Pick<ValueChange, 'file' | 'record'>,
  changes: readonly FieldChange[],
): void {
  for (const { path, from, to } of changes) {
    const [first = ''] = path
    if (priceFields.has(path.at(-1) ?? '') || (path.length === 1 && identity.has(first))) continue
    if (from?.startsWith('/') && leadsTo(from) === to) continue
    const isPicture = path.some((step) => pictureFields.test(step))
    const change = { ...label, field: path.join('/'), from: from ?? null, to: to ?? null }
    ;(isPicture ? pictures : texts).push(change)
  }
}

/** The records of a file by what they are known by. */
function recordsOf(name: DataFileName, value: unknown): ReadonlyMap<string, unknown> {
  if (dataFiles[name].shape === 'single') return new Map([[name, value]])
  const records = new Map(entriesOf(value))
  if (!Array.isArray(value)) records.delete('$schema')
  return records
}

/** Everything that a file says otherwise, record by record, those renamed under their new name. */
export function compareFiles(
  name: DataFileName,
  [from, to]: readonly [from: unknown, to: unknown],
  found: Found,
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
      const priced = name === 'trendingProjects' ? { project: record, name: title } : undefined
      compareRecord(found, [old, now], { file, record }, priced)
    }
  }
}

/** What a whole record is called; null where there is none. */
const titleOf = (record: unknown): string | null =>
  record === undefined ? null : (textIn(record, 'name') ?? textOf(record) ?? '')

const floorsOf = (plan: unknown) => entriesOf(listOf(property(plan, 'floors')))

/** A project's floor plan on both sides: configurations, their prices, and everything else. */
function compareFloors(project: string, from: unknown, to: unknown, found: Found): void {
  const [before, after] = [floorsOf(from), floorsOf(to)]
  const { moves, newKeys } = movesBetween(before, after, (one, two) =>
    isSameFloor(before.get(one), after.get(two)),
  )
  const nameOf = (floor: unknown) => textIn(floor, 'configuration') ?? ''
  const named = (floor: unknown) => ({ project, configuration: nameOf(floor) })
  const { added, removed, renamed } = found.configurations
  added.push(...moves.added.map(named))
  removed.push(...moves.removed.map(named))
  renamed.push(...moves.renamed.map(({ from, to }) => ({ from: named(from), to: named(to) })))
  const name = textIn(to, 'name') ?? project
  for (const [key, old] of before) {
    const now = after.get(newKeys.get(key) ?? key)
    if (now === undefined) continue
    const prices = [old, now].map((floor) => textIn(floor, 'baseSellingPrice'))
    addPrice(found, { project, name, configuration: nameOf(now) }, prices[0], prices[1])
    const changes = fieldChanges(old, now)
      .filter(({ path }) => path[0] !== 'configuration')
      .map((change) => ({ ...change, path: ['floors', nameOf(now), ...change.path] }))
    addChanges(found, { file: 'floorPlan.json', record: project }, changes)
  }
}

/** One configuration under two names: of the same size and with the same drawings. */
function isSameFloor(one: unknown, two: unknown): boolean {
  const area = textIn(one, 'area')
  return (
    area !== undefined &&
    area === textIn(two, 'area') &&
    fieldChanges(property(one, 'images'), property(two, 'images')).length === 0
  )
}
