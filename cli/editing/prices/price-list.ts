import { listOf, type ProjectFile } from '../../../catalogue/checks/records.ts'
import type { DataSet } from '../files/data-set.ts'
import { idsOf, mainId, nameOf, objectsIn, projectsIn, textIn, valuesOf } from '../projects.ts'

/** A price of the data: a project's own, or that of one configuration of its floor plan. */
export type PriceAt = {
  developer: string
  project: string
  name: string
  /** '' for the project's own price. */
  configuration: string
  area: string
  /** The editor's own text; '' where there is none. */
  price: string
  file: ProjectFile | 'floorPlan'
  /** Pointer segments of the record that has the price. */
  record: readonly string[]
  member: string
}

/**
 * Every price of the data: projects in file order, each followed by its configurations.
 * @throws CannotRun where the files cannot be read
 */
export function readPrices(data: DataSet): PriceAt[] {
  const projects = projectsIn(valuesOf(data))
  const plans = objectsIn(data.read('floorPlan')?.value).filter(([, { floors }]) =>
    Array.isArray(floors),
  )
  // Of several plans of one project the first counts.
  const planOf = new Map(plans.toReversed().map((plan) => [textIn(plan[1], 'id'), plan]))
  return projects.flatMap(({ file, developerKey, index, record }) => {
    type Place = Pick<PriceAt, 'file' | 'record' | 'member'>
    const priceIn = (of: unknown, configuration: string, at: Place): PriceAt => ({
      developer: textIn(record, 'developer') ?? developerKey,
      project: mainId(record),
      name: nameOf(record),
      configuration,
      area: textIn(of, 'area') ?? '',
      price: textIn(of, at.member) ?? '',
      ...at,
    })
    const isStarting = textIn(record, 'price') === undefined && 'starting_price' in record
    const member = isStarting ? 'starting_price' : 'price'
    const own = priceIn(record, '', { file, record: [developerKey, String(index)], member })
    const floors = [...new Set(idsOf(record))].flatMap((id) => {
      const [plan, { floors = undefined } = {}] = planOf.get(id) ?? []
      return listOf(floors).map((floor, at) =>
        priceIn(floor, textIn(floor, 'configuration') ?? '', {
          file: 'floorPlan',
          record: [String(plan), 'floors', String(at)],
          member: 'baseSellingPrice',
        }),
      )
    })
    return [own, ...floors]
  })
}
