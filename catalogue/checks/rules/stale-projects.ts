import { daysSince, dayText, isStale, STALE_PROJECT_DAYS } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

const table = [
  {
    name: 'stale-details',
    guide:
      'Nobody has compared the project with its developer for more than 180 days; after 360 its page tells visitors. Do so, and set `verifiedOn` anew.',
    field: 'verifiedOn',
    done: 'the details were last checked',
  },
  {
    name: 'stale-price',
    guide:
      'Nobody has confirmed the price for more than 90 days; after 180 the page tells visitors. Do so, and set `priceAsOn` anew.',
    field: 'priceAsOn',
    done: 'the price was last confirmed',
  },
] as const

/** Projects whose details or price nobody has looked at for long. */
export const staleProjects = table.map(({ name, guide, field, done }): Rule => ({
  name,
  level: 'warning',
  guide,
  check: (data, report) => {
    for (const { record, below, text } of data.texts(projectFiles, field)) {
      if (!isStale(text, data.now, STALE_PROJECT_DAYS[field])) continue
      report(record, below, {
        message: `${done} ${daysSince(text, data.now) ?? 0} days ago, on ${dayText(text)}; look again and set the day anew`,
      })
    }
  },
}))
