import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer, valueAt } from '../../../catalogue/json/pointer.ts'
import { canonicalPriceText, parsePrice } from '../../../domain/price/price.ts'
import { presentText } from '../../../domain/text/text.ts'
import { changeOf, type FileChange } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { groupBy } from '../group-by.ts'
import type { Plan } from '../plan.ts'
import { field, isObject, isProjectFile } from '../projects.ts'
import { projectFields } from '../new/flags.ts'
import type { NewPrice } from './match-rows.ts'
import type { PriceAt, PriceList } from './price-list.ts'

/**
 * The files with new prices. The trending card of a project that showed its old price shows the new
 * one as well.
 */
export async function planPrices(
  data: DataSet,
  { projects, floorPlan }: PriceList,
  changes: readonly NewPrice[],
): Promise<Plan> {
  const edits = groupBy(changes, ({ at }) => at.file)
  const files: (FileChange | undefined)[] = []
  for (const [file, list] of edits) {
    const source = isProjectFile(file) ? projects[file] : floorPlan
    if (source)
      files.push(
        changeOf(
          source,
          list.flatMap((change) => [editOf(source, change), ...budgetEdits(source, change)]),
        ),
      )
  }
  const own = changes.filter(({ at }) => isProjectFile(at.file))
  const trending = own.length === 0 ? undefined : await data.read('trendingProjects')
  if (trending) files.push(changeOf(trending, cardEdits(trending, own)))
  return { changes: files.filter((change) => change !== undefined) }
}

function editOf({ value }: SourceFile, { at, to }: NewPrice): JsonEdit {
  const record = valueAt(value, at.record)
  const pointer = toPointer(at.record)
  if (isObject(record) && at.member in record)
    return { type: 'set', pointer: toPointer([...at.record, at.member]), value: to }
  const before = memberBehind(record, at)
  return {
    type: 'insert',
    pointer,
    key: at.member,
    value: to,
    ...(before !== undefined && { before }),
  }
}

/** The two numbers of a project's budget, where they were those of its old price. */
function budgetEdits({ value }: SourceFile, { at, to }: NewPrice): JsonEdit[] {
  const budget = valueAt(value, [...at.record, 'budget'])
  const [before, after] = [at.price, to].map(croresOf)
  if (!Array.isArray(budget) || before === undefined || after === undefined) return []
  if (budget[0] !== before[0] || budget[1] !== before[1]) return []
  return [{ type: 'set', pointer: toPointer([...at.record, 'budget']), value: after }]
}

/** Both ends of a price range in crore. */
function croresOf(text: string): readonly [number, number] | undefined {
  const price = parsePrice(text)
  if (price?.kind !== 'range' || price.low === undefined || price.high === undefined)
    return undefined
  return [price.low / 1e7, price.high / 1e7]
}

/** The first member there that the schema has behind a price. */
function memberBehind(record: unknown, { member, file }: PriceAt): string | undefined {
  const order = isProjectFile(file)
    ? projectFields.map(({ name }) => name)
    : ['configuration', 'area', 'baseSellingPrice', 'images']
  const behind = new Set(order.slice(order.indexOf(member) + 1))
  return isObject(record) ? Object.keys(record).find((key) => behind.has(key)) : undefined
}

function cardEdits({ value }: SourceFile, changes: readonly NewPrice[]): JsonEdit[] {
  if (!Array.isArray(value)) return []
  const byProject = new Map(changes.map((change) => [change.at.project, change]))
  return (value as unknown[]).flatMap((card, index): JsonEdit[] => {
    const id = presentText(field(card, 'id')) ?? presentText(field(card, 'custom_id')) ?? ''
    const change = byProject.get(id)
    const shown = presentText(field(card, 'price'))
    if (change === undefined || shown === undefined) return []
    if (canonicalPriceText(shown) !== canonicalPriceText(change.at.price)) return []
    return [{ type: 'set', pointer: toPointer([index, 'price']), value: change.to }]
  })
}
