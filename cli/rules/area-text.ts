import { parseArea } from '../../domain/area/area.ts'
import { listOf, property, type RecordRule, type Report } from './rule.ts'
import { remember } from '../remember.ts'

/** Areas in square feet as most are written: known without parsing. */
export const plainArea = /^[1-9]\d{0,2}(?:,\d{3})?(?: [-–] [1-9]\d{0,2}(?:,\d{3})?)? sq\.ft\.$/u

const isUnderstood = remember(
  (text) => plainArea.test(text) || text.trim() === '' || parseArea(text) !== undefined,
)

const check = (value: unknown, below: readonly string[], report: Report): void => {
  if (typeof value !== 'string' || isUnderstood(value)) return
  report(below, { rule: 'area-text', text: value })
}

/** An area without a size and a unit that filters can compare. */
export const areaText: RecordRule = {
  name: 'area-text',
  scope: 'record',
  files: ['residentialProjects', 'commercialProjects', 'floorPlan'],
  needs: [],
  check: ({ file, value }, _known, report) => {
    if (file !== 'floorPlan') check(property(value, 'area'), ['area'], report)
    for (const [index, floor] of listOf(property(value, 'floors')).entries()) {
      check(property(floor, 'area'), ['floors', String(index), 'area'], report)
    }
  },
}
