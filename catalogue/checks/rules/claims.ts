import { projectFiles, property } from '../records.ts'
import type { Rule } from '../rule.ts'

const fields = ['shortDescription', 'longDescription']

const claim =
  /assured\s+returns?|guaranteed|\b\d+\s*-?\s*min(?:ute)?s?[’']?\s+(?:\p{L}+\s+)?from\b/iu

/** Words that a regulator or a buyer may hold the agency to. */
export const claims: Rule<string> = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      for (const field of fields) {
        const text = property(record.value, field)
        const words = typeof text === 'string' ? claim.exec(text)?.[0] : undefined
        if (words !== undefined) report(record, [field], words)
      }
    }
  },
  messages: (words) => ({
    message: `"${words}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
  }),
}
