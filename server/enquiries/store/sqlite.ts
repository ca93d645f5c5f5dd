import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import type { ThreadAnswer, ThreadData, ThreadRequest } from '../../throughput/sqlite-messages.ts'
import { sqliteThreadFile } from '../../throughput/sqlite-thread-file.ts'
import type { Tables } from './tables.ts'

const CLOSE_MS = 2000

/** The embedded store: one connection, in a thread of its own. Opens at the first query. */
export function sqliteDatabase(file: string): Kysely<Tables> {
  const dialect: Dialect = {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ThreadDriver(resolve(file)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Tables>({ dialect })
}

/** Migrations run in a transaction, so that two processes starting at once cannot both run them. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class StoreError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'StoreError'
    this.code = code
  }
}

type Waiting = {
  readonly resolve: (answer: ThreadAnswer) => void
  readonly reject: (error: Error) => void
}

class ThreadDriver implements Driver {
  readonly #file: string
  #thread: Worker | undefined
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #ended: Error | undefined
  // There is one connection; whoever wants it waits for the one before.
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}
  #begin = false

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    makeFolder(dirname(this.#file))
    const workerData: ThreadData = { file: this.#file }
    const thread = new Worker(sqliteThreadFile, { workerData, execArgv: [] })
    thread.on('message', (message: string) => {
      const answer = JSON.parse(message) as ThreadAnswer
      this.#waiting.get(answer.id)?.resolve(answer)
      this.#waiting.delete(answer.id)
    })
    thread.on('error', (error: Error) => this.#end(error))
    thread.on('exit', () => this.#end(new StoreError('the store is closed', 'CLOSED')))
    // The thread alone keeps no finished program alive; a statement under way does, by its promise's owner.
    thread.unref()
    this.#thread = thread
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    let release = (): void => {}
    this.#free = new Promise((done) => (release = done))
    await before
    this.#release = release
    return {
      executeQuery: (query) => this.#execute(query),
      streamQuery: () => {
        throw new StoreError('rows are read in pages, not streamed', 'UNSUPPORTED')
      },
    }
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(): Promise<void> {
    // Goes with the first statement: in a rush a message to the thread and back takes long.
    this.#begin = true
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    const thread = this.#thread
    if (thread === undefined || this.#ended !== undefined) return
    const exited = once(thread, 'exit')
    thread.ref()
    thread.postMessage(JSON.stringify({ id: 0 } satisfies ThreadRequest))
    const limit = setTimeout(() => void thread.terminate(), CLOSE_MS)
    await exited
    clearTimeout(limit)
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const thread = this.#thread
    if (thread === undefined || this.#ended !== undefined) {
      throw this.#ended ?? new StoreError('the store is closed', 'CLOSED')
    }
    const id = ++this.#lastId
    const begin = this.#begin
    this.#begin = false
    thread.ref()
    const answer = await new Promise<ThreadAnswer>((done, reject) => {
      this.#waiting.set(id, { resolve: done, reject })
      const { sql, parameters } = query
      thread.postMessage(JSON.stringify({ id, sql, parameters, begin } satisfies ThreadRequest))
    }).finally(() => {
      if (this.#waiting.size === 0) thread.unref()
    })
    const { rows, changes, error } = answer
    if (error !== undefined) throw new StoreError(error.message, error.code)
    return {
      rows: (rows ?? []) as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    }
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}
