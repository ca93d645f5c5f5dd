import { buildingStage } from '../../../domain/project/building-stage.ts'
import { PROJECT_DEFAULTS } from '../../../domain/project/project-defaults.ts'
import { STALE_DAYS } from '../../../domain/project/stale-days.ts'
import { dayInIndia, daysLeft, dayText, isStale } from '../../../domain/text/dates.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { textIn } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

const { warned } = STALE_DAYS.progress

const updatesIn = ({ records }: RuleContext) =>
  [...groupBy(records('constructionUpdates'), ({ pathInFile: [id = ''] }) => [id])].map(
    ([id, updates]) => ({
      id,
      updates: updates.toSorted((one, other) => one.value.date.localeCompare(other.value.date)),
    }),
  )

const staleProgress: Rule = {
  name: 'stale-progress',
  level: 'warning',
  guide: `Nothing was reported of a building under construction for more than ${warned} days. Ask the developer, and add an update to \`constructionUpdates.json\`.`,
  check: (data, report) => {
    for (const { id, updates } of updatesIn(data)) {
      const project = data.projects.byId(id)
      const status = textIn(project?.record.value, 'projectStatus')
      const newest = updates.at(-1)
      if (!project || !newest || !isStale(newest.value.date, data.now, warned)) continue
      if (buildingStage(status ?? PROJECT_DEFAULTS.status) !== 'Under Construction') continue
      const { date } = newest.value
      report(newest, ['date'], {
        message: `the newest update is ${-daysLeft(date, data.now)} days old, of ${dayText(date)}, and the project is under construction`,
      })
    }
  },
}

const progressOrder: Rule = {
  name: 'progress-order',
  level: 'warning',
  guide:
    'A later update says a smaller per cent than an earlier one: look for a wrong figure or day.',
  check: (data, report) => {
    for (const { updates } of updatesIn(data)) {
      let highest: { percent: number; date: string } | undefined
      for (const update of updates) {
        const { date, percent } = update.value
        if (percent === undefined) continue
        if (highest && percent < highest.percent)
          report(update, ['percent'], {
            message: `${percent} per cent are built on ${dayText(date)}, but ${highest.percent} were on ${dayText(highest.date)}`,
          })
        else highest = { percent, date }
      }
    }
  },
}

const futureProgress: Rule = {
  name: 'future-progress',
  level: 'error',
  guide: 'An update is of a day that has not come yet: write the day on which it looked like this.',
  check: (data, report) => {
    for (const update of data.records('constructionUpdates'))
      if (update.value.date > dayInIndia(data.now))
        report(update, ['date'], { message: `${dayText(update.value.date)} has not come yet` })
  },
}

export const progressRules: readonly Rule[] = [staleProgress, progressOrder, futureProgress]
