import type BetterSqlite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'
import type { DatabaseSync } from 'node:sqlite'
import { CannotRun } from '../../../catalogue/system-errors.ts'

/**
 * From this line of Node on the driver is Node's own SQLite, which needs nothing native; before,
 * better-sqlite3.
 */
const FIRST_WITH_SQLITE = 24

/** An open database file. Its errors have SQLite's names as `code`: `SQLITE_BUSY`. */
export type SqliteConnection = SqliteDatabase & {
  readonly isTransaction: boolean
  exec(sql: string): void
}

type Options = {
  readonly readOnly?: boolean
  /** How long the process blocks while another process holds the lock. */
  readonly timeoutMs?: number
}

type Driver = (file: string, options: Required<Options>) => SqliteConnection

/** SQLite's result codes in the order of their numbers. */
const RESULTS =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  )

/** Does work on `node:sqlite`, whose errors have a number where better-sqlite3's have a name. */
function withNamedErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    // The upper bits only refine the code.
    const result = RESULTS[Number(error.errcode) & 0xff]
    throw Object.assign(error, result && { code: `SQLITE_${result}` })
  }
}

const nodeSqlite =
  (Database: typeof DatabaseSync): Driver =>
  (file, { readOnly, timeoutMs }) => {
    const db = withNamedErrors(() => new Database(file, { readOnly, timeout: timeoutMs }))
    return {
      get isTransaction() {
        return db.isTransaction
      },
      exec: (sql) => withNamedErrors(() => db.exec(sql)),
      close: () => withNamedErrors(() => db.close()),
      prepare(sql) {
        const statement = withNamedErrors(() => db.prepare(sql))
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => withNamedErrors(() => statement.all(...parameters)),
          run: (parameters) => withNamedErrors(() => statement.run(...parameters)),
          iterate: (parameters) => withNamedErrors(() => statement.iterate(...parameters)),
        }
      },
    }
  }

const betterSqlite =
  (Database: typeof BetterSqlite): Driver =>
  (file, { readOnly, timeoutMs }) => {
    const db = new Database(file, { readonly: readOnly, timeout: timeoutMs })
    return {
      get isTransaction() {
        return db.inTransaction
      },
      exec: (sql) => void db.exec(sql),
      close: () => void db.close(),
      prepare: (sql) => db.prepare(sql),
    }
  }

async function loadDriver(): Promise<Driver> {
  const isOwn = Number.parseInt(process.versions.node) >= FIRST_WITH_SQLITE
  try {
    const driver = isOwn
      ? nodeSqlite((await import('node:sqlite')).DatabaseSync)
      : betterSqlite((await import('better-sqlite3')).default)
    driver(':memory:', { readOnly: false, timeoutMs: 0 }).close()
    return driver
  } catch (error) {
    const remedy = isOwn
      ? 'this build of Node has no SQLite; use one from nodejs.org, or a DATABASE_URL of PostgreSQL'
      : 'its driver better-sqlite3 is missing or was made for another Node; run `npm ci`, or use Node 24 or newer, which has SQLite itself'
    throw new CannotRun(
      `the embedded store cannot work on Node ${process.versions.node}: ${remedy}`,
      { cause: error },
    )
  }
}

let driver: Promise<Driver> | undefined

/**
 * The driver of the embedded store.
 * @throws CannotRun where the driver cannot work on this Node; the message says in one line how
 * to mend that
 */
export const sqliteDriver = (): Promise<Driver> => (driver ??= loadDriver())

/** Opens a database file; a missing one is made, unless it is opened for reading. */
export async function openSqlite(
  file: string,
  { readOnly = false, timeoutMs = 5000 }: Options = {},
): Promise<SqliteConnection> {
  return (await sqliteDriver())(file, { readOnly, timeoutMs })
}
