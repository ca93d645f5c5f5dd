// @ts-check
// The thread that owns the SQLite connection. A commit waits for the disk, and another process may
// hold the write lock for seconds: neither must ever hold up a page. Plain JavaScript with types in
// comments, so that Node starts it as it is: from source, in tests and from the build.
import { closeSync, openSync, statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

/**
 * @typedef {import('./sqlite-messages.ts').ThreadData} ThreadData
 * @typedef {import('./sqlite-messages.ts').ThreadRequest} ThreadRequest
 * @typedef {import('./sqlite-messages.ts').ThreadAnswer} ThreadAnswer
 */

const { file } = /** @type {ThreadData} */ (workerData)

// Names and phone numbers are for the service's own user; SQLite gives its side files the same mode.
closeSync(openSync(file, 'a', 0o600))
const db = new Database(file, { timeout: 5000 })
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('secure_delete = ON')
const inode = statSync(file).ino

/** Writing on into a file that was replaced or deleted would lose what is acknowledged. */
function assertInPlace() {
  if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
    throw Object.assign(new Error('the database file was moved or deleted'), {
      code: 'SQLITE_READONLY_DBMOVED',
    })
  }
}

/**
 * @param {string} sql
 * @param {readonly unknown[]} parameters
 * @returns {Omit<ThreadAnswer, 'id'>}
 */
function run(sql, parameters) {
  // A full disk makes SQLite roll back by itself; rolling back again would hide that error.
  if (sql === 'rollback' && !db.inTransaction) return { rows: [] }
  const statement = db.prepare(sql)
  if (statement.reader) return { rows: statement.all(...parameters) }
  return { rows: [], changes: statement.run(...parameters).changes }
}

parentPort?.on('message', (/** @type {string} */ message) => {
  const request = /** @type {ThreadRequest} */ (JSON.parse(message))
  const { id, sql, parameters = [], begin } = request
  /** @param {Omit<ThreadAnswer, 'id'>} given */
  const answer = (given) => parentPort?.postMessage(JSON.stringify({ id, ...given }))
  if (sql === undefined) {
    db.close()
    parentPort?.close()
    return
  }
  try {
    if (begin) {
      assertInPlace()
      // Immediate: two processes that read first and then write would otherwise fail each other.
      db.exec('begin immediate')
    }
    answer(run(sql, parameters))
  } catch (error) {
    const { message: reason, code } = /** @type {Error & { code?: string }} */ (error)
    answer({ error: { message: reason, code: code ?? 'ERROR' } })
  }
})
