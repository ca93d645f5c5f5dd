import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { parseDatabaseUrl } from '../../server/enquiries/store/database-url.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { CannotRun } from '../errors.ts'
import type { Output } from '../output.ts'
import { serverConfig } from './store.ts'

/** SQLite's side files: what is not yet in the database itself. */
const SIDE_FILES = ['-wal', '-shm', '-journal']

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

/**
 * Makes a backup the store, whole or not at all. What the store held before is gone, also what its
 * side files held, which would otherwise be replayed into the backup.
 * @throws CannotRun where the file is no backup or the store is in use
 */
export const restoreStore = (path: string, output: Output): void => {
  const store = storeFile('pg_restore')
  const file = resolve(path)
  const count = checkBackup(file)
  assertUnused(store)
  const half = `${store}.${process.pid}.half`
  try {
    closeSync(openSync(half, 'wx', 0o600))
    copyFileSync(file, half)
    if (process.getuid?.() === 0) giveToOwnerOf(dirname(store), half)
    syncToDisk(half)
    for (const suffix of SIDE_FILES) rmSync(store + suffix, { force: true })
    renameSync(half, store)
    syncToDisk(dirname(store))
    output.result(`The store at ${store} holds the ${count} enquiries of ${file}.`)
  } catch (error) {
    throw new CannotRun(`The backup could not be restored: ${reasonOf(error)}`)
  } finally {
    rmSync(half, { force: true })
  }
}

/** Restored by root, the store is still the site's, which could not open it otherwise. */
const giveToOwnerOf = (folder: string, file: string): void => {
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

const storeFile = (instead: string): string => {
  const address = parseDatabaseUrl(serverConfig().databaseUrl)
  if (address.kind === 'sqlite') return address.file
  throw new CannotRun(`DATABASE_URL is PostgreSQL, which has tools of its own: ${instead}.`)
}

const checkBackup = (file: string): number => {
  try {
    return enquiriesIn(file)
  } catch (error) {
    throw new CannotRun(`${file} is no backup of an enquiry store: ${reasonOf(error)}`)
  }
}

/** @throws where the file is damaged or no store */
const enquiriesIn = (file: string): number =>
  using(file, { readonly: true, fileMustExist: true }, (db) => {
    const found = db.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`)
    return db.prepare('select count(*) from enquiry').pluck().get() as number
  })

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

const syncToDisk = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
