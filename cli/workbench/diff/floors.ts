import { presentText } from '../../../domain/text/text.ts'
import { field } from '../projects.ts'
import { movesBetween, type Configuration, type Moves, type PriceChange } from './difference.ts'
import { leavesOf, named, type Leaf } from './leaves.ts'

/** A project's floor plan on both sides: configurations, their prices, and everything else. */
export function compareFloors<F extends { readonly floors: Moves<Configuration>[] }>(
  project: string,
  from: unknown,
  to: unknown,
  found: F,
  onPrice: (
    about: Pick<PriceChange, 'project' | 'name' | 'configuration'>,
    from: string | undefined,
    to: string | undefined,
    found: F,
  ) => void,
  onLeaf: (leaf: Leaf, label: { file: string; record: string }, found: F) => void,
): void {
  const floorsOf = (plan: unknown): ReadonlyMap<string, unknown> => {
    const floors = field(plan, 'floors')
    return named(Array.isArray(floors) ? (floors as unknown[]) : [])
  }
  const [before, after] = [floorsOf(from), floorsOf(to)]
  const { moves, newKeys } = movesBetween(before, after, isSameFloor)
  const toConfiguration = (floor: unknown): Configuration => ({
    project,
    configuration: presentText(field(floor, 'configuration')) ?? '',
  })
  found.floors.push({
    added: moves.added.map(toConfiguration),
    removed: moves.removed.map(toConfiguration),
    renamed: moves.renamed.map((one) => ({
      from: toConfiguration(one.from),
      to: toConfiguration(one.to),
    })),
  })
  const name = presentText(field(to, 'name')) ?? project
  for (const [key, floor] of before) {
    const now = after.get(newKeys.get(key) ?? key)
    if (now === undefined) continue
    const { configuration } = toConfiguration(now)
    const price = (one: unknown) => presentText(field(one, 'baseSellingPrice'))
    onPrice({ project, name, configuration }, price(floor), price(now), found)
    for (const leaf of leavesOf(floor, now))
      if (leaf.path[0] !== 'configuration')
        onLeaf(
          { ...leaf, path: ['floors', configuration, ...leaf.path] },
          { file: 'floorPlan.json', record: project },
          found,
        )
  }
}

/** One configuration under two names: of the same size and with the same drawings. */
function isSameFloor(one: unknown, two: unknown): boolean {
  const area = presentText(field(one, 'area'))
  return (
    area !== undefined &&
    area === presentText(field(two, 'area')) &&
    leavesOf(field(one, 'images'), field(two, 'images')).length === 0
  )
}
