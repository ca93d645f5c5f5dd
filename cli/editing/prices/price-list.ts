import { isProjectFile, listOf, type ProjectFile } from '../../../catalogue/checks/records.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import { canonicalPriceText, parsePrice } from '../../../domain/price/price.ts'
import type { Plan } from '../command.ts'
import { editFile, insertIn, setAt } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { projectFields } from '../new/fields.ts'
import { idsOf, isObject, objectsIn, projectsIn, textIn } from '../projects.ts'

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

/** A price that is to be another one. */
export type NewPrice = { at: PriceAt; to: string }

/** Every price of the data: projects in file order, each followed by its configurations. */
export function readPrices(data: DataSet): PriceAt[] {
  const projects = projectsIn(data)
  const plans = objectsIn(data.value('floorPlan')).filter(([, plan]) =>
    Array.isArray(plan['floors']),
  )
  // Of several plans of one project the first counts.
  const planOf = new Map(plans.toReversed().map((plan) => [textIn(plan[1], 'id'), plan]))
  return projects.flatMap(({ file, developerKey, at: [, index], record, id, ids, name }) => {
    type Place = Pick<PriceAt, 'file' | 'record' | 'member'>
    const priceIn = (of: unknown, configuration: string, at: Place): PriceAt => ({
      developer: textIn(record, 'developer') ?? developerKey,
      project: id,
      name,
      configuration,
      area: textIn(of, 'area') ?? '',
      price: textIn(of, at.member) ?? '',
      ...at,
    })
    const isStarting = textIn(record, 'price') === undefined && 'starting_price' in record
    const member = isStarting ? 'starting_price' : 'price'
    const own = priceIn(record, '', { file, record: [developerKey, String(index)], member })
    const floors = [...new Set(ids)].flatMap((id) => {
      const [plan, { floors = undefined } = {}] = planOf.get(id) ?? []
      return listOf(floors).map((floor, at) => {
        const record = [String(plan), 'floors', String(at)]
        const place = { file: 'floorPlan', record, member: 'baseSellingPrice' } as const
        return priceIn(floor, textIn(floor, 'configuration') ?? '', place)
      })
    })
    return [own, ...floors]
  })
}

/** The files with new prices, also on trending cards that showed the old ones. */
export function planPrices(data: DataSet, prices: readonly NewPrice[]): Plan {
  const changes = [...new Set(prices.map(({ at }) => at.file))].flatMap((file) => {
    const own = prices.filter(({ at }) => at.file === file)
    return editFile(data, file, (source) => own.flatMap((price) => priceEdits(source, price)))
  })
  const own = prices.filter(({ at }) => isProjectFile(at.file))
  const cards = editFile(data, 'trendingProjects', (source) => cardEdits(source, own))
  return { changes: [...changes, ...cards] }
}

/** The price, and the two numbers of a project's budget where they were those of its old price. */
function priceEdits({ value }: SourceFile, { at, to }: NewPrice): JsonEdit[] {
  const record = valueAt(value, at.record)
  const budget = valueAt(record, ['budget'])
  const [before, after] = [at.price, to].map(croresOf)
  const isBudget = Array.isArray(budget) && budget[0] === before?.[0] && budget[1] === before?.[1]
  return [
    isObject(record) && at.member in record
      ? setAt([...at.record, at.member], to)
      : insertion(record, at, to),
    ...(isBudget && before && after ? [setAt([...at.record, 'budget'], after)] : []),
  ]
}

/** Both ends of a price range in crore. */
function croresOf(text: string): readonly [number, number] | undefined {
  const price = parsePrice(text)
  if (price?.kind !== 'range' || price.low === undefined || price.high === undefined)
    return undefined
  return [price.low / 1e7, price.high / 1e7]
}

/** Puts a price before the first member there that the schema has behind it. */
function insertion(record: unknown, { file, record: at, member }: PriceAt, to: string): JsonEdit {
  const order = isProjectFile(file)
    ? projectFields.map(({ name }) => name)
    : ['configuration', 'area', 'baseSellingPrice', 'images']
  const behind = new Set(order.slice(order.indexOf(member) + 1))
  const before = Object.keys(isObject(record) ? record : {}).find((key) => behind.has(key))
  return insertIn(at, to, { key: member, ...(before !== undefined && { before }) })
}

function cardEdits({ value }: SourceFile, changes: readonly NewPrice[]): JsonEdit[] {
  const byProject = new Map(changes.map((change) => [change.at.project, change]))
  return objectsIn(value).flatMap(([index, card]): JsonEdit[] => {
    const change = byProject.get(idsOf(card)[0] ?? '')
    const shown = textIn(card, 'price')
    if (change === undefined || shown === undefined) return []
    if (canonicalPriceText(shown) !== canonicalPriceText(change.at.price)) return []
    return [setAt([index, 'price'], change.to)]
  })
}
