import { daysSince, dayText, isStale, STALE_PROJECT_DAYS } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

/** A project whose details nobody has looked at for long. */
export const staleDetails: Rule = {
  name: 'stale-details',
  level: 'warning',
  guide:
    'Nobody has compared the project with its developer for more than 180 days; after 360 its page tells visitors. Do so, and set `verifiedOn` anew.',
  check: (data, report) => {
    for (const { record, below, text } of data.texts(projectFiles, 'verifiedOn')) {
      if (!isStale(text, data.now, STALE_PROJECT_DAYS.verifiedOn)) continue
      report(record, below, {
        message: `the details were last checked ${daysSince(text, data.now) ?? 0} days ago, on ${dayText(text)}; look again and set the day anew`,
      })
    }
  },
}
