import { chownSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import process from 'node:process'
import Database from 'better-sqlite3'
import { migrate } from '../../server/enquiries/database/migrations.ts'
import { sqliteDatabase } from '../../server/enquiries/database/sqlite.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { CannotRun } from '../terminal/exit.ts'
import { syncToDisk } from '../files.ts'
import type { Output } from '../terminal/output.ts'
import { serverConfig } from './open-database.ts'

/**
 * Writes the store as it is at one moment into a file that only its owner can read, while the site
 * goes on storing. The file is whole or not there.
 * @throws CannotRun where there is no embedded store, the file exists or cannot be written
 */
export const backUpStore = (path: string, output: Output): void => {
  const store = storeFile('pg_dump')
  const file = resolve(path)
  if (!existsSync(store)) throw new CannotRun(`There is no enquiry store at ${store}.`)
  if (existsSync(file)) throw new CannotRun(`${file} exists already: a backup never replaces one.`)
  const half = `${file}.${process.pid}.half`
  try {
    closeSync(openSync(half, 'wx', 0o600))
    using(store, { readonly: true }, (db) => db.prepare('vacuum into ?').run(half))
    const count = using(half, { readonly: true, fileMustExist: true }, (db) => {
      assertSound(db, 'main')
      return countIn(db)
    })
    syncToDisk(half)
    renameSync(half, file)
    syncToDisk(dirname(file))
    output.result(`Wrote ${count} enquiries to ${file}.`)
  } catch (error) {
    throw new CannotRun(`The store could not be backed up to ${file}: ${reasonOf(error)}`)
  } finally {
    rmSync(half, { force: true })
  }
}

/** The embedded store's file. @throws CannotRun where the store is PostgreSQL */
const storeFile = (instead: string): string => {
  const { database } = serverConfig()
  if (database.kind === 'sqlite') return database.file
  throw new CannotRun(`DATABASE_URL is PostgreSQL, which has tools of its own: ${instead}.`)
}

/** @throws where a database is damaged */
const assertSound = (db: Database.Database, schema: 'main' | 'backup'): void => {
  const found = db.pragma(`${schema}.integrity_check`, { simple: true })
  if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`)
}

/** How many enquiries a store has. */
const countIn = (db: Database.Database): number =>
  db.prepare('select count(*) from enquiry').pluck().get() as number

/** Opens a database file for the time of the work. */
const using = <T>(
  file: string,
  options: Database.Options,
  work: (db: Database.Database) => T,
): T => {
  const db = new Database(file, options)
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** SQLite's side files: what is not yet in the database itself. */
const SIDE_FILES = ['-wal', '-shm', '-journal']

/** What is restored; limits are of the hour in which the backup was made. */
const TABLES = ['enquiry', 'delivery', 'missed_search']

/**
 * Makes the rows of a backup the store, all or none, in tables of this release: what else a file may
 * hold (triggers, views, tables and columns that this release does not know) is not copied. What
 * the store held before is gone, also what its side files held, which would otherwise be replayed.
 * @throws CannotRun where the file is no backup or the store is in use
 */
export const restoreStore = async (path: string, output: Output): Promise<void> => {
  const store = storeFile('pg_restore')
  const file = resolve(path)
  assertUnused(store)
  const half = `${store}.${process.pid}.half`
  try {
    const count = await copyRows(file, half)
    // Restored by root, the store is still the site's, which could not open it otherwise.
    const { uid, gid } = statSync(dirname(store))
    if (process.getuid?.() === 0) chownSync(half, uid, gid)
    syncToDisk(half)
    for (const suffix of SIDE_FILES) rmSync(store + suffix, { force: true })
    renameSync(half, store)
    syncToDisk(dirname(store))
    output.result(`The store at ${store} holds the ${count} enquiries of ${file}.`)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`The backup could not be restored: ${reasonOf(error)}`)
  } finally {
    for (const suffix of ['', ...SIDE_FILES]) rmSync(half + suffix, { force: true })
  }
}

/** @returns how many enquiries the new store at `half` holds */
const copyRows = async (file: string, half: string): Promise<number> => {
  const tables = sqliteDatabase(half)
  await migrate(tables, 'sqlite')
  await tables.destroy()
  return using(half, {}, (db) => {
    db.pragma('journal_mode = delete')
    db.pragma('trusted_schema = off')
    try {
      if (!existsSync(file)) throw new Error('it does not exist')
      db.prepare('attach ? as backup').run(file)
      assertSound(db, 'backup')
      db.transaction(() => {
        for (const table of TABLES) copyTable(db, table)
      })()
    } catch (error) {
      throw new CannotRun(`${file} is no backup of an enquiry store: ${reasonOf(error)}`)
    }
    return countIn(db)
  })
}

/** Copies the columns that both have; an earlier release's backup has fewer, and may have fewer tables. */
const copyTable = (db: Database.Database, table: string): void => {
  const type = db.prepare('select type from backup.sqlite_schema where name = ?').pluck().get(table)
  if (type === undefined && table !== 'enquiry') return
  if (type !== 'table') throw new Error(`it has no table ${table}`)
  const columnsIn = (schema: string) =>
    (db.pragma(`${schema}.table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  const has = columnsIn('backup')
  const columns = columnsIn('main').filter((name) => has.includes(name))
  db.exec(`insert into main.${table} (${columns}) select ${columns} from backup.${table}`)
}

/** Leaving WAL mode takes the database alone, so it fails while anybody has it open. */
const assertUnused = (store: string): void => {
  if (!existsSync(store)) return
  try {
    using(store, { timeout: 500 }, (db) => db.pragma('journal_mode = delete'))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') {
      throw new CannotRun(`The store at ${store} is in use. End the site first.`)
    }
    throw new CannotRun(
      `The store at ${store} cannot be opened (${reasonOf(error)}). Move it away first, with its -wal and -shm files.`,
    )
  }
}
