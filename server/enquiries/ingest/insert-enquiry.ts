import { newReference, type EnquiryDraft } from './read-enquiry.ts'
import { enqueue } from '../delivery/delivery-queue.ts'
import type { Channel, Db } from '../database/tables.ts'

const REPEAT_MS = 10 * 60_000
const REFERENCE_TRIES = 5

export type InsertResult =
  | {
      readonly kind: 'stored'
      readonly id: string
      readonly reference: string
      /** False where the enquiry had been stored before. */
      readonly fresh: boolean
    }
  /** The submission id is stored with other contents. */
  | { readonly kind: 'conflict' }

/**
 * Stores a draft and queues it, within the caller's transaction. A submission that is stored
 * already, here or meanwhile by another process, is not stored again.
 * @param channels ways to the agency that a new enquiry is queued for
 * @param now the store's time
 */
export async function insertEnquiry(
  trx: Db,
  draft: EnquiryDraft,
  channels: readonly Channel[],
  now: Date,
): Promise<InsertResult> {
  const stored = await findStored(trx, draft)
  if (stored) return stored
  const { suspectReason: suspect, ...columns } = draft
  const row = {
    ...columns,
    suspect,
    repeatOf: await repeatedBy(trx, draft, now),
    createdAt: now.toISOString(),
  }
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    await trx
      .insertInto('enquiry')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const result = await findStored(trx, draft)
    if (result?.kind === 'stored' && result.fresh)
      await enqueue(trx, (eb) => eb('id', '=', draft.id), channels, now)
    if (result) return result
    // Nobody else stored this enquiry, so another enquiry has the reference.
    row.reference = newReference(draft.reference.split('-')[0] ?? '')
  }
  throw new Error('no free reference was found')
}

/** The outcome for a draft whose submission is stored; undefined where it is not. */
export async function findStored(db: Db, draft: EnquiryDraft): Promise<InsertResult | undefined> {
  const storedRow = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'fingerprint'])
    .where('submissionId', '=', draft.submissionId)
    .executeTakeFirst()
  if (storedRow === undefined) return undefined
  const { id, reference, fingerprint } = storedRow
  if (fingerprint !== draft.fingerprint) return { kind: 'conflict' }
  return { kind: 'stored', id, reference, fresh: id === draft.id }
}

/**
 * The reference of the first enquiry with the same phone and message, less than ten minutes ago.
 */
async function repeatedBy(
  db: Db,
  { phoneKey, message }: EnquiryDraft,
  now: Date,
): Promise<string | null> {
  const earlier = await db
    .selectFrom('enquiry')
    .select(['repeatOf', 'reference'])
    .where('phoneKey', '=', phoneKey)
    .where('message', message === null ? 'is' : '=', message)
    .where('createdAt', '>=', new Date(now.getTime() - REPEAT_MS).toISOString())
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst()
  return earlier?.repeatOf ?? earlier?.reference ?? null
}
