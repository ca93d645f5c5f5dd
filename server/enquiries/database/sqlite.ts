import { closeSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import type { Tables } from './tables.ts'

/** While SQLite waits for another process's lock this one is blocked: `connect` asks again instead. */
const LOCK_MS = 5

/** The embedded store, one connection. Opens at the first query. */
export function sqliteDatabase(file: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: async () => open(resolve(file)) }),
    plugins: [new CamelCasePlugin()],
  })
}

function open(file: string): SqliteDatabase {
  makeFolder(dirname(file))
  // Names and phone numbers are for the service's own user; SQLite gives its side files the same mode.
  closeSync(openSync(file, 'a', 0o600))
  const db = new Database(file, { timeout: LOCK_MS })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('secure_delete = ON')
  const { ino } = statSync(file)

  /** Writing on into a file that was replaced or deleted would lose what is acknowledged. */
  const assertInPlace = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return
    const message = 'the database file was moved or deleted'
    throw Object.assign(new Error(message), { code: 'SQLITE_READONLY_DBMOVED' })
  }

  return {
    close: () => void db.close(),
    prepare(sql) {
      if (sql === 'begin') {
        assertInPlace()
        // Two processes that read first and then write would otherwise fail each other.
        return db.prepare('begin immediate')
      }
      // A full disk makes SQLite roll back by itself; rolling back again would hide that error.
      return db.prepare(sql === 'rollback' && !db.inTransaction ? 'select 1' : sql)
    },
  }
}
