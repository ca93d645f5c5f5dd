import { collapseSpaces } from '../../../domain/text/text.ts'
import { allTextsOf } from '../records.ts'
import type { Rule } from '../rule.ts'

const claim =
  /assured returns?|guaranteed|\b(?:best|lowest) prices?\b|(?<!\b(?:plot|tower|block|flat|house|villa|shop|unit|gate|road|phase|sector|floor) )\bno\. ?1\b|\b\d+ ?-? ?min(?:ute)?s?[’']? (?:\p{L}+ )?from\b/iu

export const claimsWithoutProof: Rule = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value } of allTextsOf(record)) {
      const promise = claim.exec(collapseSpaces(value))?.[0]
      if (promise === undefined) continue
      report(record, pathInRecord, {
        message: `"${promise}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
      })
    }
  },
}
