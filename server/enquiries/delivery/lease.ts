import type { Db } from '../store/tables.ts'

const NAME = 'outbox'

/** A crashed deliverer is replaced after this long; a living one renews well before. */
export const LEASE_MS = 10_000

/**
 * Takes or renews the right to deliver: one process has it at a time, over all machines on one
 * store.
 * @param now the store's time
 * @returns true while `owner` has it
 */
export async function takeLease(db: Db, owner: string, now: Date): Promise<boolean> {
  const expires_at = new Date(now.getTime() + LEASE_MS).toISOString()
  const row = await db
    .insertInto('lease')
    .values({ name: NAME, owner, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ owner, expires_at })
        .where((eb) =>
          eb.or([eb('lease.owner', '=', owner), eb('lease.expires_at', '<=', now.toISOString())]),
        ),
    )
    .returning('owner')
    .executeTakeFirst()
  return row?.owner === owner
}

/** Gives the right up, so that another process need not wait for its end. */
export async function dropLease(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', NAME).where('owner', '=', owner).execute()
}
