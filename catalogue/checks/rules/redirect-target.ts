import { redirectKey } from '../../../domain/seo/redirects.ts'
import { answerAt } from '../engine/addresses.ts'
import type { RecordAt } from '../records.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

/** A redirect to an address that neither has a page nor leads on. */
export const redirectTarget: Rule<string> = {
  name: 'redirect-target',
  level: 'error',
  guide: 'The old address leads to no page.',
  checks: [
    {
      scope: 'together',
      files: ['redirects'],
      needs: [...projectFiles, 'leadingRealEstateDevelopers', 'companyData'],
      begin: ({ facts }) => {
        const records: RecordAt[] = []
        return {
          look: (record) => records.push(record),
          end: (report) => {
            const moved = new Set(
              records.map(({ value }) => redirectKey(String(property(value, 'from')))),
            )
            for (const record of records) {
              const to = property(record.value, 'to')
              if (typeof to !== 'string' || moved.has(redirectKey(to))) continue
              if (answerAt(to, facts) === 'nothing') report(record, ['to'], to)
            }
          },
        }
      },
    },
  ],
  words: (to) => ({
    message: `"${to}" is no page of this site, so visitors are led to 'not found'; write the address of a page`,
  }),
}
