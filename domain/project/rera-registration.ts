import type {
  ProjectRecord,
  Registration as RegistrationRecord,
  ReraAuthority,
  StateCharges,
} from '../../schemas/generated/data.generated.ts'
import { daysLeft } from '../text/dates.ts'
import { collapseSpaces, presentLine, presentText } from '../text/text.ts'

export type Registration = Omit<RegistrationRecord, 'authority'> & {
  /** The authority's id; absent where only the number is given, as the city then decides. */
  readonly authority?: string
}

export type RegistrationView = ReturnType<typeof registrationViews>[number]

/** The registrations of a record: `rera`, else the one that `reraNumber` is short for. */
export function registrationsIn({
  rera,
  reraNumber,
}: Partial<Pick<ProjectRecord, 'rera' | 'reraNumber'>>): Registration[] {
  if (rera && rera.length > 0) {
    return rera.map((one) => ({ ...one, authority: String(one.authority) }))
  }
  const number = presentLine(reraNumber)
  return number === undefined ? [] : [{ number }]
}

/** True where a registration of a project is no longer valid in India; `validUntil` includes its day. */
export function hasEnded(
  { registrations }: { readonly registrations: readonly Registration[] },
  now: Date,
): boolean {
  return registrations.some(({ validUntil }) => validUntil && daysLeft(validUntil, now) < 0)
}

/** The state whose duties and authorities count in a city; undefined for a city without one. */
export function stateOfCity(
  states: readonly StateCharges[] | undefined,
  city: string | undefined,
): StateCharges | undefined {
  return states?.find(({ cities }) => cities.some((one) => one === city))
}

export function authorityById(
  authorities: readonly ReraAuthority[],
  id: string,
): ReraAuthority | undefined {
  return authorities.find((one) => String(one.id) === id)
}

/**
 * The registrations of a project as pages show them: each with its authority, the state's first
 * where only a number is given, and with the text of its QR code: the record's own, else its page,
 * else the authority's site.
 * @param state the id of the project's state; undefined where its city is in none
 */
export function registrationViews(
  registrations: readonly Registration[],
  authorities: readonly ReraAuthority[],
  state: string | undefined,
) {
  return registrations.map(({ authority, number, phase, validUntil, url, qr }) => {
    const found =
      authority === undefined
        ? authorities.find(({ states }) => states.some((one) => String(one) === state))
        : authorityById(authorities, authority)
    const code = presentText(qr) ?? url ?? found?.url
    return {
      number: collapseSpaces(number),
      ...(presentText(phase) && { phase: presentLine(phase) }),
      ...(validUntil && { validUntil }),
      ...(found && { authority: { name: found.name, url: found.url } }),
      ...(code && { qr: code }),
    }
  })
}

/** What a project's badge says: nothing where it has neither a number nor a reason for none. */
export function reraBadge(project: {
  readonly reraNumber?: string | undefined
  readonly reraExempt?: string | undefined
}): 'RERA Approved' | 'RERA not required' | undefined {
  if (project.reraNumber) return 'RERA Approved'
  return project.reraExempt ? 'RERA not required' : undefined
}
