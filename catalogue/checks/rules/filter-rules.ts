import { facetRules } from '../../../domain/listing/facet-rules.ts'
import { facetValues } from '../../../domain/listing/facet-values.ts'
import { FACETS, type FacetName } from '../../../domain/listing/facets.ts'
import type { Cities } from '../../../domain/place/cities.ts'
import { isReadableConfiguration, parseBedrooms } from '../../../domain/project/bedrooms.ts'
import { toProject, type Project } from '../../../domain/project/project.ts'
import { memoizeByObject } from '../../../domain/text/memoize.ts'
import { normalizeText } from '../../../domain/text/text.ts'
import { groupBy } from '../../../domain/value/group-by.ts'
import type { ProjectRecord } from '../../../schemas/generated/data.generated.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'
import { nearest, withSameNumbers } from '../suggestions.ts'

const kindMismatch: Rule = {
  name: 'kind-mismatch',
  level: 'error',
  guide: 'A shop among the homes, or the reverse. Move it, or correct its type.',
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      const isCommercial = record.file === 'commercialProjects'
      const ownKind = isCommercial ? 'commercial' : 'residential'
      const otherKind = isCommercial ? 'residential' : 'commercial'
      const wrong = new RegExp(String.raw`^\s*${otherKind}\b`, 'iu')
      for (const field of ['propertyType', 'category'] as const) {
        const text = record.value[field] ?? ''
        if (!wrong.test(text)) continue
        report(record, [field], {
          message: `"${text}" is in the file of ${ownKind} projects; move the project to ${otherKind}Projects.json, or correct its type`,
        })
        break
      }
    }
  },
}

const bedroomsText: Rule = {
  name: 'bedrooms-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but the filter by bedrooms cannot use it. Write the number of rooms and BHK, several with commas: 3 BHK, 4 BHK+. A name such as Duplex can be read too, and what `filterOptions` in site.json offers.',
  check: (data, report) => {
    const offered = new Set(
      data.texts(['site'], 'filterOptions/bedrooms/*').map(({ value }) => normalizeText(value)),
    )
    const canBeRead = (one: string) =>
      isReadableConfiguration(one) || offered.has(normalizeText(one))
    for (const { record, pathInRecord, value } of data.texts(
      projectFiles,
      'bedrooms',
      'bedrooms/*',
    )) {
      const unread = parseBedrooms(value).find((one) => !canBeRead(one))
      if (unread === undefined) continue
      report(record, pathInRecord, {
        message: `"${unread}" is no number of rooms that can be read, so the filter by bedrooms does not find it; write it like 3 BHK or 4 BHK+`,
      })
    }
  },
}

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

const unusualValue: Rule = {
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
        const suggestion = nearest(text, withSameNumbers(text, [...common]), MAX_EDITS)
        if (suggestion === undefined) continue
        report(first.record, first.pathInRecord, {
          message: `"${text}" is used nowhere else, and visitors filter by exactly these words`,
          suggestion,
          fix: () => data.suggest.only(text, common),
        })
      }
    }
  },
}

/** Reports options of filters under which no project is found. */
const unusedFilterOption: Rule = {
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

export const filterRules: readonly Rule[] = [
  kindMismatch,
  bedroomsText,
  unusualValue,
  unusedFilterOption,
]
