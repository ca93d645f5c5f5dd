import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

const claim =
  /assured\s+returns?|guaranteed|\b\d+\s*-?\s*min(?:ute)?s?[’']?\s+(?:\p{L}+\s+)?from\b/iu

/** Words that a regulator or a buyer may hold the agency to. */
export const claims: Rule = {
  name: 'claims',
  level: 'warning',
  guide: 'A promise that advertising rules ask proof for. Say what can be shown.',
  check: (data, report) => {
    const texts = data.texts(projectFiles, 'shortDescription', 'longDescription')
    for (const { record, below, text } of texts) {
      const words = claim.exec(text)?.[0]
      if (words === undefined) continue
      report(record, below, {
        message: `"${words}" is a promise that advertising rules ask proof for; say what can be shown, or leave it out`,
      })
    }
  },
}
