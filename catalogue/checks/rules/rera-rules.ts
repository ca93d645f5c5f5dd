import { buildingStage, type BuildingStage } from '../../../domain/project/building-stage.ts'
import { stateOfCity } from '../../../domain/project/rera-registration.ts'
import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { presentText, listAnd, normalizeText } from '../../../domain/text/text.ts'
import type { Registration } from '../../../schemas/generated/data.generated.ts'
import { idText } from '../project-id-table.ts'
import {
  projectFiles,
  property,
  textIn,
  asList,
  valuesAt,
  type RecordAt,
  type ProjectFile,
  type ValidRecord,
} from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

/** The registrations of projects and of the agency itself. */
const registrationsIn = ({ records }: RuleContext) =>
  records(...projectFiles, 'site').flatMap((record) =>
    valuesAt(record, 'rera/*', 'agentRegistrations/*').map(({ pathInRecord, value }) => ({
      record,
      pathInRecord,
      // The record matches its schema.
      registration: value as Registration,
    })),
  )

/** The stages of a project that the law lets nobody advertise without a number. */
const NEEDS_NUMBER = new Set<unknown>([
  'Under Construction',
  'New Launch',
] satisfies BuildingStage[])

const noReraNumber: Rule = {
  name: 'no-rera-number',
  level: 'warning',
  isLegalRequirement: true,
  guide:
    'The project has no RERA number. Write `reraNumber` or `rera`, or `reraExempt` with the reason where the law asks for none. What is under construction or newly launched cannot be published without one of them.',
  isGap: true,
  check: (data, report) => {
    for (const record of data.records(...projectFiles)) {
      const { reraNumber, rera = [], reraExempt, projectStatus: status = '' } = record.value
      const isExplained = presentText(reraNumber) ?? rera[0] ?? presentText(reraExempt?.reason)
      if (data.isBroken(record.file) || isExplained !== undefined) continue
      if (!NEEDS_NUMBER.has(buildingStage(status))) {
        report(record, [], { message: 'has no RERA number' })
        continue
      }
      report(record, [], {
        level: 'error',
        message: `has no RERA number, which the law asks for before a project that is "${status}" is advertised`,
        hint: 'Write "reraNumber", or "rera" with authority and number; where the law asks for none, "reraExempt" with the reason.',
      })
    }
  },
}

const reraNumberConflict: Rule = {
  name: 'rera-number',
  level: 'warning',
  guide:
    'A registration number is another project’s as well, or `reraNumber` is none of those in `rera`, which is what pages show: a number was copied, or changed in one place only.',
  check: (data, report) => {
    const first = new Map<string, RecordAt>()
    for (const record of data.records(...projectFiles)) {
      const { reraNumber: short, rera = [] } = record.value
      const listed = rera.map(({ number }, index) => ({
        number,
        pathInRecord: ['rera', index, 'number'],
      }))
      const shortNumber = presentText(short)
      if (shortNumber !== undefined && listed.length > 0) {
        if (!listed.some(({ number }) => normalizeText(number) === normalizeText(shortNumber)))
          report(record, ['reraNumber'], {
            message: `"${shortNumber}" is none of the numbers in "rera", which pages show instead; correct one of them, or leave "reraNumber" out`,
          })
      } else if (shortNumber !== undefined)
        listed.push({ number: shortNumber, pathInRecord: ['reraNumber'] })
      for (const { number, pathInRecord } of listed) {
        const key = normalizeText(number)
        const other = first.get(key) ?? record
        first.set(key, other)
        if (other === record) continue
        const name = textIn(other.value, 'name') ?? idText(property(other.value, 'id')) ?? ''
        report(record, pathInRecord, {
          message: `"${number}" is the registration of the project "${name}" as well; every project has a number of its own`,
        })
      }
    }
  },
}

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

const stateOfProject = ({ cityOf, records }: RuleContext, record: ValidRecord<ProjectFile>) => {
  const states = records('charges').flatMap((charges) => charges.value.states ?? [])
  return stateOfCity(states, cityOf(record))
}

const reraAuthorityMismatch: Rule = {
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

const WARNED_DAYS_BEFORE = 60

const reraExpired: Rule = {
  name: 'rera-expired',
  level: 'warning',
  isLegalRequirement: true,
  comesWithTime: true,
  guide: `A registration ends within ${WARNED_DAYS_BEFORE} days, or has ended: put the extended day into \`validUntil\`. A project whose registration has ended cannot be published.`,
  check: (data, report) => {
    for (const { record, pathInRecord, registration } of registrationsIn(data)) {
      const { number, validUntil = '' } = registration
      const left = daysLeft(validUntil, data.now)
      if (Number.isNaN(left) || left > WARNED_DAYS_BEFORE) continue
      const isAgents = record.file === 'site'
      const subject = `${isAgents ? "the agent's registration" : 'the registration'} ${number}`
      const hasEnded = left < 0
      report(record, [...pathInRecord, 'validUntil'], {
        level: hasEnded && !isAgents ? 'error' : 'warning',
        message: hasEnded
          ? `${subject} ended on ${dayText(validUntil)}; write the day until which it was extended`
          : `${subject} is valid until ${dayText(validUntil)} only`,
      })
    }
  },
}

export const reraRules: readonly Rule[] = [
  noReraNumber,
  reraNumberConflict,
  reraAuthorityMismatch,
  reraExpired,
]
