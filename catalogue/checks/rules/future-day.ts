import { dayInIndia, dayText } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

export const futureDay: Rule = {
  name: 'future-day',
  level: 'warning',
  guide:
    'Nobody can have confirmed anything on a day that has not come yet, and until then nothing would warn that it is stale: look at the year.',
  check: (data, report) => {
    const today = dayInIndia(data.now)
    const days = [
      ...data.texts(projectFiles, 'verifiedOn', 'priceAsOn', 'availableOn'),
      ...data.texts(['charges'], 'verifiedOn', 'states/*/verifiedOn'),
    ]
    for (const { record, pathInRecord, value: day } of days) {
      if (day <= today) continue
      report(record, pathInRecord, {
        message: `${dayText(day)} has not come yet; write the day on which it was looked at`,
      })
    }
  },
}
