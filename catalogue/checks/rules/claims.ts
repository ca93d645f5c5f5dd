import { dataFileNames } from '../../data-files.ts'
import { isNested } from '../../json/pointer.ts'
import type { Rule } from '../rule.ts'

const claim =
  /assured\s+returns?|guaranteed|\b(?:best|lowest)\s+prices?\b|(?<!\b(?:plot|tower|block|flat|house|villa|shop|unit|gate|road|phase|sector|floor)\s)\bno\.\s*1\b|\b\d+\s*-?\s*min(?:ute)?s?[’']?\s+(?:\p{L}+\s+)?from\b/iu

/** Words that a regulator or a buyer may hold the agency to, in any text of the data. */
export const claims: Rule = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  check: (data, report) => {
    for (const record of data.records(...dataFileNames)) {
      const check = (value: unknown, below: readonly string[]): void => {
        if (isNested(value)) {
          for (const [key, part] of Object.entries(value)) check(part, [...below, key])
          return
        }
        const words = typeof value === 'string' ? claim.exec(value)?.[0] : undefined
        if (words === undefined) return
        report(record, below, {
          message: `"${words}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
        })
      }
      check(record.value, [])
    }
  },
}
