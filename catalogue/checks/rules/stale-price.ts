import { daysSince, dayText, isStale, STALE_PROJECT_DAYS } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

/** A project whose price nobody has looked at for long. */
export const stalePrice: Rule = {
  name: 'stale-price',
  level: 'warning',
  guide:
    'Nobody has confirmed the price for more than 90 days; after 180 the page tells visitors. Do so, and set `priceAsOn` anew.',
  check: (data, report) => {
    for (const { record, below, text } of data.texts(projectFiles, 'priceAsOn')) {
      if (!isStale(text, data.now, STALE_PROJECT_DAYS.priceAsOn)) continue
      report(record, below, {
        message: `the price was last confirmed ${daysSince(text, data.now) ?? 0} days ago, on ${dayText(text)}; look again and set the day anew`,
      })
    }
  },
}
