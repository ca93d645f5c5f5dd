import { sql, Kysely, type Transaction, CamelCasePlugin, PostgresDialect } from 'kysely'
import { DatabaseError, Pool } from 'pg'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import type { DatabaseAddress } from '../../config/parsers.ts'
import { migrate } from './migrations.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'
import PQueue from 'p-queue'
import pRetry from 'p-retry'

/** PostgreSQL's `read_only_sql_transaction`. */
const READ_ONLY = '25006'

/** The store, which may be unreachable for a while. */
export type Connection = ReturnType<typeof connect>

/**
 * Opens the store in the background, and again at the next use after it has failed.
 * @param poolSize connections to PostgreSQL at most
 */
export function connect(address: DatabaseAddress, log: Logger, poolSize = 5) {
  const whileLocked = createLockQueue()
  let isClosed = false
  let store = open()

  function open() {
    const database =
      address.kind === 'sqlite'
        ? sqliteDatabase(address.file)
        : postgresDatabase(
            address.url,
            (error) => log.warn(toLogFields(error), 'a store connection broke'),
            poolSize,
          )
    return { database, appliedMigrations: undefined as Promise<readonly string[]> | undefined }
  }

  /**
   * Gives up a broken connection: a file is opened anew, as it may have been replaced; PostgreSQL's
   * pool reconnects by itself, but for connections to a server that only reads (any more), which
   * may have become a standby: they would stay in use although writing is possible again.
   */
  function replaceBroken(broken: ReturnType<typeof open>, error: unknown): void {
    broken.appliedMigrations = undefined
    if (address.kind === 'postgres' && systemErrorCode(error) !== READ_ONLY) return
    store = open()
    // The database that failed may hang, so nobody waits for its end.
    broken.database.destroy().catch(() => {})
  }

  /** Does work on the open database, after its tables were brought up to date. */
  async function use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error('the enquiry store is closed')
    const ownStore = store
    let isReady = false
    try {
      await (ownStore.appliedMigrations ??= whileLocked(() =>
        migrate(ownStore.database, address.kind),
      ))
      isReady = true
      return await whileLocked(() => work(ownStore.database))
    } catch (error) {
      // Of several calls that fail on one database, only the first gives it up.
      if (store === ownStore && !(isReady && isRefusal(error))) replaceBroken(ownStore, error)
      throw error
    }
  }
  use(async () => {}).catch((error: unknown) => {
    if (!isClosed) log.error(toLogFields(error), 'the enquiry store cannot be used; tried anew')
  })

  /**
   * The database's time, for comparisons between processes, as their machines' clocks may differ.
   */
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
    /** Does work like `use`, in one transaction and with the database's time. */
    transaction: <T>(work: (trx: Transaction<Tables>, now: Date) => Promise<T>): Promise<T> =>
      use((db) => db.transaction().execute(async (trx) => work(trx, await now(trx)))),
    /** The steps that brought an older release's tables up to date. */
    appliedMigrations: async (): Promise<readonly string[]> =>
      (await use(async () => store.appliedMigrations)) ?? [],
    async close(): Promise<void> {
      isClosed = true
      await store.appliedMigrations?.catch(() => {})
      await store.database.destroy().catch(() => {})
    },
  }
}

/**
 * Whether the store works but refused a statement or cut it off (SQLSTATE, and SQLite's codes like
 * them).
 */
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

/** How long to wait for another process that holds SQLite's write lock, from the first try on. */
const LOCKED_MS = 5000
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 250

const isLocked = (error: unknown): boolean =>
  systemErrorCode(error)?.startsWith('SQLITE_BUSY') === true

/**
 * Makes what repeats work while another process holds the lock; such work has changed nothing. Each
 * try takes time from this process, so the pauses between tries grow, and only one piece of work
 * tries while the others stand in line.
 */
export function createLockQueue() {
  const line = new PQueue({ concurrency: 1 })
  return async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + LOCKED_MS
    if (line.pending === 0) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
      }
    }
    return line.add(() =>
      pRetry(work, {
        retries: Infinity,
        maxRetryTime: Math.max(1, end - performance.now()),
        minTimeout: FIRST_PAUSE_MS,
        maxTimeout: MAX_PAUSE_MS,
        factor: 2,
        shouldRetry: ({ error }) => isLocked(error),
      }),
    )
  }
}

const CONNECT_MS = 3000
const STATEMENT_MS = 5000

/**
 * The shared store. The pool reconnects by itself; `onError` hears of connections that broke while
 * nobody used them (without a listener such an error would end the process).
 */
export function postgresDatabase(
  url: string,
  onError: (error: Error) => void,
  poolSize: number,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'enquiries',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    // The client's limit is for a server that does not answer at all, so it is a little above the
    // server's.
    query_timeout: STATEMENT_MS + 1000,
    // With this an acknowledged enquiry is on disk, whatever the server's default is.
    options: '-c synchronous_commit=on',
    allowExitOnIdle: true,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}
