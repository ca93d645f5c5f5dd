import { listAnd } from '../../../domain/text/text.ts'
import { idText } from '../project-table.ts'
import { property } from '../records.ts'
import { authoritiesIn, registrationsIn, stateOfProject } from '../registrations.ts'
import type { Rule } from '../rule.ts'

/** A registration with an authority that site.json does not know, or that is another state's. */
export const reraAuthority: Rule = {
  name: 'rera-authority',
  level: 'error',
  guide:
    'The authority is not among `reraAuthorities` of site.json, or it is in charge of another state than the project is in.',
  check: (data, report) => {
    if (!data.isWhole('site')) return
    const authorities = authoritiesIn(data)
    for (const { record, below, value, isAgents } of registrationsIn(data)) {
      const id = idText(property(value, 'authority'))
      if (id === undefined) continue
      const authority = authorities.get(id)
      const place = [...below, 'authority']
      if (authority === undefined) {
        report(record, place, {
          message: `the authority "${id}" is not among "reraAuthorities" of site.json`,
          suggestion: data.suggest.nearest(id, authorities.keys()),
        })
        continue
      }
      const state = isAgents ? undefined : stateOfProject(data, record)
      if (state === undefined || authority.states.includes(state.id)) continue
      report(record, place, {
        message: `${authority.name} is in charge of ${listAnd(authority.states)}, and the project is in ${state.name}`,
      })
    }
  },
}
