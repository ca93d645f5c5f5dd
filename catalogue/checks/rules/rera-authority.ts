import { cityOfLocalities } from '../../../domain/place/cities.ts'
import { parseLocalities } from '../../../domain/place/localities.ts'
import { listAnd, presentText } from '../../../domain/text/text.ts'
import { idText } from '../project-table.ts'
import { listOf, projectFiles, property, type RecordAt } from '../records.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** The authorities of site.json by id, as far as they can be read. */
const authoritiesIn = (data: RuleContext) =>
  new Map(
    data.values(['site'], 'reraAuthorities/*').flatMap(({ value }) => {
      const id = idText(property(value, 'id'))
      const name = presentText(property(value, 'name')) ?? id ?? ''
      const states = listOf(property(value, 'states')).flatMap((state) => idText(state) ?? [])
      return id === undefined ? [] : [[id, { name, states }] as const]
    }),
  )

/** The state of charges.json that a project's city belongs to; undefined where it is in none. */
const stateOfProject = (data: RuleContext, { value }: RecordAt) => {
  const city = cityOfLocalities(parseLocalities(presentText(property(value, 'localities')) ?? ''))
  const state = data
    .values(['charges'], 'states/*')
    .find(
      (one) => city !== undefined && listOf(property(one.value, 'cities')).includes(city),
    )?.value
  const id = idText(property(state, 'id'))
  return id === undefined ? undefined : { id, name: presentText(property(state, 'name')) ?? id }
}

/** A registration with an authority that site.json does not know, or that is another state's. */
export const reraAuthority: Rule = {
  name: 'rera-authority',
  level: 'error',
  guide:
    'The authority is not among `reraAuthorities` of site.json, or it is in charge of another state than the project is in.',
  check: (data, report) => {
    if (!data.isWhole('site')) return
    const authorities = authoritiesIn(data)
    const registrations = [
      ...data.values(projectFiles, 'rera/*/authority'),
      ...data.values(['site'], 'agentRegistrations/*/authority'),
    ]
    for (const { record, below, value } of registrations) {
      const id = idText(value)
      if (id === undefined) continue
      const authority = authorities.get(id)
      if (authority === undefined) {
        report(record, below, {
          message: `the authority "${id}" is not among "reraAuthorities" of site.json`,
          suggestion: data.suggest.nearest(id, authorities.keys()),
        })
        continue
      }
      const state = record.file === 'site' ? undefined : stateOfProject(data, record)
      if (state === undefined || authority.states.includes(state.id)) continue
      report(record, below, {
        message: `${authority.name} is in charge of ${listAnd(authority.states)}, and the project is in ${state.name}`,
      })
    }
  },
}
