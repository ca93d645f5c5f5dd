import { distance } from 'fastest-levenshtein'
import { byFacet } from '../../../domain/listing/facets.ts'
import type { RecordAt } from '../records.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly common: readonly string[] }

const offered = byFacet(({ fallback }) => fallback)

/** Fields by whose words visitors filter, with those that every listing offers. */
const fields: Readonly<Record<string, readonly string[]>> = {
  projectStatus: offered.status,
  furnishing: offered.furnishing,
  propertyType: [],
  category: offered.category,
}

const mostEdits = 2

type Seen = { count: number; readonly first: RecordAt }

/** A word that stands once and is nearly a common one: a filter of its own with one project. */
export const unusualValue: Rule<Detail> = {
  name: 'unusual-value',
  level: 'warning',
  guide: 'Visitors filter by exact words, and nobody else writes this one so.',
  checks: [
    {
      scope: 'together',
      files: projectFiles,
      begin: () => {
        const seen = new Map(Object.keys(fields).map((field) => [field, new Map<string, Seen>()]))
        return {
          look: (record) => {
            for (const [field, values] of seen) {
              const text = property(record.value, field)
              if (typeof text !== 'string' || text.trim() === '') continue
              const known = values.get(text)
              if (known) known.count += 1
              else {
                // Not the record itself: that would keep all of them in memory.
                const name = property(record.value, 'name')
                values.set(text, { count: 1, first: { ...record, value: { name } } })
              }
            }
          },
          end: (report) => {
            for (const [field, values] of seen) {
              const known = fields[field] ?? []
              const common = new Set(known)
              for (const [text, { count }] of values) if (count > 1) common.add(text)
              for (const [text, { count, first }] of values) {
                if (count > 1 || known.includes(text)) continue
                const near = [...common].filter(
                  (other) => distance(other.toLowerCase(), text.toLowerCase()) <= mostEdits,
                )
                if (near.length > 0) report(first, [field], { text, common: near })
              }
            }
          },
        }
      },
    },
  ],
  words: ({ text, common }) => ({
    message: `"${text}" stands nowhere else, and visitors filter by exactly these words`,
    suggestion: common[0],
  }),
  fix: ({ text, common }, { suggest }) => {
    const only = suggest.only(text, common)
    return only === undefined ? undefined : { value: only }
  },
}
