import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { parseDatabaseUrl } from '../../server/enquiries/store/database-url.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { CannotRun } from '../errors.ts'
import { syncToDisk } from '../files.ts'
import type { Output } from '../output.ts'
import { serverConfig } from './store.ts'

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
    const count = enquiriesIn(half)
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
export const storeFile = (instead: string): string => {
  const address = parseDatabaseUrl(serverConfig().databaseUrl)
  if (address.kind === 'sqlite') return address.file
  throw new CannotRun(`DATABASE_URL is PostgreSQL, which has tools of its own: ${instead}.`)
}

/** @throws where the file is damaged or no store */
const enquiriesIn = (file: string): number =>
  using(file, { readonly: true, fileMustExist: true }, (db) => {
    assertSound(db)
    return countIn(db)
  })

/** @throws where a database is damaged */
export const assertSound = (db: Database.Database): void => {
  const found = db.pragma('integrity_check', { simple: true })
  if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`)
}

/** How many enquiries a store has. */
export const countIn = (db: Database.Database): number =>
  db.prepare('select count(*) from enquiry').pluck().get() as number

/** Opens a database file for the time of the work. */
export const using = <T>(
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
