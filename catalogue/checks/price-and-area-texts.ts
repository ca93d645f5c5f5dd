import type { DataFileName } from '../data-files.ts'
import { valueAt } from '../json/pointer.ts'
import type { RuleContext } from './rule.ts'
import { listOf, projectFiles, property, type RecordAt } from './records.ts'

/** The files whose records have prices. */
export const filesWithPrices = [...projectFiles, 'trendingProjects', 'floorPlan'] as const

/** A text in a record, with the way from the record to it. */
type TextIn = {
  readonly record: RecordAt
  readonly below: readonly string[]
  readonly text: string
}

/** The prices of records and of their floors. */
export const pricesIn = (data: RuleContext): TextIn[] =>
  data
    .records(...filesWithPrices)
    .flatMap((record) => [
      ...textsAt(record, ['price'], ['starting_price']),
      ...floorTexts(record, 'baseSellingPrice'),
    ])

/** The areas of records and of their floors. */
export const areasIn = (data: RuleContext, ...files: readonly DataFileName[]): TextIn[] =>
  data
    .records(...files)
    .flatMap((record) => [...textsAt(record, ['area']), ...floorTexts(record, 'area')])

const floorTexts = (record: RecordAt, field: string): TextIn[] =>
  listOf(property(record.value, 'floors')).flatMap((_, index) =>
    textsAt(record, ['floors', String(index), field]),
  )

const textsAt = (record: RecordAt, ...paths: readonly string[][]): TextIn[] =>
  paths.flatMap((below) => {
    const text = valueAt(record.value, below)
    return typeof text === 'string' ? [{ record, below, text }] : []
  })
