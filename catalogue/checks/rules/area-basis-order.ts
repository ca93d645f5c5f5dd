import { basisOf } from '../../../domain/area/area-types.ts'
import { parseCertainArea } from '../../../domain/area/area-text.ts'
import type { Rule } from '../rule.ts'

const LARGER = [
  ['builtUpArea', 'built-up area'],
  ['superBuiltUpArea', 'super built-up area'],
] as const

/** The ends of an area, unless its own words say that it is another one than its field's. */
const endsOf = (text: string | undefined, name: string) =>
  [undefined, name].includes(basisOf(text ?? '')?.toLowerCase()) && parseCertainArea(text ?? '')

export const areaBasisOrder: Rule = {
  name: 'area-basis',
  level: 'error',
  isLegalRequirement: true,
  guide:
    'The carpet area is larger than the built-up or the super built-up area, which include it: two figures are exchanged, or one is wrong.',
  checkRecord: (record, report) => {
    if (record.file !== 'floorPlan') return
    for (const [index, floor] of record.value.floors.entries()) {
      const carpet = endsOf(floor.carpetArea, 'carpet area')
      if (!carpet) continue
      const [field, name] =
        LARGER.find(([field, name]) => {
          const { low = Infinity, high = Infinity } = endsOf(floor[field], name) || {}
          return (carpet.low ?? 0) > low || (carpet.high ?? 0) > high
        }) ?? []
      if (field === undefined) continue
      report(record, ['floors', index, 'carpetArea'], {
        message: `the carpet area "${floor.carpetArea}" is larger than the ${name} "${floor[field]}"`,
      })
    }
  },
}
