import { redirectKey } from '../../../domain/seo/redirects.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import type { Report, FindingDetails } from '../finding.ts'
import { idsOf, idText } from '../project-id-table.ts'
import { property, projectFiles, textIn, valuesAt, type RecordAt } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

export function findRepeatedIds({ projects }: Pick<RuleContext, 'projects'>, report: Report): void {
  for (const project of projects.all) {
    for (const field of ['id', 'custom_id']) {
      const id = idText(property(project.record.value, field))
      const first = id === undefined ? undefined : projects.byId(id)
      if (first === undefined || first === project) continue
      report(project.record, [field], {
        message: `the id "${id}" belongs to the project "${first.name}" already; every project needs an id of its own`,
      })
      break
    }
  }
}

export const duplicateProjectId: Rule = {
  name: 'duplicate-project-id',
  level: 'error',
  guide: 'You copied a project with its id. Give the copy its own.',
  check: findRepeatedIds,
}

const lists = [
  'leadingRealEstateDevelopers',
  'companyData',
  'trendingProjects',
  'topLocalities',
  'everythingContainer',
  'floorPlan',
  'careers',
] as const

/** The id that a record has in its file; '' for none. */
export const idOf = ({ value }: RecordAt): string => idsOf(value)[0] ?? ''

/** A developer's project by its name, as visitors tell projects apart. */
const projectKey = ({ file, pathInFile: [developer = ''], value }: RecordAt): string => {
  const name = textIn(value, 'name')
  return name === undefined ? '' : `${file} ${developer} ${normalizeText(name)}`
}

/** Reports the records whose key an earlier one has; '' is no key. */
export const reportRepeated = (
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

const duplicateRecord: Rule = {
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

const duplicateSlug: Rule = {
  name: 'duplicate-slug',
  level: 'error',
  guide: 'Two projects end their addresses alike. Give one its own slug, or none.',
  check: ({ projects }, report) => {
    for (const project of projects.all) {
      const { slug, record, ids } = project
      const first = slug === undefined ? undefined : projects.bySlug(slug)
      if (first === undefined || first === project) continue
      // A whole project that was pasted twice is reported for its id.
      if (ids[0] !== undefined && projects.byId(ids[0]) === first) continue
      report(record, ['slug'], {
        message: `the slug "${slug}" belongs to the project "${first.name}" already; every project needs a slug of its own, or none`,
      })
    }
  },
}

// These characters end an address's path or start its query, and points alone lead to a folder.
const unusable = /^\s|\s$|[/?#]|^\.{1,2}$/u

const detailsOf = (id: string): FindingDetails => {
  const plain = id.trim()
  return unusable.test(plain)
    ? {
        message: `the id "${id}" cannot be part of a web address; write it in letters and digits, without / ? and #, here and wherever it is named`,
      }
    : {
        message: `the id "${id}" has a space at its end or beginning`,
        suggestion: plain,
        hint: `Write "${plain}".`,
        fix: () => plain,
      }
}

const unusableId: Rule = {
  name: 'unusable-id',
  level: 'error',
  guide:
    'The id has a space at an end, or one of / ? #, or is only points, or is a number of over 15 digits. Correct it here and wherever it is named.',
  check: (data, report) => {
    // Where other files name the right id, `unknown-project-id` reports the project.
    const renamedIds = new Set(data.renamed.map(({ project }) => project.ids[0]))
    const ids = data.texts([...projectFiles, 'topLocalities'], 'id', 'custom_id')
    for (const { record, pathInRecord, value: id } of ids)
      if (id.trim() !== '' && !renamedIds.has(id) && unusable.test(id))
        report(record, pathInRecord, detailsOf(id))
  },
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: id } of valuesAt(record, 'id', 'custom_id'))
      if (Number.isInteger(id) && !Number.isSafeInteger(id))
        report(record, pathInRecord, {
          message:
            'the last digits of this id are lost, as numbers keep 15 of them; write it in quotes',
        })
  },
}

export const duplicateRules: readonly Rule[] = [
  duplicateProjectId,
  duplicateRecord,
  duplicateSlug,
  unusableId,
]
