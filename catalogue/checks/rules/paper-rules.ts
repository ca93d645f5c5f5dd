import { readPaperAddress } from '../../../domain/project/papers.ts'
import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

const papersOf = ({ records }: RuleContext) =>
  records(...projectFiles).flatMap((record) =>
    (record.value.documents ?? []).map((paper, index) => ({
      record,
      paper,
      path: ['documents', index],
      at: readPaperAddress(paper),
    })),
  )

const paperAddress: Rule = {
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

const paperExpired: Rule = {
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

export const paperRules: readonly Rule[] = [paperAddress, paperExpired]
