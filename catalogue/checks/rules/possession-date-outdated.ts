import { buildingStage } from '../../../domain/project/building-stage.ts'
import { possessionIn } from '../../../domain/project/possession-date.ts'
import { dayInIndia } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

/**
 * Matches the days of a spreadsheet ('46904'), a month whose year lost its century ('Dec-28'),
 * '31/02/2028'.
 */
const NO_DATE = /^(?:\d{5}|[a-z]{3,9}[-' ]\d{2}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/iu

export const possessionDateOutdated: Rule = {
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
