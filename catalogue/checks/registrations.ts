import { cityOfLocalities } from '../../domain/place/cities.ts'
import { parseLocalities } from '../../domain/place/localities.ts'
import { presentText } from '../../domain/text/text.ts'
import { idText } from './project-table.ts'
import { listOf, property, type RecordAt } from './records.ts'
import type { RuleContext } from './rule.ts'

/** A registration of a project or of the agency, with its place. */
export type RegistrationAt = {
  readonly record: RecordAt
  readonly below: readonly string[]
  readonly value: unknown
  readonly isAgents: boolean
}

/** The registrations of projects, and those of the agency as an agent. */
export const registrationsIn = (data: RuleContext): RegistrationAt[] => {
  const listed = (record: RecordAt, field: string, isAgents: boolean) =>
    listOf(property(record.value, field)).map((value, index) => {
      return { record, below: [field, String(index)], value, isAgents }
    })
  return [
    ...data.projects.all.flatMap(({ record }) => listed(record, 'rera', false)),
    ...data.records('site').flatMap((record) => listed(record, 'agentRegistrations', true)),
  ]
}

/** An authority of site.json, as far as it can be read. */
export type AuthorityKnown = { readonly name: string; readonly states: readonly string[] }

/** The authorities of site.json by id. */
export const authoritiesIn = (data: RuleContext): ReadonlyMap<string, AuthorityKnown> =>
  new Map(
    data.records('site').flatMap(({ value }) =>
      listOf(property(value, 'reraAuthorities')).flatMap((authority) => {
        const id = idText(property(authority, 'id'))
        const name = presentText(property(authority, 'name')) ?? id ?? ''
        const states = listOf(property(authority, 'states')).flatMap((state) => idText(state) ?? [])
        return id === undefined ? [] : [[id, { name, states }] as const]
      }),
    ),
  )

/** The state of charges.json that a project's city belongs to; undefined where it is in none. */
export const stateOfProject = (
  data: RuleContext,
  { value }: RecordAt,
): { readonly id: string; readonly name: string } | undefined => {
  const city = cityOfLocalities(parseLocalities(presentText(property(value, 'localities')) ?? ''))
  if (city === undefined) return undefined
  const state = data
    .records('charges')
    .flatMap((charges) => listOf(property(charges.value, 'states')))
    .find((one) => listOf(property(one, 'cities')).includes(city))
  const id = idText(property(state, 'id'))
  return id === undefined ? undefined : { id, name: presentText(property(state, 'name')) ?? id }
}
