import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { withTimeout } from '../../with-timeout.ts'
import type { Connection } from './connection.ts'
import { toLogFields } from './database-errors.ts'

const MAX_MS = 2000

/**
 * Whether the store could take an enquiry now: by a write, as a full disk and a read-only
 * database still answer questions, and by the room on the embedded store's disk. Why it cannot is
 * logged once a spell.
 * @param diskReserveMb MB that must be free on the embedded store's disk
 */
export function createReadiness(
  { use, address }: Pick<Connection, 'use' | 'address'>,
  log: Logger,
  diskReserveMb = 0,
) {
  let wasReady = true

  /** Bytes free on the embedded store's disk; undefined for PostgreSQL's, which is unknown. */
  async function room(): Promise<number | undefined> {
    if (address.kind !== 'sqlite') return undefined
    const { bavail, bsize } = await statfs(dirname(address.file))
    return bavail * bsize
  }

  async function probe(): Promise<void> {
    const freeMb = Math.floor(((await room()) ?? Infinity) / 1_000_000)
    if (freeMb < diskReserveMb) {
      throw new Error(`the store's disk is full: ${freeMb} MB are free`)
    }
    const ends_at = new Date().toISOString()
    await use((db) =>
      db
        .insertInto('rate')
        .values({ address: 'readiness', hits: 0, ends_at })
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ ends_at }))
        .execute(),
    )
  }

  return {
    /** Bytes free on the embedded store's disk; undefined where it is unknown. */
    freeBytes: () => room().catch(() => undefined),
    async check(): Promise<boolean> {
      const late = new Error(`the store did not answer in ${MAX_MS} ms`)
      try {
        await withTimeout(probe(), MAX_MS, late)
        if (!wasReady) log.info('the enquiry store can be written again')
        wasReady = true
      } catch (error) {
        if (wasReady)
          log.error(toLogFields(error), 'the enquiry store cannot take enquiries: not ready')
        wasReady = false
      }
      return wasReady
    },
  }
}
