import { redirectKey } from '../../../domain/seo/redirects.ts'
import { property, type RecordAt } from '../records.ts'
import type { Rule } from '../rule.ts'

/** Redirects that lead round in a circle. */
export const redirectLoop: Rule = {
  name: 'redirect-loop',
  level: 'error',
  guide: 'The old address leads back to itself.',
  check: (data, report) => {
    if (data.isBroken('redirects')) return
    const targets = new Map<string, { to: string; record: RecordAt }>()
    for (const record of data.records('redirects')) {
      const [from, to] = [property(record.value, 'from'), property(record.value, 'to')]
      if (typeof from !== 'string' || typeof to !== 'string') continue
      const key = redirectKey(from)
      if (!targets.has(key)) targets.set(key, { to, record })
    }
    const reported = new Set<string>()
    for (const [start, { to, record }] of targets) {
      const way = new Set<string>()
      let at: string | undefined = start
      while (at !== undefined && !way.has(at)) {
        way.add(at)
        const next: string | undefined = targets.get(at)?.to
        at = next === undefined ? undefined : redirectKey(next)
      }
      // One circle is reported once, at the first redirect in it.
      if (at !== start || reported.has(start)) continue
      for (const one of way) reported.add(one)
      report(record, ['to'], {
        message: `"${to}" leads back here in a circle; let one of these redirects lead to a page`,
      })
    }
  },
}
