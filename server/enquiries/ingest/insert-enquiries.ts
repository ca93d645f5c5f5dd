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
  const isFirst = ({ row }: Draft, at: number) =>
    drafts.findIndex((other) => other.row.submissionId === row.submissionId) === at
  const unknown = drafts.filter(isFirst).filter(({ row }) => !known.has(row.submissionId))
  // The count is first: its row lock makes processes that store for one visitor take turns, so
  // that the search for repeats sees what the other stored.
  const limited = rateLimit === undefined ? [] : await overLimit(trx, unknown, rateLimit, now)
  const waits = new Map([...limited].map(([{ row }, seconds]) => [row.submissionId, seconds]))
  const taken = unknown.filter(({ row }) => !waits.has(row.submissionId))
  const stored = await store(trx, taken, now)
  // What another process has stored meanwhile is queued by that process.
  const fresh = taken.flatMap(({ row: { id, submissionId } }) =>
    stored.get(submissionId)?.id === id ? [id] : [],
  )
  if (fresh.length > 0) await enqueue(trx, (eb) => eb('id', 'in', fresh), channels, now)

  return drafts.map((draft) => {
    const { submissionId } = draft.row
    const existing = known.get(submissionId) ?? stored.get(submissionId)
    if (existing !== undefined) return verdictOn(draft, existing)
    return { kind: 'limited', retryAfter: waits.get(submissionId) ?? 1 }
  })
}

function verdictOn({ row }: Draft, { id, reference, fingerprint }: StoredSubmission): Verdict {
  if (fingerprint !== row.fingerprint) return { kind: 'conflict' }
  return { kind: 'stored', id, reference, fresh: id === row.id }
}

/** What became of a draft that may be stored already; undefined where its submission is not. */
export async function recorded(db: Db, draft: Draft): Promise<Verdict | undefined> {
  const existing = (await storedSubmissions(db, [draft])).get(draft.row.submissionId)
  return existing && verdictOn(draft, existing)
}

type StoredSubmission = Pick<EnquiryRow, 'submissionId' | 'id' | 'reference' | 'fingerprint'>

async function storedSubmissions(
  db: Db,
  drafts: readonly Draft[],
): Promise<Map<string, StoredSubmission>> {
  const ids = drafts.map((draft) => draft.row.submissionId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiry')
    .select(['submissionId', 'id', 'reference', 'fingerprint'])
    .where('submissionId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.submissionId, row]))
}

async function store(
  db: Db,
  drafts: readonly Draft[],
  now: Date,
): Promise<Map<string, StoredSubmission>> {
  if (drafts.length === 0) return new Map()
  let rows = await linkRepeats(db, drafts, now)
  // In one order everywhere, so that two processes cannot wait for each other.
  rows.sort((a, b) => (a.submissionId < b.submissionId ? -1 : 1))
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    await db
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = await storedSubmissions(db, drafts)
    // Neither stored here nor by another process: its reference was taken.
    rows = rows
      .filter((row) => !stored.has(row.submissionId))
      .map((row) => ({ ...row, reference: newReference() }))
    if (rows.length === 0) return stored
  }
  throw new Error('no free reference was found')
}

/** Marks a draft whose phone and message were stored less than ten minutes ago with the first one's reference. */
async function linkRepeats(db: Db, drafts: readonly Draft[], now: Date) {
  const earlier = await db
    .selectFrom('enquiry')
    .select(['phoneKey', 'message', 'repeatOf', 'reference'])
    .where('phoneKey', 'in', [...new Set(drafts.map(({ row }) => row.phoneKey))])
    .where('createdAt', '>=', new Date(now.getTime() - REPEAT_MS).toISOString())
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const key = (row: { phoneKey: string; message: string | null }): string =>
    `${row.phoneKey}\n${row.message ?? ''}`
  const first = new Map<string, string>()
  for (const row of earlier) {
    if (!first.has(key(row))) first.set(key(row), row.repeatOf ?? row.reference)
  }
  return drafts.map(({ row }) => {
    const repeatOf = first.get(key(row)) ?? null
    if (repeatOf === null) first.set(key(row), row.reference)
    return { ...row, repeatOf, createdAt: now.toISOString() }
  })
}
