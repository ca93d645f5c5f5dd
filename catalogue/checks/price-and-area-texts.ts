import type { DataFileName } from '../data-files.ts'
import { projectFiles, textsAt, type TextAt } from './records.ts'
import type { RuleContext } from './rule.ts'

/** The files whose records have prices. */
export const filesWithPrices = [...projectFiles, 'trendingProjects', 'floorPlan'] as const

/** The prices of records and of their floors. */
export const pricesIn = (data: RuleContext): TextAt[] =>
  data
    .records(...filesWithPrices)
    .flatMap((record) => textsAt(record, 'price', 'starting_price', 'floors/*/baseSellingPrice'))

/** The areas of records and of their floors. */
export const areasIn = (data: RuleContext, ...files: readonly DataFileName[]): TextAt[] =>
  data.records(...files).flatMap((record) => textsAt(record, 'area', 'floors/*/area'))
