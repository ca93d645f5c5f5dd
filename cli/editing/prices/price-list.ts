import { namesOfProject } from '../../../catalogue/checks/project-id-table.ts'
import {
  isProjectFile,
  property,
  recordsIn,
  textIn,
  valuesAt,
} from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import { standardAreaText } from '../../../domain/area/area-text.ts'
import { standardPriceText } from '../../../domain/price/standard-price.ts'
import type { Plan } from '../planning-command.ts'
import { editFile, insertIn, setAt } from '../write/file-change.ts'
import type { DataSet, SourceFile } from '../write/data-set.ts'
import { projectsIn } from '../find-project.ts'

/** A price of the data: a project's own, or that of a configuration in its floor plan. */
export type LocatedPrice = {
  developer: string
  project: string
  name: string
  /** The configuration; '' for the project's own price. */
  configuration: string
  area: string
  /** The editor's own text; '' where the price is missing. */
  price: string
  file: DataFileName
  /** The path in the file of the record that has the price. */
  record: readonly string[]
  member: string
}

export type NewPrice = { old: LocatedPrice; to: string }

export function readPrices(data: DataSet): LocatedPrice[] {
  const projects = projectsIn(data)
  const plans = recordsIn('floorPlan', data.value('floorPlan')).filter(({ value }) =>
    Array.isArray(property(value, 'floors')),
  )
  // Of several plans of one project the first counts.
  const planOf = new Map(plans.toReversed().map((plan) => [textIn(plan.value, 'id'), plan]))
  return projects.flatMap(({ record, developerKey, id, ids, name }) => {
    type Place = Pick<LocatedPrice, 'file' | 'record' | 'member'>
    const priceIn = (priced: unknown, configuration: string, place: Place): LocatedPrice => ({
      developer: textIn(record.value, 'developer') ?? developerKey,
      project: id,
      name,
      configuration,
      area: standardAreaText(textIn(priced, 'area') ?? '') ?? textIn(priced, 'area') ?? '',
      price: textIn(priced, place.member) ?? '',
      ...place,
    })
    const isStarting =
      textIn(record.value, 'price') === undefined &&
      property(record.value, 'starting_price') !== undefined
    const member = isStarting ? 'starting_price' : 'price'
    const own = priceIn(record.value, '', { file: record.file, record: record.pathInFile, member })
    const floors = ids
      .flatMap((id) => planOf.get(id) ?? [])
      .flatMap((plan) => valuesAt(plan, 'floors/*'))
      .map(({ record: { pathInFile }, pathInRecord, value }) => {
        const record = [...pathInFile, ...pathInRecord]
        const place = { file: 'floorPlan', record, member: 'baseSellingPrice' } as const
        return priceIn(value, textIn(value, 'configuration') ?? '', place)
      })
    return [own, ...floors]
  })
}

export function planPrices(data: DataSet, prices: readonly NewPrice[]): Plan {
  const changes = [...new Set(prices.map(({ old }) => old.file))].flatMap((file) => {
    const own = prices.filter(({ old }) => old.file === file)
    return editFile(data, file, (source) => own.map((change) => priceEdit(source, change)))
  })
  const own = prices.filter(({ old }) => isProjectFile(old.file))
  const trendingCards = editFile(data, 'trendingProjects', (source) =>
    trendingCardEdits(source, own),
  )
  return { changes: [...changes, ...trendingCards] }
}

function priceEdit({ value }: SourceFile, { old, to }: NewPrice): JsonEdit {
  return property(valueAt(value, old.record), old.member) === undefined
    ? insertIn(old.record, to, { key: old.member })
    : setAt([...old.record, old.member], to)
}

function trendingCardEdits({ value }: SourceFile, changes: readonly NewPrice[]): JsonEdit[] {
  const byProject = new Map(changes.map((change) => [change.old.project, change]))
  return recordsIn('trendingProjects', value).flatMap((trendingCard): JsonEdit[] => {
    const change = byProject.get(namesOfProject(trendingCard)[0]?.id ?? '')
    const shown = textIn(trendingCard.value, 'price')
    if (change === undefined || shown === undefined) return []
    if (standardPriceText(shown) !== standardPriceText(change.old.price)) return []
    return [setAt([...trendingCard.pathInFile, 'price'], change.to)]
  })
}
