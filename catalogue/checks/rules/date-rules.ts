import { isSoldOut } from '../../../domain/project/availability.ts'
import { buildingStage } from '../../../domain/project/building-stage.ts'
import { possessionIn } from '../../../domain/project/possession-date.ts'
import { STALE_DAYS } from '../../../domain/project/stale-days.ts'
import { dayText, isStale, daysLeft, dayInIndia } from '../../../domain/text/dates.ts'
import { valueAt } from '../../json/pointer.ts'
import { idText } from '../project-id-table.ts'
import { projectFiles, textIn } from '../records.ts'
import type { Rule } from '../rule-context.ts'

const { details, price, available, charges } = STALE_DAYS

/** Days on which somebody last looked at something: each row is a rule. */
const CONFIRMED_DAYS = [
  {
    name: 'stale-details',
    guide: `Nobody has compared the project with its developer for more than ${details.warned} days; after ${details.told} its page tells visitors. Do so, and set \`verifiedOn\` anew.`,
    files: projectFiles,
    paths: ['verifiedOn'],
    days: details.warned,
    subject: 'the details',
    request: 'look again',
  },
  {
    name: 'stale-price',
    guide: `Nobody has confirmed the price for more than ${price.warned} days; after ${price.told} the page tells visitors. Do so, and set \`priceAsOn\` anew.`,
    files: projectFiles,
    paths: ['priceAsOn'],
    days: price.warned,
    subject: 'the price',
    request: 'look again',
  },
  {
    name: 'stale-charges',
    guide: `Duties or taxes were last confirmed more than ${charges.warned} days ago: what a buyer pays on top, in data.md.`,
    files: ['charges'],
    paths: ['verifiedOn', 'states/*/verifiedOn'],
    days: charges.warned,
    subject: 'the charges',
    request: 'compare them with their source',
  },
] as const

const staleDates = CONFIRMED_DAYS.map(
  ({ name, guide, files, paths, days, subject, request }): Rule => ({
    name,
    level: 'warning',
    guide,
    check: (data, report) => {
      for (const { record, pathInRecord, value: day } of data.texts(files, ...paths)) {
        if (!isStale(day, data.now, days)) continue
        // The charges of a state are confirmed by themselves.
        const state = pathInRecord.length > 1 && valueAt(record.value, pathInRecord.slice(0, -1))
        const owner = state ? ` of ${textIn(state, 'name') ?? 'a state'}` : ''
        report(record, pathInRecord, {
          message: `nobody has confirmed ${subject}${owner} for ${-daysLeft(day, data.now)} days, since ${dayText(day)}; ${request} and set the day anew`,
        })
      }
    },
  }),
)

const staleAvailability: Rule = {
  name: 'stale-availability',
  level: 'warning',
  guide: `The numbers of available units were counted more than ${available.warned} days ago, or \`availableOn\` does not say when. After ${available.hidden} days, and without a day, pages no longer show them: ask the developer, correct \`available\` in the floor plan and set \`availableOn\` anew.`,
  check: (data, report) => {
    for (const plan of data.records('floorPlan')) {
      const project = data.projectRecord(idText(plan.value.id) ?? '')
      const index = plan.value.floors.findIndex(
        (floor) => typeof floor.available === 'number' && !isSoldOut(floor),
      )
      if (!project || index < 0) continue
      const { availableOn } = project.value
      if (availableOn === undefined) {
        report(plan, ['floors', index, 'available'], {
          message: `nothing says when these units were counted, so pages do not show the number; set "availableOn" of the project`,
        })
        continue
      }
      const days = -daysLeft(availableOn, data.now)
      if (days <= available.warned) continue
      report(project, ['availableOn'], {
        message: `the units left were counted ${days} days ago, on ${dayText(availableOn)}; count again and set the day anew`,
      })
    }
  },
}

const futureDay: Rule = {
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

/**
 * Matches the days of a spreadsheet ('46904'), a month whose year lost its century ('Dec-28'),
 * '31/02/2028'.
 */
const NO_DATE = /^(?:\d{5}|[a-z]{3,9}[-' ]\d{2}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/iu

const possessionDateOutdated: Rule = {
  name: 'possession-date',
  level: 'warning',
  guide:
    'The possession has passed while the project is still being built, or is to come while it is ready: one of `possession` and `projectStatus` is out of date. Write month and year: December 2028.',
  check: (data, report) => {
    const [thisYear = 0, thisMonth = 0] = dayInIndia(data.now).split('-').map(Number)
    for (const record of data.records(...projectFiles)) {
      const { possession = '', projectStatus: status = '' } = record.value
      if (NO_DATE.test(possession.trim())) {
        report(record, ['possession'], {
          message: `the possession "${possession}" cannot be read as a month and a year; write it like December 2028`,
        })
        continue
      }
      const stage = buildingStage(status)
      const { year, month } = possessionIn(possession)
      // With several phases nobody can say which one the status means.
      const isOneDate = (possession.match(/\d{4}/gu) ?? []).length === 1
      if (stage === undefined || year === 0 || !isOneDate) continue
      const isReady = stage === 'Ready To move'
      const isPast = year < thisYear || (year === thisYear && month > 0 && month < thisMonth)
      const isToCome = year > thisYear || (year === thisYear && month > thisMonth)
      if (isReady ? !isToCome : !isPast) continue
      report(record, ['possession'], {
        message: `the possession "${possession}" ${isReady ? 'is still to come' : 'has passed'}, but the project is "${status}"; one of them is out of date`,
      })
    }
  },
}

export const dateRules: readonly Rule[] = [
  ...staleDates,
  staleAvailability,
  futureDay,
  possessionDateOutdated,
]
