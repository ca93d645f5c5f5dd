import { asList, property, textIn } from '../../../catalogue/checks/records.ts'
import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { shownPrice } from '../../../domain/price/standard-price.ts'
import { presentText } from '../../../domain/text/text.ts'
import { isObject } from '../find-project.ts'
import { percentChange } from '../price-change-percent.ts'
import { listChangesBetween, type Difference, type ValueChange } from './difference.ts'

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
const pictureFields = /^(?:image|images|bgImage|logo|photo|sitePlanImages|heroBanners)$/
/** Names in the data, whose changes are reported for the project, developer or floor. */
const identity = new Set(['id', 'custom_id', 'name', 'slug', 'developer', 'configuration'])

/** The differences found so far, and what is known of renamed projects and developers. */
export type FoundDifferences = Difference & {
  /** The new keys of renamed records, by their old keys. */
  newKeys: ReadonlyMap<string, string>
  /** Projects that were added or removed, of which only that is reported. */
  addedOrRemoved: ReadonlySet<string>
  /**
   * Replaces an old address by the new one: a link that only follows a page that moved is no
   * difference to report.
   */
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

type FieldChange = {
  path: readonly string[]
  from: string | undefined
  to: string | undefined
}

/** The members that name an entry of a list, in the order of preference. */
const labels =
  'id custom_id configuration plan_type_name sno question title name label url image'.split(' ')

const labelOf = (value: unknown): string | undefined =>
  isObject(value)
    ? labels.map((name) => presentText(value[name])).find((label) => label !== undefined)
    : presentText(value)

/** A value as one text, with commas between the entries of a list. */
const valueText = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value as number | boolean)
  if (Array.isArray(value))
    return value.map((entry) => labelOf(entry) ?? valueText(entry)).join(', ')
  return labelOf(value) ?? JSON.stringify(value)
}

/** All differences between two values; entries of lists are compared by their labels. */
function fieldChanges(from: unknown, to: unknown, path: readonly string[] = []): FieldChange[] {
  if (Object.is(from, to)) return []
  const isList = Array.isArray(from) && Array.isArray(to) && [...from, ...to].some(isObject)
  if (isList || (isObject(from) && isObject(to))) {
    const [before, after] = [labelledEntries(from), labelledEntries(to)]
    const changes = keysOfBoth(before, after).flatMap((key) =>
      fieldChanges(before.get(key), after.get(key), [...path, key]),
    )
    const order = isList && orderChange(before, after)
    return order ? [...changes, { path: [...path, 'order'], ...order }] : changes
  }
  const [before, after] = [valueText(from), valueText(to)]
  return (before ?? '').trim() === (after ?? '').trim() ? [] : [{ path, from: before, to: after }]
}

type Entries = ReadonlyMap<string, unknown>

/** An object's members, or a list's entries by label; the second of one label is 'label 2'. */
function labelledEntries(value: unknown): Entries {
  if (!Array.isArray(value)) return new Map(isObject(value) ? Object.entries(value) : [])
  const entries = new Map<string, unknown>()
  for (const [index, entry] of asList(value).entries()) {
    const label = labelOf(entry) ?? String(index + 1)
    let key = label
    for (let count = 2; entries.has(key); count += 1) key = `${label} ${count}`
    entries.set(key, entry)
  }
  return entries
}

const keysOfBoth = (from: Entries, to: Entries): string[] => [
  ...new Set([...from.keys(), ...to.keys()]),
]

function orderChange(from: Entries, to: Entries): { from: string; to: string } | undefined {
  const before = [...from.keys()].filter((key) => to.has(key))
  const after = [...to.keys()].filter((key) => from.has(key))
  if (before.join('\n') === after.join('\n')) return undefined
  return { from: before.join(', '), to: after.join(', ') }
}
