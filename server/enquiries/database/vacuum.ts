import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pRetry from 'p-retry'
import { Client } from 'pg'
import type { Connection } from './connection.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'

const PAUSE_MS = 200
const MAX_PAUSE_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Writes the tables of enquiries anew, so that the database's own files keep nothing of deleted
 * rows. This waits for readers, however long they take; a new enquiry waits 2 s at most meanwhile.
 * @param onWait is called each time that somebody else holds the lock
 */
export async function vacuum({ use, address }: Connection, onWait: () => void): Promise<void> {
  if (address.kind === 'postgres') return vacuumPostgres(address.url, onWait)
  await use((db) => sql`vacuum`.execute(db))
  for (;;) {
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    const { rows } = await use((db) => checkpoint.execute(db))
    if (rows[0]?.busy === 0) return
    onWait()
    await wait(PAUSE_MS)
  }
}

class RowsStillSeen extends Error {}

/**
 * Writes one table anew. PostgreSQL copies deleted rows too while a transaction that began before
 * the deletion may still see them, and tells their number only in the detail of a notice.
 * @throws RowsStillSeen where such rows were copied
 */
async function vacuumTable(client: Client, table: string): Promise<void> {
  let rowsStillSeen = 0
  const count = ({ detail = '' }: { detail?: string | undefined }): void => {
    rowsStillSeen += Number(/\d+/.exec(detail)?.[0] ?? 0)
  }
  client.on('notice', count)
  try {
    await client.query(`vacuum (full, analyze, verbose) ${table}`)
  } finally {
    client.off('notice', count)
  }
  if (rowsStillSeen > 0) throw new RowsStillSeen()
}

/** Uses a connection of its own, which has no time limits as the pool's have. */
async function vacuumPostgres(url: string, onWait: () => void): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'enquiries vacuum' })
  await client.connect()
  try {
    // Everybody else queues behind this wait for a lock, so several short waits are better than a
    // long one.
    await client.query(`set statement_timeout = 0; set lock_timeout = '2s'`)
    for (const table of ['enquiry', 'delivery']) {
      // Statistics contain single values of the table, so they are made anew as well.
      await pRetry(() => vacuumTable(client, table), {
        retries: Infinity,
        minTimeout: PAUSE_MS,
        maxTimeout: MAX_PAUSE_MS,
        shouldRetry: ({ error }) =>
          error instanceof RowsStillSeen || systemErrorCode(error) === LOCK_NOT_AVAILABLE,
        onFailedAttempt: onWait,
      })
    }
  } finally {
    await client.end()
  }
}
