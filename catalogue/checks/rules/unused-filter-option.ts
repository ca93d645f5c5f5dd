import { facetRules } from '../../../domain/listing/facet-rules.ts'
import { facetValues } from '../../../domain/listing/facet-values.ts'
import { FACETS } from '../../../domain/listing/facets.ts'
import type { Cities } from '../../../domain/place/cities.ts'
import { toProject, type Project } from '../../../domain/project/project.ts'
import { memoizeByObject } from '../../../domain/text/memoize.ts'
import type { ProjectRecord } from '../../../schemas/generated/data.generated.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** Reports options of filters under which no project is found. */
export const unusedFilterOption: Rule = {
  name: 'unused-option',
  level: 'warning',
  guide:
    'A filter offers what no project has, so visitors who choose it find nothing. Compare the spelling with the projects, or take it out of `filterOptions` in site.json until there is one.',
  check: (data, report) => {
    const offered = FACETS.map((facet) => ({
      facet,
      options: data.texts(['site'], `filterOptions/${facet.name}/*`),
    })).filter(({ options }) => options.length > 0)
    if (offered.length === 0 || !data.isFullyRead(...projectFiles)) return
    // A project that breaks its schema may have any of the values.
    if (data.records(...projectFiles).length < data.allRecords(...projectFiles).length) return
    const projects = projectsOf(data)
    const rules = facetRules(data.cities)
    for (const { facet, options } of offered) {
      const values = facetValues(projects, rules[facet.name], {})
      for (const { record, pathInRecord, value } of options) {
        if (values.isAnswered(value)) continue
        report(record, pathInRecord, {
          message: `no project has "${value}", which the filter "${facet.title}" offers`,
          suggestion: data.suggest.only(value, values.options),
        })
      }
    }
  },
}

const projectsOf = ({ records, cities }: RuleContext): Project[] =>
  records(...projectFiles).flatMap(({ value }) => projectOf(cities)(value) ?? [])

/**
 * The project of a record as filters see it; results are kept, so that only changed records are
 * read again.
 */
const projectOf = memoizeByObject((cities: Cities) =>
  memoizeByObject((record: object): Project | undefined => {
    // Prices and areas take longest to read, and no such filter compares them.
    const { price: _, starting_price: _start, area: _area, ...read } = record as ProjectRecord
    try {
      return toProject(read, 'residential', '', cities)
    } catch {
      // A record that breaks its schema is not shown, so no filter finds it.
      return undefined
    }
  }),
)
