import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { presentText } from '../../../domain/text/text.ts'
import { field, isObject } from '../projects.ts'
import { addChanges, addPrice, priceOf, type Found } from './collect.ts'
import { byLabel, fieldChanges, keysOfBoth, orderChange, textOf } from './field-changes.ts'
import { compareFloors } from './floors.ts'

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

/** What became of projects and developers. */
export type Keys = {
  /** New keys of those that were renamed, by the old. */
  readonly newKeys: ReadonlyMap<string, string>
  /** Projects that were added or removed: that alone is reported. */
  readonly addedOrRemoved: ReadonlySet<string>
}

/** The records of a file by what they are known by. */
function recordsOf(name: DataFileName, value: unknown): ReadonlyMap<string, unknown> {
  if (dataFiles[name].shape === 'single') return new Map([[name, value]])
  if (Array.isArray(value)) return byLabel(value as unknown[])
  return new Map(isObject(value) ? Object.entries(value).filter(([key]) => key !== '$schema') : [])
}

/** Everything that a file says otherwise, record by record, those renamed under their new name. */
export function compareRecords(
  name: DataFileName,
  [from, to]: readonly [from: unknown, to: unknown],
  { newKeys, addedOrRemoved }: Keys,
  found: Found,
): void {
  const file = `${name}.json`
  const before = new Map(
    [...recordsOf(name, from)].map(([key, record]) => [newKeys.get(key) ?? key, record]),
  )
  const after = recordsOf(name, to)
  const order = shownInOrder.has(name) && orderChange(before, after)
  if (order) found.texts.push({ file, record: '', field: 'order', ...order })
  for (const record of keysOfBoth(before.keys(), after.keys())) {
    if (addedOrRemoved.has(record)) continue
    const [old, now] = [before.get(record), after.get(record)]
    if (name === 'floorPlan') compareFloors(record, old, now, found)
    else if (old === undefined || now === undefined)
      found.texts.push({ file, record, field: '', from: titleOf(old), to: titleOf(now) })
    else {
      if (name === 'trendingProjects') {
        const title = `${presentText(field(now, 'name')) ?? record} (trending)`
        addPrice(found, { project: record, name: title }, priceOf(old), priceOf(now))
      }
      addChanges(found, { file, record }, fieldChanges(old, now))
    }
  }
}

/** What a whole record is called; null where there is none. */
const titleOf = (record: unknown): string | null =>
  record === undefined ? null : (presentText(field(record, 'name')) ?? textOf(record) ?? '')
