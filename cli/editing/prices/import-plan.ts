import { isProjectFile } from '../../../catalogue/checks/records.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer, valueAt } from '../../../catalogue/json/pointer.ts'
import { canonicalPriceText, parsePrice } from '../../../domain/price/price.ts'
import type { Plan } from '../apply-plan.ts'
import { changeOf } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { projectFields } from '../new/fields.ts'
import { isObject, mainId, objectsIn, textIn } from '../projects.ts'
import type { NewPrice } from './match-rows.ts'
import type { PriceAt } from './price-list.ts'

/**
 * The files with new prices. The trending card of a project that showed its old price shows the new
 * one as well.
 */
export function planPrices(data: DataSet, prices: readonly NewPrice[]): Plan {
  const changes = [...new Set(prices.map(({ at }) => at.file))].map((file) => {
    const source = data.read(file)
    const own = prices.filter(({ at }) => at.file === file)
    if (source === undefined) return undefined
    const edits = own.flatMap((price) => priceEdits(source, price))
    return changeOf(source, edits)
  })
  const own = prices.filter(({ at }) => isProjectFile(at.file))
  const trending = own.length === 0 ? undefined : data.read('trendingProjects')
  if (trending) changes.push(changeOf(trending, cardEdits(trending, own)))
  return { changes: changes.filter((change) => change !== undefined) }
}

/** The price, and the two numbers of a project's budget where they were those of its old price. */
function priceEdits({ value }: SourceFile, { at, to }: NewPrice): JsonEdit[] {
  const record = valueAt(value, at.record)
  const budget = valueAt(record, ['budget'])
  const [before, after] = [at.price, to].map(croresOf)
  const isBudget = Array.isArray(budget) && budget[0] === before?.[0] && budget[1] === before?.[1]
  return [
    isObject(record) && at.member in record
      ? { type: 'set', pointer: toPointer([...at.record, at.member]), value: to }
      : insertion(record, at, to),
    ...(isBudget && before && after
      ? [{ type: 'set', pointer: toPointer([...at.record, 'budget']), value: after } as const]
      : []),
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
  const place = { pointer: toPointer(at), key: member, ...(before !== undefined && { before }) }
  return { type: 'insert', ...place, value: to }
}

function cardEdits({ value }: SourceFile, changes: readonly NewPrice[]): JsonEdit[] {
  const byProject = new Map(changes.map((change) => [change.at.project, change]))
  return objectsIn(value).flatMap(([index, card]): JsonEdit[] => {
    const change = byProject.get(mainId(card))
    const shown = textIn(card, 'price')
    if (change === undefined || shown === undefined) return []
    if (canonicalPriceText(shown) !== canonicalPriceText(change.at.price)) return []
    return [{ type: 'set', pointer: toPointer([index, 'price']), value: change.to }]
  })
}
