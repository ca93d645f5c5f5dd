import { projectFiles, type TextAt } from './records.ts'
import type { RuleContext } from './rule.ts'

const files = [...projectFiles, 'trendingProjects', 'floorPlan'] as const

/** The prices of records and of their floors. */
export const pricesIn = (data: RuleContext): TextAt[] =>
  data.texts(files, 'price', 'starting_price', 'floors/*/baseSellingPrice')

/** The areas of records and of their floors. */
export const areasIn = (data: RuleContext): TextAt[] => data.texts(files, 'area', 'floors/*/area')
