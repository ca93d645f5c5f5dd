import { projectFiles, type TextAt } from './records.ts'
import type { RuleContext } from './rule.ts'

const files = [...projectFiles, 'trendingProjects', 'floorPlan'] as const

/** The fields of a floor that hold an area. */
export const FLOOR_AREAS = [
  'area',
  'carpetArea',
  'balconyArea',
  'builtUpArea',
  'superBuiltUpArea',
] as const

export const floorAreaPaths = FLOOR_AREAS.map((field) => `floors/*/${field}`)

/** The prices of records and of their floors. */
export const pricesIn = (data: RuleContext): TextAt[] =>
  data.texts(files, 'price', 'starting_price', 'floors/*/baseSellingPrice')

/** The areas of records and of their floors. */
export const areasIn = (data: RuleContext): TextAt[] => data.texts(files, 'area', ...floorAreaPaths)
