import { newReference, type Draft } from './read-enquiry.ts'
import { overLimit } from './rate-limit.ts'
import { enqueue } from '../delivery/outbox.ts'
import type { Channel, Db, EnquiryRow } from '../database/tables.ts'

const REPEAT_MS = 10 * 60_000
const REFERENCE_TRIES = 5

/** What became of one draft. */
export type Verdict =
  | {
      readonly kind: 'stored'
      readonly id: string
      readonly reference: string
      readonly fresh: boolean
    }
  /** The same submission id holds other contents. */
  | { readonly kind: 'conflict' }
  /** Too many were sent from this network, or from all; again in so many seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }

/**
 * Stores drafts that arrived together, within the caller's transaction: nothing of a draft is stored
 * unless all of it is. A submission already stored is not counted and never limited (one that two
 * processes take at the same moment may count twice).
 * @param channels ways to the agency that each new enquiry is queued for
 * @param rateLimit new enquiries of one client address in a minute; undefined = do not count
 * @param now the store's time
 * @returns one verdict a draft, in their order
 */
export async function record(
  trx: Db,
  drafts: readonly Draft[],
  channels: readonly Channel[],
  rateLimit: number | undefined,
  now: Date,
): Promise<Verdict[]> {
  const known = await storedSubmissions(trx, drafts)
  const candidates = new Map<string, Draft>()
  for (const draft of drafts) {
    const { submission_id } = draft.row
    if (!known.has(submission_id) && !candidates.has(submission_id))
      candidates.set(submission_id, draft)
  }
  // The count is first: its row lock makes processes that store for one visitor take turns, so
  // that the search for repeats sees what the other stored.
  const limited =
    rateLimit === undefined
      ? new Map<Draft, number>()
      : await overLimit(trx, [...candidates.values()], rateLimit, now)
  const stored = await store(
    trx,
    [...candidates.values()].filter((draft) => !limited.has(draft)),
    now,
  )
  // What another process has stored meanwhile is queued by that process.
  const fresh = drafts.flatMap(({ row: { id, submission_id } }) =>
    stored.get(submission_id)?.id === id ? [id] : [],
  )
  if (fresh.length > 0) await enqueue(trx, (eb) => eb('id', 'in', fresh), channels, now)

  return drafts.map((draft) => {
    const { row } = draft
    const retryAfter = limited.get(candidates.get(row.submission_id) ?? draft)
    if (retryAfter !== undefined) return { kind: 'limited', retryAfter }
    const existing = known.get(row.submission_id) ?? stored.get(row.submission_id)
    if (existing === undefined) throw new Error('an enquiry was neither stored nor found')
    return verdictOn(draft, existing)
  })
}

function verdictOn({ row }: Draft, { id, reference, fingerprint }: StoredSubmission): Verdict {
  if (fingerprint !== row.fingerprint) return { kind: 'conflict' }
  return { kind: 'stored', id, reference, fresh: id === row.id }
}

/** What became of a draft that may be stored already; undefined where its submission is not. */
export async function recorded(db: Db, draft: Draft): Promise<Verdict | undefined> {
  const existing = (await storedSubmissions(db, [draft])).get(draft.row.submission_id)
  return existing && verdictOn(draft, existing)
}

type StoredSubmission = Pick<EnquiryRow, 'submission_id' | 'id' | 'reference' | 'fingerprint'>

async function storedSubmissions(
  db: Db,
  drafts: readonly Draft[],
): Promise<Map<string, StoredSubmission>> {
  const ids = drafts.map((draft) => draft.row.submission_id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiry')
    .select(['submission_id', 'id', 'reference', 'fingerprint'])
    .where('submission_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.submission_id, row]))
}

async function store(
  db: Db,
  drafts: readonly Draft[],
  now: Date,
): Promise<Map<string, StoredSubmission>> {
  if (drafts.length === 0) return new Map()
  let rows = await linkRepeats(db, drafts, now)
  // In one order everywhere, so that two processes cannot wait for each other.
  rows.sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1))
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    await db
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = await storedSubmissions(db, drafts)
    // Neither stored here nor by another process: its reference was taken.
    rows = rows
      .filter((row) => !stored.has(row.submission_id))
      .map((row) => ({ ...row, reference: newReference() }))
    if (rows.length === 0) return stored
  }
  throw new Error('no free reference was found')
}

/** Marks a draft whose phone and message were stored less than ten minutes ago with the first one's reference. */
async function linkRepeats(db: Db, drafts: readonly Draft[], now: Date) {
  const earlier = await db
    .selectFrom('enquiry')
    .select(['phone_key', 'message', 'repeat_of', 'reference'])
    .where('phone_key', 'in', [...new Set(drafts.map(({ row }) => row.phone_key))])
    .where('created_at', '>=', new Date(now.getTime() - REPEAT_MS).toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const key = (row: { phone_key: string; message: string | null }): string =>
    `${row.phone_key}\n${row.message ?? ''}`
  const first = new Map<string, string>()
  for (const row of earlier) {
    if (!first.has(key(row))) first.set(key(row), row.repeat_of ?? row.reference)
  }
  return drafts.map(({ row }) => {
    const repeat_of = first.get(key(row)) ?? null
    if (repeat_of === null) first.set(key(row), row.reference)
    return { ...row, repeat_of, created_at: now.toISOString() }
  })
}
