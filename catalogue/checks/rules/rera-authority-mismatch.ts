import { parseLocalities } from '../../../domain/place/localities.ts'
import { stateOfCity } from '../../../domain/project/rera-registration.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { idText } from '../project-id-table.ts'
import {
  asList,
  property,
  textIn,
  valuesAt,
  type ProjectFile,
  type ValidRecord,
} from '../records.ts'
import { registrationsIn } from '../rera-registrations.ts'
import type { Rule, RuleContext } from '../rule.ts'

/**
 * The readable authorities of site.json by id: without one, all of its projects would be illegal.
 */
const authoritiesIn = ({ allRecords }: RuleContext) =>
  new Map(
    allRecords('site')
      .flatMap((site) => valuesAt(site, 'reraAuthorities/*'))
      .flatMap(({ value }) => {
        const id = idText(property(value, 'id'))
        const states = asList(property(value, 'states')).flatMap((state) => idText(state) ?? [])
        return id === undefined
          ? []
          : [[id, { name: textIn(value, 'name') ?? id, states }] as const]
      }),
  )

const stateOfProject = ({ cities, records }: RuleContext, { value }: ValidRecord<ProjectFile>) => {
  const states = records('charges').flatMap((charges) => charges.value.states ?? [])
  return stateOfCity(states, cities.ofLocalities(parseLocalities(value.localities)))
}

export const reraAuthorityMismatch: Rule = {
  name: 'rera-authority',
  level: 'error',
  isLegalRequirement: true,
  guide:
    'The authority is not among `reraAuthorities` of site.json, or it is in charge of another state than the project is in.',
  check: (data, report) => {
    if (!data.isFullyRead('site')) return
    const authorities = authoritiesIn(data)
    for (const { record, pathInRecord, registration } of registrationsIn(data)) {
      const id = String(registration.authority)
      const authority = authorities.get(id)
      if (authority === undefined) {
        report(record, [...pathInRecord, 'authority'], {
          message: `the authority "${id}" is not among "reraAuthorities" of site.json`,
          suggestion: data.suggest.nearest(id, authorities.keys()),
        })
        continue
      }
      const state = record.file === 'site' ? undefined : stateOfProject(data, record)
      if (state === undefined || authority.states.includes(String(state.id))) continue
      report(record, [...pathInRecord, 'authority'], {
        message: `${authority.name} is in charge of ${listAnd(authority.states)}, and the project is in ${state.name}`,
      })
    }
  },
}
