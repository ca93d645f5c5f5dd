import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { deleteSome, type EnquiryFilter } from './archive.ts'
import type { Connection } from './connection.ts'
import { istDay } from '../intake/ist.ts'
import { loggable } from './faults.ts'
import { deleteMissedSearches } from './missed-searches.ts'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000
const CHECKPOINT_TRIES = 50
const CHECKPOINT_PAUSE_MS = 100

/**
 * Deletes what the filter means, with its deliveries, in short transactions, and then what the
 * database itself still holds of it.
 * @param onSome hears how many are deleted so far
 * @returns how many were deleted, and whether nothing of them is left in the database's files
 */
export async function deleteForGood(
  connection: Pick<Connection, 'use' | 'kind'>,
  filter: EnquiryFilter,
  onSome: (deleted: number) => void = () => {},
): Promise<{ readonly deleted: number; readonly isClean: boolean }> {
  let deleted = 0
  for (;;) {
    const some = await connection.use((db) => deleteSome(db, filter))
    if (some === 0) break
    deleted += some
    onSome(deleted)
  }
  return { deleted, isClean: deleted === 0 || (await cleanFiles(connection)) }
}

/**
 * SQLite overwrites what is deleted (`secure_delete`) and its log file still has it until it is
 * emptied, which waits for whoever reads. PostgreSQL keeps deleted rows until they are vacuumed.
 */
async function cleanFiles({ use, kind }: Pick<Connection, 'use' | 'kind'>): Promise<boolean> {
  if (kind === 'postgres') {
    await use((db) => sql`vacuum enquiry, delivery`.execute(db))
    return true
  }
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
    const { rows } = await use((db) =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    )
    if (rows[0]?.busy === 0) return true
    await wait(CHECKPOINT_PAUSE_MS)
  }
  return false
}

type Options = {
  readonly log: Logger
  readonly retentionDays?: number
  readonly clock?: () => Date
}

/** Deletes, every hour, enquiries and searched words that are older than enquiries are kept. */
export function sweepOldEnquiries(
  connection: Pick<Connection, 'use' | 'kind'>,
  { log, retentionDays = 0, clock = () => new Date() }: Options,
): NodeJS.Timeout | undefined {
  if (retentionDays === 0) return undefined
  const sweep = async (): Promise<void> => {
    const before = new Date(clock().getTime() - retentionDays * DAY_MS)
    const { deleted } = await deleteForGood(connection, { before })
    if (deleted > 0)
      log.info({ deleted, retentionDays }, 'enquiries were kept long enough: deleted')
    await connection.use((db) => deleteMissedSearches(db, istDay(before)))
  }
  const trySweep = (): void =>
    void sweep().catch((error: unknown) =>
      log.warn(loggable(error), 'old enquiries could not be deleted; tried again in an hour'),
    )
  trySweep()
  return setInterval(trySweep, EVERY_MS).unref()
}
