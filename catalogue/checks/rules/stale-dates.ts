import { presentText } from '../../../domain/text/text.ts'
import { daysSince, dayText, isStale, STALE_PROJECT_DAYS } from '../../../domain/text/dates.ts'
import { valueAt } from '../../json/pointer.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

const table = [
  {
    name: 'stale-details',
    guide:
      'Nobody has compared the project with its developer for more than 180 days; after 360 its page tells visitors. Do so, and set `verifiedOn` anew.',
    files: projectFiles,
    paths: ['verifiedOn'],
    days: STALE_PROJECT_DAYS.verifiedOn,
    messageOf: (days: number, day: string) =>
      `the details were last checked ${days} days ago, on ${dayText(day)}; look again and set the day anew`,
  },
  {
    name: 'stale-price',
    guide:
      'Nobody has confirmed the price for more than 90 days; after 180 the page tells visitors. Do so, and set `priceAsOn` anew.',
    files: projectFiles,
    paths: ['priceAsOn'],
    days: STALE_PROJECT_DAYS.priceAsOn,
    messageOf: (days: number, day: string) =>
      `the price was last confirmed ${days} days ago, on ${dayText(day)}; look again and set the day anew`,
  },
  {
    name: 'stale-charges',
    guide:
      'Duties or taxes were last confirmed more than 180 days ago: what a buyer pays on top, in data.md.',
    files: ['charges'],
    paths: ['verifiedOn', 'states/*/verifiedOn'],
    days: undefined,
    messageOf: (days: number, day: string, name?: string) =>
      `the charges${name === undefined ? '' : ` of ${name}`} were confirmed ${days} days ago, on ${day}: compare them with their source and set the day anew`,
  },
] as const

export const staleDates = table.map(({ name, guide, files, paths, days, messageOf }): Rule => ({
  name,
  level: 'warning',
  guide,
  check: (data, report) => {
    for (const { record, pathInRecord, value: day } of data.texts(files, ...paths)) {
      if (!isStale(day, data.now, days)) continue
      const ownerName = presentText(valueAt(record.value, [...pathInRecord.slice(0, -1), 'name']))
      report(record, pathInRecord, {
        message: messageOf(daysSince(day, data.now) ?? 0, day, ownerName),
      })
    }
  },
}))
