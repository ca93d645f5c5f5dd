import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { withTimeout } from '../../with-timeout.ts'
import type { Connection } from './connection.ts'
import { parseDatabaseUrl } from './database-url.ts'
import { toLogFields } from './database-errors.ts'

const MAX_MS = 2000
/** A successful write is cached, so that many monitors cost one write. */
const TRUSTED_MS = 2000
const PROBE = 'readiness'

type Options = {
  readonly databaseUrl: string
  readonly log: Logger
  /** MB that must be free on the embedded store's disk. */
  readonly diskReserveMb?: number
}

/**
 * Whether the store could take an enquiry now: by a write, as a full disk and a read-only
 * database still answer questions, and by the room on the embedded store's disk. Why it cannot is
 * logged once a spell.
 */
export function createReadiness(
  { use }: Pick<Connection, 'use'>,
  { databaseUrl, log, diskReserveMb = 0 }: Options,
) {
  const address = parseDatabaseUrl(databaseUrl)
  let workedAt = -Infinity
  let inFlight: Promise<boolean> | undefined
  let wasReady = true

  async function room(): Promise<number | undefined> {
    if (address.kind !== 'sqlite') return undefined
    const { bavail, bsize } = await statfs(dirname(address.file))
    return bavail * bsize
  }

  async function assertRoom(): Promise<void> {
    const freeMb = Math.floor(((await room()) ?? Infinity) / 1_000_000)
    if (freeMb < diskReserveMb) {
      throw new Error(`the store's disk is full: ${freeMb} MB are free`)
    }
  }

  const write = (): Promise<unknown> =>
    use((db) => {
      const values = { name: PROBE, owner: '', expires_at: new Date().toISOString() }
      return db
        .insertInto('lease')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ expires_at: values.expires_at }),
        )
        .execute()
    })

  async function probe(): Promise<boolean> {
    const late = new Error(`the store did not answer in ${MAX_MS} ms`)
    try {
      await withTimeout(assertRoom().then(write), MAX_MS, late)
      workedAt = performance.now()
      if (!wasReady) log.info('the enquiry store can be written again')
      wasReady = true
    } catch (error) {
      if (wasReady)
        log.error(toLogFields(error), 'the enquiry store cannot take enquiries: not ready')
      wasReady = false
    }
    return wasReady
  }

  return {
    /** Bytes free on the embedded store's disk; undefined where it is unknown, as of PostgreSQL's. */
    freeBytes: (): Promise<number | undefined> => room().catch(() => undefined),
    async check(): Promise<boolean> {
      if (performance.now() - workedAt < TRUSTED_MS) return true
      inFlight ??= probe().finally(() => (inFlight = undefined))
      return inFlight
    },
  }
}
