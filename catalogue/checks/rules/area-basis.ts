import { parseArea } from '../../../domain/area/area-text.ts'
import { presentText } from '../../../domain/text/text.ts'
import { listOf, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const LARGER = { builtUpArea: 'built-up area', superBuiltUpArea: 'super built-up area' } as const

/** A carpet area that is larger than the areas that include it. */
export const areaBasis: Rule = {
  name: 'area-basis',
  level: 'error',
  guide:
    'The carpet area is larger than the built-up or the super built-up area, which include it: two figures are exchanged, or one is wrong.',
  check: (data, report) => {
    for (const record of data.records('floorPlan')) {
      for (const [index, floor] of listOf(property(record.value, 'floors')).entries()) {
        const area = (field: string) => parseArea(presentText(property(floor, field)) ?? '')
        const carpet = area('carpetArea')
        for (const [field, name] of Object.entries(LARGER)) {
          const other = area(field)
          const isLarger =
            (carpet?.low ?? 0) > (other?.low ?? Infinity) ||
            (carpet?.high ?? 0) > (other?.high ?? Infinity)
          if (!isLarger) continue
          report(record, ['floors', String(index), 'carpetArea'], {
            message: `the carpet area "${String(property(floor, 'carpetArea'))}" is larger than the ${name} "${String(property(floor, field))}"`,
          })
          break
        }
      }
    }
  },
}
