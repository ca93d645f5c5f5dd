import { sql } from 'kysely'
import { distinctTexts } from '../../../domain/text/text.ts'
import { phoneNumbersIn } from '../find-person.ts'
import { phoneKey } from '../ingest/e164.ts'
import type { Db, EnquiryRow } from './tables.ts'

const NEWEST = 3

/** What the store holds of the same person from before an enquiry. */
export type EarlierEnquiries = {
  readonly count: number
  /** When the newest of them came, ISO 8601 in UTC. */
  readonly lastAt: string
  /** Projects, else developers, of the newest three; empty where they named none. */
  readonly about: readonly string[]
}

/**
 * Earlier enquiries with one of an enquiry's telephone numbers, or with its e-mail address; undefined
 * where there are none, or none any more.
 */
export async function earlierEnquiries(
  db: Db,
  { id, phone, phoneKey: ownKey, email, createdAt }: EnquiryRow,
): Promise<EarlierEnquiries | undefined> {
  const numbers = phoneNumbersIn(phone)
  // Without a number in it the key is no person's: 'ask at the gate'.
  const keys = numbers.length > 0 ? [ownKey, ...numbers.map((number) => phoneKey(number))] : []
  if (keys.length === 0 && email === null) return undefined
  const earlier = db
    .selectFrom('enquiry')
    .where('id', '!=', id)
    .where('createdAt', '<=', createdAt)
    .where((eb) =>
      eb.or([
        ...(keys.length > 0 ? [eb('phoneKey', 'in', keys)] : []),
        ...(email === null ? [] : [sql<boolean>`lower(${sql.ref('email')}) = lower(${email})`]),
      ]),
    )
  const newest = await earlier
    .select(['createdAt', 'projectName', 'projectId', 'developer'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute()
  const [last] = newest
  if (last === undefined) return undefined
  const { count } = await earlier
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const about = newest.map((one) => one.projectName ?? one.projectId ?? one.developer ?? '')
  return { count: Number(count), lastAt: last.createdAt, about: distinctTexts(about) }
}
