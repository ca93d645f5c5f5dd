// Threads have no origin to name:
// oxlint-disable unicorn/require-post-message-target-origin
import type DatabaseConstructor from 'better-sqlite3'
import type * as fs from 'node:fs'
import type * as path from 'node:path'
import type * as workerThreads from 'node:worker_threads'

/** What the thread is started with. */
export type ThreadData = {
  readonly file: string
  /** Absolute path of the driver: the thread runs from text and cannot resolve it itself. */
  readonly driver: string
}

/**
 * One statement; `sql` undefined closes the database. Requests and answers cross as JSON text, which
 * takes a fraction of the time that copying their values one by one takes.
 */
export type ThreadRequest = {
  readonly id: number
  readonly sql?: string
  readonly parameters?: readonly unknown[]
  /** A transaction starts with this statement. */
  readonly begin?: boolean
}

export type ThreadAnswer = {
  readonly id: number
  readonly rows?: readonly unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly code: string }
}

/**
 * The body of the thread that owns the SQLite connection. A commit waits for the disk, and another
 * process may hold the write lock for seconds: neither must ever hold up a page.
 *
 * The thread is started from this function's own text, because a thread otherwise needs a file of
 * its own that the sources, the tests and the bundle would each keep in another place. So it may
 * use nothing but its parameter.
 */
export function sqliteThread(require: NodeJS.Require): void {
  const { existsSync, mkdirSync, openSync, closeSync, statSync } = require('node:fs') as typeof fs
  const { dirname } = require('node:path') as typeof path
  const { parentPort, workerData } = require('node:worker_threads') as typeof workerThreads
  const { file, driver } = workerData as ThreadData
  const Database = require(driver) as typeof DatabaseConstructor

  // Node's own `recursive` never ends below /proc.
  const makeFolder = (folder: string): void => {
    if (existsSync(folder)) return
    makeFolder(dirname(folder))
    try {
      mkdirSync(folder)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  makeFolder(dirname(file))
  // Names and phone numbers are for the service's own user; SQLite gives its side files the same mode.
  closeSync(openSync(file, 'a', 0o600))
  const db = new Database(file, { timeout: 5000 })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('secure_delete = ON')
  const inode = statSync(file).ino

  // Writing on into a file that was replaced or deleted would lose what is acknowledged.
  const assertInPlace = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
      throw Object.assign(new Error('the database file was moved or deleted'), {
        code: 'SQLITE_READONLY_DBMOVED',
      })
    }
  }

  const begin = (): void => {
    assertInPlace()
    // Immediate: two processes that read first and then write would otherwise fail each other.
    db.exec('begin immediate')
  }

  const run = (sql: string, parameters: readonly unknown[]): Omit<ThreadAnswer, 'id'> => {
    // A full disk makes SQLite roll back by itself; rolling back again would hide that error.
    if (sql === 'rollback' && !db.inTransaction) return { rows: [] }
    const statement = db.prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    return { rows: [], changes: statement.run(...parameters).changes }
  }

  parentPort?.on('message', (message: string) => {
    const { id, sql, parameters, begin: first } = JSON.parse(message) as ThreadRequest
    const answer = (given: Omit<ThreadAnswer, 'id'>): void =>
      parentPort.postMessage(JSON.stringify({ id, ...given }))
    if (sql === undefined) {
      db.close()
      parentPort.close()
      return
    }
    try {
      if (first) begin()
      answer(run(sql, parameters ?? []))
    } catch (error) {
      const { message: reason, code } = error as Error & { code?: string }
      answer({ error: { message: reason, code: code ?? 'ERROR' } })
    }
  })
}
