import { redirectKey } from '../../../domain/seo/redirects.ts'
import type { RecordAt } from '../records.ts'
import type { Rule } from '../rule.ts'

export const redirectLoop: Rule = {
  name: 'redirect-loop',
  level: 'error',
  guide: 'The old address leads back to itself.',
  check: (data, report) => {
    if (data.isBroken('redirects')) return
    const targets = new Map<string, { to: string; record: RecordAt }>()
    for (const record of data.records('redirects')) {
      const { from, to } = record.value
      const key = redirectKey(from)
      if (!targets.has(key)) targets.set(key, { to, record })
    }
    const reported = new Set<string>()
    for (const [start, { to, record }] of targets) {
      const way = new Set<string>()
      let path: string | undefined = start
      while (path !== undefined && !way.has(path)) {
        way.add(path)
        const next: string | undefined = targets.get(path)?.to
        path = next === undefined ? undefined : redirectKey(next)
      }
      // A circle is reported once, at the first redirect in it.
      if (path !== start || reported.has(start)) continue
      for (const one of way) reported.add(one)
      report(record, ['to'], {
        message: `"${to}" leads back here in a circle; let one of these redirects lead to a page`,
      })
    }
  },
}
