import { sql, type Kysely, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { Logger } from 'pino'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'
import type { DatabaseAddress } from '../../config/validators.ts'
import { createLockQueue } from './lock-queue.ts'
import { migrate } from './migrations.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'

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
