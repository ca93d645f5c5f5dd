import { sql, type Kysely, type Transaction } from 'kysely'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import type { DatabaseAddress } from './database-url.ts'
import { isRefusal, toLogFields } from './database-errors.ts'
import { migrate } from './migrations.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'

const RETRY_MS = 1000
/** How long another process may hold SQLite's write lock, and how often it is asked for. */
const LOCKED_MS = 5000
const LOCK_PAUSE_MS = 5

/** The store, which may be unreachable for a while. */
export type Connection = ReturnType<typeof connect>

/**
 * Opens the store in the background and keeps trying every second while it cannot be reached.
 * @param poolSize connections to PostgreSQL at most
 */
export function connect(address: DatabaseAddress, log: Logger, poolSize = 5) {
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let down = false

  const open = async (): Promise<Kysely<Tables>> => {
    const database =
      address.kind === 'sqlite'
        ? sqliteDatabase(address.file)
        : postgresDatabase(
            address.url,
            (error) => log.warn(toLogFields(error), 'a store connection broke'),
            poolSize,
          )
    try {
      await whileLocked(() => migrate(database, address.kind))
      if (down) log.info('the enquiry store answers again')
      down = false
      return database
    } catch (error) {
      if (!down)
        log.error(toLogFields(error), 'the enquiry store cannot be used; trying every second')
      down = true
      discard(database)
      if (!closed) retry = setTimeout(() => (attempt = tryOpen()), RETRY_MS).unref()
      throw error
    }
  }

  const tryOpen = (): Promise<Kysely<Tables>> => {
    const attempt = open()
    // Whoever asks hears of the failure; when nobody asks it must not end the process.
    attempt.catch(() => {})
    return attempt
  }

  let attempt = tryOpen()

  /**
   * Does work on the open database, its tables up to date. Waits for an opening under way; rejects
   * when the last one failed and the next is not due yet. Work that fails other than by a refusal
   * of its values makes the store be opened and checked anew.
   */
  async function use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const mine = attempt
    const database = await mine
    try {
      return await whileLocked(() => work(database))
    } catch (error) {
      // Several may fail on one broken database: the first replaces it.
      if (!closed && !isRefusal(error) && attempt === mine) {
        log.warn(
          toLogFields(error),
          'a query of the enquiry store failed; the store is opened anew',
        )
        discard(database)
        attempt = tryOpen()
      }
      throw error
    }
  }

  /** The database's time, by which goes what several processes compare: their machines' clocks may differ. */
  const now = async (db: Db): Promise<Date> => {
    // SQLite runs in this process and has its clock.
    if (address.kind === 'sqlite') return new Date()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    return rows[0]?.now ?? new Date()
  }

  return {
    address,
    use,
    now,
    /** The same in one transaction, at the database's time. */
    transaction: <T>(work: (trx: Transaction<Tables>, at: Date) => Promise<T>): Promise<T> =>
      use((db) => db.transaction().execute(async (trx) => work(trx, await now(trx)))),
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      const database = await attempt.catch(() => undefined)
      await database?.destroy().catch(() => {})
    },
  }
}

/** Does work again while another process holds the lock: it has done nothing then. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  return pRetry(work, {
    retries: Infinity,
    maxRetryTime: LOCKED_MS,
    minTimeout: LOCK_PAUSE_MS,
    factor: 1,
    randomize: true,
    shouldRetry: ({ error }) => systemErrorCode(error)?.startsWith('SQLITE_BUSY') === true,
  })
}

// Not waited for: a query that hangs in it may hold the closing up for seconds.
function discard(database: Kysely<Tables>): void {
  database.destroy().catch(() => {})
}
