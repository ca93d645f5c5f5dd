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
import { standardAreaText } from '../../../domain/area/standard-area.ts'
import { availableCell, type Available } from '../../../domain/project/availability.ts'
import { dayInIndia } from '../../../domain/text/dates.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
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
  /** What is left of a configuration, as a cell; '' where nothing is said of that. */
  available: string
  file: DataFileName
  /** The path in the file of the record that has the price. */
  record: readonly string[]
  member: string
}

export type NewPrice = { old: LocatedPrice; to: string }

/** What is left of a configuration by now. */
export type NewAvailable = { old: LocatedPrice; to: Available }

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
      available: availableIn(priced),
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

/**
 * Plans new prices, and what is left of configurations, counted today.
 * @param today the day in India, YYYY-MM-DD
 */
export function planPrices(
  data: DataSet,
  prices: readonly NewPrice[],
  available: readonly NewAvailable[] = [],
  today = dayInIndia(new Date()),
): Plan {
  const counted = new Set(available.map(({ old }) => old.project))
  const countedProjects = projectsIn(data)
    .filter(({ id }) => counted.has(id))
    .map(({ record }) => record)
  const newValues: Located[] = [
    ...prices.map(({ old: { file, record, member }, to }) => ({ file, record, member, to })),
    ...available.map(({ old: { file, record }, to }) => ({
      file,
      record,
      member: 'available',
      to,
    })),
    ...countedProjects.map(({ file, pathInFile: record }) => {
      return { file, record, member: 'availableOn', to: today }
    }),
  ]
  const changes = [...groupBy(newValues, ({ file }) => [file])].flatMap(([file, own]) =>
    editFile(data, file, (source) => own.map((change) => valueEdit(source, change))),
  )
  const own = prices.filter(({ old }) => isProjectFile(old.file))
  const trendingCards = editFile(data, 'trendingProjects', (source) =>
    trendingCardEdits(source, own),
  )
  return { changes: [...changes, ...trendingCards] }
}

/** A new value of a record's member. */
type Located = Pick<LocatedPrice, 'file' | 'record' | 'member'> & { to: unknown }

const valueEdit = ({ value }: SourceFile, { record, member, to }: Located): JsonEdit =>
  property(valueAt(value, record), member) === undefined
    ? insertIn(record, to, { key: member })
    : setAt([...record, member], to)

function availableIn(record: unknown): string {
  const available = property(record, 'available')
  const isKnown = typeof available === 'boolean' || typeof available === 'number'
  return isKnown ? availableCell({ available }) : ''
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
