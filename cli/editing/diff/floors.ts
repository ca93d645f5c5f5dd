import { presentText } from '../../../domain/text/text.ts'
import { field } from '../projects.ts'
import { addChanges, addPrice, type Found } from './collect.ts'
import { mapMoves, movesBetween } from './difference.ts'
import { byLabel, fieldChanges } from './field-changes.ts'

const floorsOf = (plan: unknown): ReadonlyMap<string, unknown> => {
  const floors = field(plan, 'floors')
  return byLabel(Array.isArray(floors) ? (floors as unknown[]) : [])
}

const textIn = (record: unknown, name: string) => presentText(field(record, name))

/** A project's floor plan on both sides: configurations, their prices, and everything else. */
export function compareFloors(project: string, from: unknown, to: unknown, found: Found): void {
  const [before, after] = [floorsOf(from), floorsOf(to)]
  const { moves, newKeys } = movesBetween(before, after, isSameFloor)
  const configurationOf = (floor: unknown) => textIn(floor, 'configuration') ?? ''
  found.floors.push(
    mapMoves(moves, (floor) => ({ project, configuration: configurationOf(floor) })),
  )
  const name = textIn(to, 'name') ?? project
  for (const [key, old] of before) {
    const now = after.get(newKeys.get(key) ?? key)
    if (now === undefined) continue
    const configuration = configurationOf(now)
    const [price, newPrice] = [textIn(old, 'baseSellingPrice'), textIn(now, 'baseSellingPrice')]
    addPrice(found, { project, name, configuration }, price, newPrice)
    const changes = fieldChanges(old, now)
      .filter(({ path }) => path[0] !== 'configuration')
      .map((change) => ({ ...change, path: ['floors', configuration, ...change.path] }))
    addChanges(found, { file: 'floorPlan.json', record: project }, changes)
  }
}

/** One configuration under two names: of the same size and with the same drawings. */
function isSameFloor(one: unknown, two: unknown): boolean {
  const area = textIn(one, 'area')
  return (
    area !== undefined &&
    area === textIn(two, 'area') &&
    fieldChanges(field(one, 'images'), field(two, 'images')).length === 0
  )
}
