import { listAnd } from '../../../domain/text/text.ts'
import type { Rule } from '../rule.ts'

const rises = (limits: readonly number[]): boolean =>
  limits.every((limit, index) => limit > (limits[index - 1] ?? -1))

/**
 * The first slab that is wrong: the one without which the limits would rise, else the lower of two.
 */
const oddPlace = (limits: readonly number[]): number | undefined => {
  const lower = limits.findIndex((limit, index) => limit <= (limits[index - 1] ?? -1))
  if (lower < 0) return undefined
  return rises(limits.toSpliced(lower - 1, 1)) ? lower - 1 : lower
}

export const slabOrderOfFees: Rule = {
  name: 'slab-order',
  level: 'error',
  guide: "A registration fee's slabs do not rise: look for a digit too many or too few.",
  check: (data, report) => {
    for (const record of data.records('charges'))
      for (const [index, { registration }] of (record.value.states ?? []).entries()) {
        const pathInRecord = ['states', index, 'registration', 'slabs']
        const limits = (registration.slabs ?? []).map(({ upTo }) => upTo)
        const open = limits.slice(0, -1).findIndex((limit) => limit === undefined)
        if (open >= 0)
          report(record, [...pathInRecord, String(open)], {
            message:
              'A slab without "upTo" has to be the last of its state; give this one the highest price it is for',
          })
        const numbers = limits.map((limit = Infinity) => limit)
        const oddIndex = open >= 0 ? undefined : oddPlace(numbers)
        const upTo = oddIndex === undefined ? undefined : numbers[oddIndex]
        if (oddIndex === undefined || upTo === undefined) continue
        const neighbours = [numbers[oddIndex - 1], numbers[oddIndex + 1]].filter(
          (one) => one !== undefined,
        )
        const others = listAnd(neighbours.filter(Number.isFinite).map(String))
        report(record, [...pathInRecord, String(oddIndex), 'upTo'], {
          message: `The slab up to ${upTo} is beside ${others}, so the slabs do not rise; check the digits, and put the lowest first`,
        })
      }
  },
}
