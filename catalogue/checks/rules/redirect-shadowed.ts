import type { Rule } from '../rule.ts'
import { addressKind, filesWithPages } from '../site-addresses.ts'

export const redirectShadowed: Rule = {
  name: 'redirect-shadowed',
  level: 'error',
  guide: 'There is a page at the old address, so nobody is sent on. Remove the redirect.',
  check: (data, report) => {
    if (!data.isFullyRead(...filesWithPages)) return
    for (const { record, pathInRecord, value: from } of data.texts(['redirects'], 'from')) {
      if (addressKind(from, data) !== 'page') continue
      report(record, pathInRecord, {
        message: `"${from}" still has a page of its own, so nobody is led on; remove this redirect`,
      })
    }
  },
}
