import { readPaperAddress } from '../../../domain/project/papers.ts'
import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule.ts'

const papersOf = ({ records }: RuleContext) =>
  records(...projectFiles).flatMap((record) =>
    (record.value.documents ?? []).map((paper, index) => ({
      record,
      paper,
      path: ['documents', index],
      at: readPaperAddress(paper),
    })),
  )

const documentAddress: Rule = {
  name: 'document-address',
  level: 'error',
  guide:
    'A paper has either a `file`, the path of a PDF in `data/documents`, or a `url` that begins with https://; until then the page leaves it out.',
  check: (data, report) => {
    for (const { record, path, at } of papersOf(data))
      if ('message' in at)
        report(record, [...path, ...(at.property ? [at.property] : [])], { message: at.message })
  },
}

/** The papers whose file cannot be opened are of one of two rules. */
const fileRule = (name: 'missing-document' | 'unreadable-document', guide: string): Rule => ({
  name,
  level: 'error',
  guide,
  check: (data, report) => {
    for (const { record, path, at } of papersOf(data)) {
      const file = 'file' in at ? at.file : undefined
      const problem = file === undefined ? undefined : data.papers.problems.get(file)
      if (file === undefined || problem?.rule !== name) continue
      const isMissing = name === 'missing-document'
      report(record, [...path, 'file'], {
        message: `the file "${file}" ${problem.message}`,
        ...(isMissing && {
          suggestion: data.suggest.nearest(file, data.papers.paths()),
          fix: () => data.suggest.only(file, data.papers.paths()),
        }),
      })
    }
  },
})

const documentExpired: Rule = {
  name: 'document-expired',
  level: 'warning',
  guide:
    'The last day on which the paper is valid is over: put the new paper in its place, or take it out. The page goes on to show it with that day.',
  check: (data, report) => {
    for (const { record, paper, path } of papersOf(data)) {
      const { title, validUntil = '' } = paper
      if (!(daysLeft(validUntil, data.now) < 0)) continue
      report(record, [...path, 'validUntil'], {
        message: `"${title}" was valid until ${dayText(validUntil)}`,
      })
    }
  },
}

export const documentRules: readonly Rule[] = [
  documentAddress,
  fileRule(
    'missing-document',
    'No PDF has this path. Save it into `data/documents`; capitals count. Until then the page leaves the paper out.',
  ),
  fileRule(
    'unreadable-document',
    'The file is no PDF, is encrypted or is larger than 10 MB, so visitors could not open it. Save it anew as a PDF without a password.',
  ),
  documentExpired,
]
