import { sql, type Kysely, type Transaction } from 'kysely'
import pRetry from 'p-retry'
import { DatabaseError } from 'pg'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import type { DatabaseAddress } from '../../config/validators.ts'
import { migrate } from './migrations.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'

/** How long another process may hold SQLite's write lock, and how often it is asked for. */
const LOCKED_MS = 5000
const LOCK_PAUSE_MS = 5

/** The store, which may be unreachable for a while. */
export type Connection = ReturnType<typeof connect>

/**
 * Opens the store, in the background, and anew for whoever asks after it has failed.
 * @param poolSize connections to PostgreSQL at most
 */
export function connect(address: DatabaseAddress, log: Logger, poolSize = 5) {
  let current: ReturnType<typeof open> | undefined
  let isDown = false
  let isClosed = false

  function open() {
    const database =
      address.kind === 'sqlite'
        ? sqliteDatabase(address.file)
        : postgresDatabase(
            address.url,
            (error) => log.warn(toLogFields(error), 'a store connection broke'),
            poolSize,
          )
    return { database, ready: prepare(database) }
  }

  async function prepare(database: Kysely<Tables>): Promise<void> {
    await whileLocked(() => migrate(database, address.kind))
    if (isDown) log.info('the enquiry store answers again')
    isDown = false
  }

  /** Does work on the open database, its tables up to date. Waits for an opening under way. */
  async function use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error('the enquiry store is closed')
    const mine = (current ??= open())
    let isOpen = false
    try {
      await mine.ready
      isOpen = true
      return await whileLocked(() => work(mine.database))
    } catch (error) {
      // Several may fail on one broken database: the first gives it up.
      if (current === mine && !(isOpen && isRefusal(error))) {
        current = undefined
        if (!isDown) log.error(toLogFields(error), 'the enquiry store cannot be used; tried anew')
        isDown = true
        // Not waited for: a query that hangs in it may hold the closing up for seconds.
        mine.database.destroy().catch(() => {})
      }
      throw error
    }
  }
  use(async () => {}).catch(() => {})

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
      isClosed = true
      const last = current
      await last?.ready.then(() => last.database.destroy()).catch(() => {})
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

/** True where the store works but refused a statement or ended it for its time (SQLSTATE, and their SQLite likes). */
const isRefusal = (error: unknown): boolean =>
  /^(?:(?:2[123]|40|P0)...|55P03|57014|SQLITE_(?:CONSTRAINT.*|MISMATCH|TOOBIG))$/.test(
    systemErrorCode(error) ?? '',
  )

/**
 * What the log may hold of a store's error. PostgreSQL's text can repeat what was being stored, except
 * where it is about the connection or the server.
 */
export function toLogFields(error: unknown) {
  if (error instanceof DatabaseError && !/^(?:08|28|3D|5[3578])/.test(error.code ?? ''))
    return { code: error.code, constraint: error.constraint, table: error.table }
  const reason = error instanceof Error ? error.message : String(error)
  return { code: systemErrorCode(error), reason }
}
