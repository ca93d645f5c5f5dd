import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const claim =
  /assured\s+returns?|guaranteed|\b\d+\s*-?\s*min(?:ute)?s?[’']?\s+(?:\p{L}+\s+)?from\b/iu

/** Words that a regulator or a buyer may hold the agency to. */
export const claims: Rule = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      for (const field of ['shortDescription', 'longDescription']) {
        const text = property(record.value, field)
        const words = typeof text === 'string' ? claim.exec(text)?.[0] : undefined
        if (words === undefined) continue
        report(record, [field], {
          message: `"${words}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
        })
      }
    }
  },
}
