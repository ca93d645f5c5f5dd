import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { parseDatabaseUrl, type DatabaseAddress } from './database-url.ts'
import { isRefusal, loggable } from './faults.ts'
import { migrate } from './migrations.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Tables } from './tables.ts'

const RETRY_MS = 1000

/** The store as something that comes and goes. */
export type Connection = {
  readonly kind: DatabaseAddress['kind']
  /**
   * Does work on the open database, its tables up to date. Waits for an opening under way; rejects
   * when the last one failed and the next is not due yet. Work that fails other than by a refusal
   * of its values makes the store be opened and checked anew.
   */
  use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Opens the store of `DATABASE_URL` in the background and keeps trying every second while it cannot
 * be reached. Throws a TypeError at once for an address of another kind.
 */
export function connect(databaseUrl: string, log: Logger): Connection {
  const address = parseDatabaseUrl(databaseUrl)
  let opened: Kysely<Tables> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let down = false

  const open = async (): Promise<Kysely<Tables>> => {
    const database = newDatabase(address, log)
    try {
      await migrate(database)
      if (down) log.info('the enquiry store answers again')
      down = false
      opened = database
      return database
    } catch (error) {
      if (!down) log.error(loggable(error), 'the enquiry store cannot be used; trying every second')
      down = true
      discard(database)
      if (!closed) {
        retry = setTimeout(() => (attempt = begin()), RETRY_MS)
        retry.unref()
      }
      throw error
    }
  }

  const begin = (): Promise<Kysely<Tables>> => {
    const attempt = open()
    // Whoever asks hears of the failure; when nobody asks it must not end the process.
    attempt.catch(() => {})
    return attempt
  }

  let attempt = begin()

  return {
    kind: address.kind,
    async use(work) {
      const database = await attempt
      try {
        return await work(database)
      } catch (error) {
        // Several may fail on one broken database: the first replaces it.
        if (!closed && !isRefusal(error) && opened === database) {
          log.warn(loggable(error), 'a query of the enquiry store failed; the store is opened anew')
          opened = undefined
          discard(database)
          attempt = begin()
        }
        throw error
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const database = await attempt.catch(() => undefined)
      opened = undefined
      await database?.destroy().catch(() => {})
    },
  }
}

function newDatabase(address: DatabaseAddress, log: Logger): Kysely<Tables> {
  if (address.kind === 'sqlite') return sqliteDatabase(address.file)
  return postgresDatabase(address.url, (error) =>
    log.warn(loggable(error), 'a store connection broke'),
  )
}

// Not waited for: a query that hangs in it may hold the closing up for seconds.
function discard(database: Kysely<Tables>): void {
  database.destroy().catch(() => {})
}
