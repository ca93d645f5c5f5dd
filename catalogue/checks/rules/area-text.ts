import { localAreaUnit, parseArea } from '../../../domain/area/area-text.ts'
import { amountsIn } from '../records.ts'
import type { Rule } from '../rule.ts'

const EXAMPLE = 'write a size and a unit, such as 1,850 sq. ft.'
const SIDES = /\d\s?(?:[*x×/]|by)\s?\d/i

function reasonFor(text: string): string {
  const local = localAreaUnit(text)
  if (local !== undefined)
    return `the size of a ${local} differs from state to state; write it in sq. ft., sq. yd. or acres`
  if (SIDES.test(text))
    return 'two sides are no area; write the area they make, such as 2,400 sq. ft. for 40 by 60 feet'
  return parseArea(`${text} sq. ft.`) === undefined ? EXAMPLE : `it has no unit; ${EXAMPLE}`
}

export const areaText: Rule = {
  name: 'area-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write a size and a unit: 1,850 sq. ft. Two sizes are joined by a dash or “to”; write no number of a plot or floor, and no sides (40*60). Marla, kanal, bigha and biswa differ from state to state.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: text } of amountsIn(record, 'areas')) {
      if (text.trim() === '' || parseArea(text) !== undefined) continue
      report(record, pathInRecord, {
        message: `the area "${text}" cannot be understood, so filters cannot use it; ${reasonFor(text)}`,
      })
    }
  },
}
