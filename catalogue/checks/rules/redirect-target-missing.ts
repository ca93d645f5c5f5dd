import { redirectKey } from '../../../domain/seo/redirects.ts'
import type { Rule } from '../rule.ts'
import { addressKind, filesWithPages } from '../site-addresses.ts'

export const redirectTargetMissing: Rule = {
  name: 'redirect-target',
  level: 'error',
  guide: 'The old address leads to no page.',
  check: (data, report) => {
    if (data.isBroken('redirects') || !data.isFullyRead(...filesWithPages)) return
    const froms = data.texts(['redirects'], 'from').map(({ value }) => redirectKey(value))
    const moved = new Set(froms)
    for (const { record, pathInRecord, value: to } of data.texts(['redirects'], 'to')) {
      if (moved.has(redirectKey(to)) || addressKind(to, data) !== 'nothing') continue
      report(record, pathInRecord, {
        message: `"${to}" is no page of this site, so visitors are led to 'not found'; write the address of a page`,
      })
    }
  },
}
