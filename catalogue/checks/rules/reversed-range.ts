import { writtenAreaEnds } from '../../../domain/area/area-text.ts'
import { writtenPriceEnds } from '../../../domain/price/parse-price.ts'
import { amountsIn } from '../records.ts'
import type { Rule } from '../rule.ts'

const MAX_TIMES_APART = 20

const detailsOf = (
  text: string,
  [from, to]: readonly [number, number] = [0, 0],
): string | undefined => {
  if (from > to)
    return `the range "${text}" starts with its larger end; check both numbers and their units`
  if (to > MAX_TIMES_APART * from)
    return `the ends of "${text}" are more than ${MAX_TIMES_APART} times apart; check both numbers and their units`
  return undefined
}

const readers = [
  ['prices', writtenPriceEnds],
  ['areas', writtenAreaEnds],
] as const

export const reversedRange: Rule = {
  name: 'reversed-range',
  level: 'warning',
  guide: 'The larger end comes first, or the ends are far apart: look at the units.',
  checkRecord: (record, report) => {
    for (const [kind, endsOf] of readers)
      for (const { pathInRecord, value } of amountsIn(record, kind)) {
        const message = detailsOf(value, endsOf(value))
        if (message !== undefined) report(record, pathInRecord, { message })
      }
  },
}
