import { sql } from 'kysely'
import type { Db } from '../store/tables.ts'

const WINDOW_MS = 60_000

/** How the running minute of one client address stands after a batch was counted. */
export type RateStanding = { readonly hits: number; readonly endsAt: Date }

/**
 * Counts enquiries by client address over all processes and machines on one store.
 * @param counts how many each address adds now
 */
export async function countHits(
  db: Db,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, RateStanding>> {
  if (counts.size === 0) return new Map()
  const started = now.toISOString()
  const ends = new Date(now.getTime() + WINDOW_MS).toISOString()
  const rows = await db
    .insertInto('rate')
    .values(
      // In one order everywhere, so that two processes cannot wait for each other.
      [...counts.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([address, hits]) => ({
          address,
          hits,
          ends_at: ends,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        hits: sql`case when rate.ends_at <= ${started} then excluded.hits else rate.hits + excluded.hits end`,
        ends_at: sql`case when rate.ends_at <= ${started} then excluded.ends_at else rate.ends_at end`,
      }),
    )
    .returning(['address', 'hits', 'ends_at'])
    .execute()
  return new Map(
    rows.map((row) => [row.address, { hits: row.hits, endsAt: new Date(row.ends_at) }]),
  )
}

/** Forgets addresses whose minute is over. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate').where('ends_at', '<', now.toISOString()).execute()
}
