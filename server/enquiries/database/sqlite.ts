import { closeSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CamelCasePlugin, Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import { openSqlite } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** This process would block while SQLite waits for another's lock, so `connect` waits instead. */
const LOCK_MS = 0

/** The embedded store with one connection, which opens at the first query. */
export function sqliteDatabase(file: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: () => open(resolve(file)) }),
    plugins: [new CamelCasePlugin()],
  })
}

async function open(file: string): Promise<SqliteDatabase> {
  makeFolder(dirname(file))
  // Names and phone numbers are for the service's own user; SQLite's side files get the same mode.
  closeSync(openSync(file, 'a', 0o600))
  const db = await openSqlite(file, { timeoutMs: LOCK_MS })
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on`)
  const { ino } = statSync(file)

  /** An enquiry in a file that was replaced or deleted would be lost, so the file is checked. */
  const assertInPlace = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return
    const message = 'the database file was moved or deleted'
    throw Object.assign(new Error(message), { code: 'SQLITE_READONLY_DBMOVED' })
  }

  return {
    close: () => db.close(),
    prepare(sql) {
      if (sql === 'begin') {
        assertInPlace()
        // Two processes that read first and then write would otherwise fail each other.
        return db.prepare('begin immediate')
      }
      // A full disk makes SQLite roll back by itself; rolling back again would hide that error.
      return db.prepare(sql === 'rollback' && !db.isTransaction ? 'select 1' : sql)
    },
  }
}
