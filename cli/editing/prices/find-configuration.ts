import { nearest } from '../../../catalogue/checks/suggestions.ts'
import { standardAreaText } from '../../../domain/area/standard-area.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import type { LocatedPrice } from './price-list.ts'
import type { ColumnName } from './price-columns.ts'

/** What is wrong with a cell of a row. */
export type Finding = { column: ColumnName; message: string }

/** The text of a row's cell in a column. */
export type Cell = (name: ColumnName) => string

/** Configurations that a row may be about. */
export type Alike = readonly [LocatedPrice, ...LocatedPrice[]]

/** Finds the configurations of a price list that a row of a sheet may be about, by its cells. */
export function createFinder(prices: readonly LocatedPrice[]): (cell: Cell) => Alike | Finding {
  const byId = groupBy(prices, ({ project }) => [project])
  const byProject = groupBy(prices, ({ project }) => [normalizeText(project)])
  return (cell) => {
    // Two ids may differ in their capitals only.
    const pricesOfProject =
      byId.get(cell('project')) ?? byProject.get(normalizeText(cell('project')))
    if (pricesOfProject === undefined) return unknownProject(cell('project'), prices)
    const named = pricesOfProject.filter(
      ({ configuration }) => normalizeText(configuration) === normalizeText(cell('configuration')),
    )
    const sized = named.filter(({ area }) => areaText(area) === areaText(cell('area')))
    const [first, ...others] = sized.length > 0 ? sized : named
    return first ? [first, ...others] : unknownConfiguration(cell('configuration'), pricesOfProject)
  }
}

const areaText = (text: string): string => normalizeText(standardAreaText(text) ?? text)

function unknownProject(id: string, prices: readonly LocatedPrice[]): Finding {
  const nearestId = nearest(id, new Set(prices.map(({ project }) => project)))
  const hint = nearestId === undefined ? '' : `; did you mean "${nearestId}"?`
  const message = id === '' ? 'the project id is missing' : `no project has the id "${id}"${hint}`
  return { column: 'project', message }
}

function unknownConfiguration(text: string, prices: readonly LocatedPrice[]): Finding {
  const names = prices.map(({ configuration }) => configuration).filter((name) => name !== '')
  const list = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
  const plan = `the floor plan of "${prices[0]?.name ?? ''}"`
  return { column: 'configuration', message: `${plan} has no configuration "${text}": ${list}` }
}
