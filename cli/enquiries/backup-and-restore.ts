import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { migrate } from '../../server/enquiries/database/migrations.ts'
import { sqliteDatabase } from '../../server/enquiries/database/sqlite.ts'
import { openSqlite, type SqliteConnection } from '../../server/enquiries/database/sqlite-driver.ts'
import { reasonOf, systemErrorCode, CannotRun } from '../../catalogue/system-errors.ts'
import { setExit, output } from '../terminal/output.ts'
import { isRunning, syncToDisk } from '../atomic-files.ts'
import { serverConfig } from './enquiry-store.ts'

/** SQLite's side files, which hold what is not in the database itself yet. */
const SIDE_FILES = ['-wal', '-shm', '-journal']

/**
 * Writes the store of one moment into a file that only its owner can read, while the site goes on
 * storing. The file is complete or missing.
 * @throws CannotRun where there is no embedded store, or the file exists or cannot be written
 */
export const backUpStore = async (path: string): Promise<void> => {
  const store = storeFile('pg_dump')
  const file = resolve(path)
  if (!existsSync(store)) throw new CannotRun(`There is no enquiry store at ${store}.`)
  if (existsSync(file)) throw new CannotRun(`${file} exists already: a backup never replaces one.`)
  const half = `${file}.${process.pid}.half`
  try {
    removeLeftHalves(dirname(file))
    closeSync(openSync(half, 'wx', 0o600))
    await using(store, { readOnly: true }, (db) => db.prepare('vacuum into ?').run([half]))
    const count = await using(half, {}, (db) => {
      assertSound(db, 'main')
      forgetNetworks(db)
      return countIn(db, 'main')
    })
    syncToDisk(half)
    renameSync(half, file)
    syncToDisk(dirname(file))
    output.result(`Wrote ${count} enquiries to ${file}.`)
  } catch (error) {
    throw new CannotRun(`The store could not be backed up to ${file}: ${reasonOf(error)}`)
  } finally {
    for (const suffix of ['', ...SIDE_FILES]) rmSync(half + suffix, { force: true })
  }
}

const HALF = /\.(?<pid>\d+)\.half(?:-wal|-shm|-journal)?$/

/** Removes copies of the store that a killed backup or restore has left. */
function removeLeftHalves(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = Number(HALF.exec(name)?.groups?.['pid'])
    // In another container the process id may be another program's, or even this one's.
    const isLeft = pid > 0 && (pid === process.pid || !isRunning(pid))
    if (isLeft) rmSync(join(folder, name), { force: true })
  }
}

/**
 * Removes digests of visitors' networks, and their key, which a site with an older release stored.
 */
function forgetNetworks(db: SqliteConnection): void {
  db.exec('pragma secure_delete = on')
  for (const table of ['rate', 'rate_key'])
    if (readAll(db, `pragma table_info(${table})`).length > 0) db.exec(`delete from ${table}`)
}

/** The embedded store's file. @throws CannotRun where the store is PostgreSQL */
const storeFile = (instead: string): string => {
  const { database } = serverConfig()
  if (database.kind === 'sqlite') return database.file
  throw new CannotRun(`DATABASE_URL is PostgreSQL, which has tools of its own: ${instead}.`)
}

const assertSound = (db: SqliteConnection, schema: 'main' | 'backup'): void => {
  const [found] = readAll<{ integrity_check: string }>(db, `pragma ${schema}.integrity_check`)
  if (found?.integrity_check !== 'ok') throw new Error(`it is damaged: ${found?.integrity_check}`)
}

/** @throws where the database has no table of enquiries */
const countIn = (db: SqliteConnection, schema: 'main' | 'backup'): number =>
  readAll<{ n: number }>(db, `select count(*) as n from ${schema}.enquiry`)[0]?.n ?? 0

const readAll = <Row>(db: SqliteConnection, sql: string) => db.prepare(sql).all([]) as Row[]

