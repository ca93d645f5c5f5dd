import { presentText } from '../../../domain/text/text.ts'
import type { DataSet } from '../files/data-set.ts'
import {
  allProjects,
  field,
  mainId,
  nameOf,
  readProjects,
  type ProjectSources,
} from '../projects.ts'
import type { SourceFile } from '../files/data-set.ts'

/** A price of the data: a project's own, or that of one configuration of its floor plan. */
export type PriceAt = {
  readonly developer: string
  readonly project: string
  readonly name: string
  /** '' for the project's own price. */
  readonly configuration: string
  readonly area: string
  /** The editor's own text; '' where there is none. */
  readonly price: string
  readonly file: 'residentialProjects' | 'commercialProjects' | 'floorPlan'
  /** Pointer segments of the record that has the price. */
  readonly record: readonly string[]
  readonly member: string
}

export type PriceList = {
  readonly prices: readonly PriceAt[]
  readonly projects: ProjectSources
  readonly floorPlan: SourceFile | undefined
}

/**
 * Every price of the data: projects in file order, each followed by its configurations.
 * @throws CannotRun where the files cannot be read
 */
export async function readPrices(data: DataSet): Promise<PriceList> {
  const projects = await readProjects(data)
  const floorPlan = await data.read('floorPlan')
  const plans = floorsById(floorPlan?.value)
  const prices: PriceAt[] = []
  for (const { file, developerKey, index, record } of allProjects(projects)) {
    const project = mainId(record)
    const about = {
      developer: presentText(record['developer']) ?? developerKey,
      project,
      name: nameOf(record),
    }
    const member = presentText(record['price']) === undefined && 'starting_price' in record
    prices.push({
      ...about,
      configuration: '',
      area: presentText(record['area']) ?? '',
      price: presentText(record[member ? 'starting_price' : 'price']) ?? '',
      file,
      record: [developerKey, String(index)],
      member: member ? 'starting_price' : 'price',
    })
    for (const id of new Set([project, presentText(record['custom_id']) ?? project]))
      for (const [at, floor] of plans.get(id) ?? [])
        prices.push({
          ...about,
          configuration: presentText(field(floor, 'configuration')) ?? '',
          area: presentText(field(floor, 'area')) ?? '',
          price: presentText(field(floor, 'baseSellingPrice')) ?? '',
          file: 'floorPlan',
          record: at,
          member: 'baseSellingPrice',
        })
  }
  return { prices, projects, floorPlan }
}

type FloorAt = readonly [at: readonly string[], floor: unknown]

function floorsById(value: unknown): ReadonlyMap<string, readonly FloorAt[]> {
  const plans = new Map<string, FloorAt[]>()
  if (!Array.isArray(value)) return plans
  for (const [index, plan] of (value as unknown[]).entries()) {
    const id = presentText(field(plan, 'id'))
    const floors = field(plan, 'floors')
    if (id === undefined || !Array.isArray(floors) || plans.has(id)) continue
    plans.set(
      id,
      (floors as unknown[]).map((floor, at): FloorAt => [
        [String(index), 'floors', String(at)],
        floor,
      ]),
    )
  }
  return plans
}
