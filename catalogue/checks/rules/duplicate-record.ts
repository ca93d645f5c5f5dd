import { redirectKey } from '../../../domain/seo/redirects.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { idText } from '../project-id-table.ts'
import { projectFiles, property, textIn, type RecordAt } from '../records.ts'
import type { Report } from '../finding.ts'
import type { Rule } from '../rule.ts'

const lists = [
  'leadingRealEstateDevelopers',
  'companyData',
  'trendingProjects',
  'topLocalities',
  'everythingContainer',
  'floorPlan',
  'careers',
] as const

const idOf = ({ value }: RecordAt): string =>
  idText(property(value, 'id')) ?? idText(property(value, 'custom_id')) ?? ''

/** A developer's project by its name, as visitors tell projects apart. */
const projectKey = ({ file, pathInFile: [developer = ''], value }: RecordAt): string => {
  const name = textIn(value, 'name')
  return name === undefined ? '' : `${file} ${developer} ${normalizeText(name)}`
}

const reportRepeated = (
  records: readonly RecordAt[],
  keyOf: (record: RecordAt) => string,
  report: (record: RecordAt) => void,
): void => {
  for (const [key, [, ...others]] of groupBy(records, (record) => [keyOf(record)]))
    if (key !== '') for (const record of others) report(record)
}

const checkLists = (name: (typeof lists)[number], records: readonly RecordAt[], report: Report) =>
  reportRepeated(records, idOf, (record) => {
    report(record, [property(record.value, 'id') === undefined ? 'custom_id' : 'id'], {
      message:
        name === 'floorPlan'
          ? `the id "${idOf(record)}" has floor plans in this file already, and pages show those of one record only; put all of them into one`
          : `the id "${idOf(record)}" is in this file already; remove one of the two, or correct its id`,
    })
  })

export const duplicateRecord: Rule = {
  name: 'duplicate-record',
  level: 'warning',
  guide:
    'A record was copied and its copy is still there: the same id twice in a list, two projects of one developer with one name, or two redirects from one address. Remove one, or give it its own id, name or address.',
  check: (data, report) => {
    for (const name of lists) checkLists(name, data.allRecords(name), report)
    const fromOf = ({ value }: RecordAt): string => textIn(value, 'from') ?? ''
    reportRepeated(
      data.allRecords('redirects'),
      (record) => redirectKey(fromOf(record)),
      (record) => {
        report(record, ['from'], {
          message: `a redirect above leads from "${fromOf(record)}" already, in whatever capitals, and the first one counts; remove one of the two`,
        })
      },
    )
    // A copy with the same id is reported for its id.
    const projects = data.projects.all.filter(({ isShadowed }) => !isShadowed)
    const records = projects.map(({ record }) => record)
    for (const file of projectFiles)
      reportRepeated(
        records.filter((one) => one.file === file),
        projectKey,
        (record) => {
          report(record, ['name'], {
            message: `this developer has a project of this name already, so visitors see it twice; remove the copy, or write its own name`,
          })
        },
      )
  },
}