const using = async <T>(
  file: string,
  options: Parameters<typeof openSqlite>[1],
  work: (db: SqliteConnection) => T,
): Promise<T> => {
  const db = await openSqlite(file, options)
  try {
    return work(db)
  } finally {
    db.close()
  }
}

const TABLES = ['enquiry', 'delivery', 'missed_search', 'event_count']

/**
 * Makes the rows of a backup the store, all or none, in tables of this release; triggers, views and
 * unknown tables or columns are not copied. The old store stays beside the new one. Unless
 * confirmed, only says what would be done.
 * @throws CannotRun where the file is no backup or the store is in use
 */
export const restoreStore = async (path: string, confirmed: boolean): Promise<void> => {
  const store = storeFile('pg_restore')
  const file = resolve(path)
  await assertUnused(store)
  const half = `${store}.${process.pid}.half`
  const previousStore = freeName(`${store}.before-restore`)
  try {
    removeLeftHalves(dirname(store))
    const count = await copyRows(file, half)
    if (!confirmed) {
      output.result(`Would make the ${count} enquiries of ${file} the store at ${store}.`)
      output.message(
        `Nothing was changed. Run it again with --yes; the store of now stays as ${previousStore}.`,
      )
      setExit('problems')
      return
    }
    // A store that root restores must belong to the site, which could not open it otherwise.
    const { uid, gid } = statSync(dirname(store))
    if (process.getuid?.() === 0) chownSync(half, uid, gid)
    syncToDisk(half)
    if (existsSync(store)) {
      // The old store gets a second name, so that at no moment there is no store.
      linkSync(store, previousStore)
      output.message(
        `The store before it is ${previousStore}: delete it once it is not needed any more.`,
      )
    }
    // SQLite would replay the side files of a store that was lost into the new one.
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

function freeName(name: string): string {
  const names = (n: number): string => (n === 1 ? name : `${name}-${n}`)
  let n = 1
  while (existsSync(names(n))) n += 1
  return names(n)
}

const copyRows = async (file: string, half: string): Promise<number> => {
  const tables = sqliteDatabase(half)
  await migrate(tables, 'sqlite')
  await tables.destroy()
  return using(half, {}, (db) => {
    db.exec('pragma journal_mode = delete; pragma trusted_schema = off')
    try {
      if (!existsSync(file)) throw new Error('it does not exist')
      db.prepare('attach ? as backup').run([file])
      assertSound(db, 'backup')
      const count = countIn(db, 'backup')
      db.exec('begin')
      for (const table of TABLES) copyTable(db, table)
      db.exec('commit')
      return count
    } catch (error) {
      throw new CannotRun(`${file} is no backup of an enquiry store: ${reasonOf(error)}`)
    }
  })
}

/**
 * Copies the columns that both databases have; an earlier release's backup may lack some, and
 * tables too.
 */
const copyTable = (db: SqliteConnection, table: string): void => {
  const columnsIn = (schema: string) =>
    readAll<{ name: string }>(db, `pragma ${schema}.table_info(${table})`).map(({ name }) => name)
  const backupColumns = columnsIn('backup')
  const columns = columnsIn('main').filter((name) => backupColumns.includes(name))
  if (columns.length === 0) return
  db.exec(`insert into main.${table} (${columns}) select ${columns} from backup.${table}`)
}

/** Fails while anybody has the database open, as leaving WAL mode needs it alone. */
const assertUnused = async (store: string): Promise<void> => {
  if (!existsSync(store)) return
  try {
    await using(store, { timeoutMs: 500 }, (db) => db.exec('pragma journal_mode = delete'))
  } catch (error) {
    if (systemErrorCode(error) === 'SQLITE_BUSY') {
      throw new CannotRun(`The store at ${store} is in use. End the site first.`)
    }
    throw new CannotRun(
      `The store at ${store} cannot be opened (${reasonOf(error)}). Move it away first, with its -wal and -shm files.`,
    )
  }
}
