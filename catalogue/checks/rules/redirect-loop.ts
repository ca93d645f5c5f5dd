import { redirectKey } from '../../../domain/seo/redirects.ts'
import type { RecordAt } from '../records.ts'
import { property, type Rule } from '../rule.ts'

/** Redirects that lead round in a circle. */
export const redirectLoop: Rule<string> = {
  name: 'redirect-loop',
  level: 'error',
  guide: 'The old address leads back to itself.',
  checks: [
    {
      scope: 'together',
      files: ['redirects'],
      begin: () => {
        const targets = new Map<string, string>()
        const records = new Map<string, RecordAt>()
        return {
          look: (record) => {
            const [from, to] = [property(record.value, 'from'), property(record.value, 'to')]
            if (typeof from !== 'string' || typeof to !== 'string') return
            const key = redirectKey(from)
            if (targets.has(key)) return
            targets.set(key, redirectKey(to))
            records.set(key, record)
          },
          end: (report) => {
            const told = new Set<string>()
            for (const start of targets.keys()) {
              const way = new Set<string>()
              let at: string | undefined = start
              while (at !== undefined && !way.has(at)) {
                way.add(at)
                at = targets.get(at)
              }
              // One circle is told once, at the first redirect in it.
              if (at !== start || told.has(start)) continue
              for (const one of way) told.add(one)
              const record = records.get(start)
              if (record) report(record, ['to'], String(property(record.value, 'to')))
            }
          },
        }
      },
    },
  ],
  words: (to) => ({
    message: `"${to}" leads back here in a circle; let one of these redirects lead to a page`,
  }),
}
