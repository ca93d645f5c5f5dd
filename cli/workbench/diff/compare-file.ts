import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { presentText } from '../../../domain/text/text.ts'
import { field, isObject, mainId, type ProjectAt } from '../projects.ts'
import type { Moves } from './difference.ts'
import { compareFloors } from './floors.ts'
import { comparePrices, priceOf, sort, type Found } from './found.ts'
import { leavesOf, named, textOf } from './leaves.ts'
import type { State } from './state.ts'

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

/** What was renamed, added and removed, so that records are compared under their new names. */
export type Keys = {
  readonly newKeys: ReadonlyMap<string, string>
  readonly developerKeys: ReadonlyMap<string, string>
  readonly moves: Moves<ProjectAt>
}

/** The records of a file by what they are known by, those that were renamed by their new name. */
function recordsOf(name: DataFileName, value: unknown): ReadonlyMap<string, unknown> {
  if (dataFiles[name].shape === 'single') return new Map([[name, value]])
  if (Array.isArray(value)) return named(value as unknown[])
  return new Map(isObject(value) ? Object.entries(value).filter(([key]) => key !== '$schema') : [])
}

/** Everything that a file says otherwise, record by record. */
export function compareFile(
  name: DataFileName,
  from: State,
  to: State,
  keys: Keys,
  found: Found,
): void {
  const gone = new Set(keys.moves.removed.map(({ record }) => mainId(record)))
  const come = new Set(keys.moves.added.map(({ record }) => mainId(record)))
  const before = new Map(
    [...recordsOf(name, from.values.get(name))].map(([key, record]) => [
      keys.newKeys.get(key) ?? keys.developerKeys.get(key) ?? key,
      record,
    ]),
  )
  const after = recordsOf(name, to.values.get(name))
  if (shownInOrder.has(name)) {
    const kept = [...before.keys()].filter((key) => after.has(key))
    const now = [...after.keys()].filter((key) => before.has(key))
    if (kept.join('\n') !== now.join('\n'))
      found.texts.push({
        file: `${name}.json`,
        record: '',
        field: 'order',
        from: kept.join(', '),
        to: now.join(', '),
      })
  }
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    // Told by the project itself.
    if (gone.has(key) || come.has(key)) continue
    const [old, now] = [before.get(key), after.get(key)]
    const label = { file: `${name}.json`, record: key }
    if (name === 'floorPlan') compareFloors(key, old, now, found, comparePrices, sort)
    else if (name === 'trendingProjects' && old !== undefined && now !== undefined)
      comparePrices(
        { project: key, name: `${presentText(field(now, 'name')) ?? key} (trending)` },
        priceOf(old),
        priceOf(now),
        found,
      )
    if (name === 'floorPlan') continue
    for (const leaf of leavesOf(old ?? {}, now ?? {})) {
      const isWhole = old === undefined || now === undefined
      if (isWhole) continue
      sort(leaf, label, found)
    }
    if (old === undefined || now === undefined)
      found.texts.push({ ...label, field: '', ...whole(old, now) })
  }
}

const whole = (old: unknown, now: unknown) => ({
  from: old === undefined ? null : (presentText(field(old, 'name')) ?? textOf(old) ?? ''),
  to: now === undefined ? null : (presentText(field(now, 'name')) ?? textOf(now) ?? ''),
})
