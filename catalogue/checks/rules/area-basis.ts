import { parseArea } from '../../../domain/area/area-text.ts'
import { presentText } from '../../../domain/text/text.ts'
import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

const LARGER = [
  ['builtUpArea', 'built-up area'],
  ['superBuiltUpArea', 'super built-up area'],
] as const

/** A carpet area that is larger than the areas that include it. */
export const areaBasis: Rule = {
  name: 'area-basis',
  level: 'error',
  guide:
    'The carpet area is larger than the built-up or the super built-up area, which include it: two figures are exchanged, or one is wrong.',
  check: (data, report) => {
    for (const { record, below, value: floor } of data.values(['floorPlan'], 'floors/*')) {
      const area = (field: string) => parseArea(presentText(property(floor, field)) ?? '')
      const carpet = area('carpetArea')
      const [field, name] =
        LARGER.find(([field]) => {
          const { low = Infinity, high = Infinity } = area(field) ?? {}
          return (carpet?.low ?? 0) > low || (carpet?.high ?? 0) > high
        }) ?? []
      if (field === undefined) continue
      report(record, [...below, 'carpetArea'], {
        message: `the carpet area "${String(property(floor, 'carpetArea'))}" is larger than the ${name} "${String(property(floor, field))}"`,
      })
    }
  },
}
