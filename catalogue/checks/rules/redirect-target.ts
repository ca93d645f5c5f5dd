import { redirectKey } from '../../../domain/seo/redirects.ts'
import { answerAt, filesWithPages } from '../addresses.ts'
import { property } from '../records.ts'
import type { Rule } from '../rule.ts'

/** A redirect to an address that neither has a page nor leads on. */
export const redirectTarget: Rule = {
  name: 'redirect-target',
  level: 'error',
  guide: 'The old address leads to no page.',
  check: (data, report) => {
    if (data.isBroken('redirects') || !data.isWhole(...filesWithPages)) return
    const records = data.records('redirects')
    const moved = new Set(records.map(({ value }) => redirectKey(String(property(value, 'from')))))
    for (const record of records) {
      const to = property(record.value, 'to')
      if (typeof to !== 'string' || moved.has(redirectKey(to))) continue
      if (answerAt(to, data) !== 'nothing') continue
      report(record, ['to'], {
        message: `"${to}" is no page of this site, so visitors are led to 'not found'; write the address of a page`,
      })
    }
  },
}
