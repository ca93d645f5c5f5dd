import { presentText } from '../../../domain/text/text.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import {
  allProjects,
  customIdOf,
  field,
  mainId,
  nameOf,
  objectsIn,
  readProjects,
  textIn,
  type ProjectFile,
  type ProjectSources,
} from '../projects.ts'

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
  readonly file: ProjectFile | 'floorPlan'
  /** Pointer segments of the record that has the price. */
  readonly record: readonly string[]
  readonly member: string
}

export type PriceList = {
  readonly prices: readonly PriceAt[]
  readonly sources: ProjectSources & { readonly floorPlan: SourceFile | undefined }
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
    const developer = textIn(record, 'developer') ?? developerKey
    const add = (
      configuration: string,
      of: unknown,
      member: string,
      at: Pick<PriceAt, 'file' | 'record'>,
    ) =>
      prices.push({
        developer,
        project,
        name: nameOf(record),
        configuration,
        area: textIn(of, 'area') ?? '',
        price: textIn(of, member) ?? '',
        ...at,
        member,
      })
    const isStarting = textIn(record, 'price') === undefined && 'starting_price' in record
    const place = [developerKey, String(index)]
    add('', record, isStarting ? 'starting_price' : 'price', { file, record: place })
    for (const id of new Set([project, customIdOf(record) ?? project]))
      for (const [at, floor] of plans.get(id) ?? [])
        add(textIn(floor, 'configuration') ?? '', floor, 'baseSellingPrice', {
          file: 'floorPlan',
          record: at,
        })
  }
  return { prices, sources: { ...projects, floorPlan } }
}

type FloorAt = readonly [at: readonly string[], floor: unknown]

function floorsById(value: unknown): ReadonlyMap<string, readonly FloorAt[]> {
  const plans = new Map<string, FloorAt[]>()
  for (const [index, plan] of objectsIn(value)) {
    const id = presentText(plan['id'])
    const floors = field(plan, 'floors')
    if (id === undefined || !Array.isArray(floors) || plans.has(id)) continue
    plans.set(
      id,
      floors.map((floor: unknown, at) => [[String(index), 'floors', String(at)], floor]),
    )
  }
  return plans
}
