import { distance } from 'fastest-levenshtein'
import type { FacetName } from '../../../domain/listing/facets.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import { projectFiles } from '../records.ts'
import { withSameNumbers } from '../suggestions.ts'
import type { Rule } from '../rule.ts'

/**
 * The fields whose words visitors filter by, with the filter whose options every listing offers.
 */
const fields: Readonly<Record<string, FacetName | undefined>> = {
  projectStatus: 'status',
  furnishing: 'furnishing',
  propertyType: undefined,
  category: 'category',
}

const MAX_EDITS = 2

export const unusualValue: Rule = {
  name: 'unusual-value',
  level: 'warning',
  guide: 'Visitors filter by exact words, and nobody else writes this one so.',
  check: (data, report) => {
    for (const [field, facet] of Object.entries(fields)) {
      const offered = facet ? data.texts(['site'], `filterOptions/${facet}/*`) : []
      const texts = data.texts(projectFiles, field).filter(({ value }) => value.trim() !== '')
      const textsByValue = groupBy(texts, ({ value }) => [value])
      const repeated = [...textsByValue]
        .filter(([, { length }]) => length > 1)
        .map(([text]) => text)
      const common = new Set([...offered.map(({ value }) => value), ...repeated])
      for (const [text, [first]] of textsByValue) {
        if (common.has(text) || !first || data.isBroken(first.record.file)) continue
        const similarValues = withSameNumbers(text, [...common]).filter(
          (other) => distance(other.toLowerCase(), text.toLowerCase()) <= MAX_EDITS,
        )
        if (similarValues.length === 0) continue
        report(first.record, first.pathInRecord, {
          message: `"${text}" is used nowhere else, and visitors filter by exactly these words`,
          suggestion: similarValues[0],
          fix: () => data.suggest.only(text, similarValues),
        })
      }
    }
  },
}
