import type { Rule } from '../rule.ts'

export const unreadableImage: Rule = {
  name: 'unreadable-image',
  level: 'error',
  guide:
    'The picture is damaged, empty, far too large, or another type than its name says; or it is a drawing with a script or an address in it.',
  check: ({ pictures }, report) => {
    for (const { record, path, pathInRecord, finding } of pictures.findings)
      if (finding.rule === 'unreadable-image')
        report(record, pathInRecord, { message: `the image "${path}" ${finding.problem}` })
  },
}
