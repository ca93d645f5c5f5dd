import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Tables } from './tables.ts'

const CONNECT_MS = 3000
const STATEMENT_MS = 5000

/**
 * The shared store. The pool reconnects by itself; `onError` hears of connections that broke while
 * nobody used them (without a listener such an error would end the process).
 */
export function postgresDatabase(
  url: string,
  onError: (error: Error) => void,
  poolSize: number,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'enquiries',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    // The client's limit is for a server that does not answer at all, so it is a little above the
    // server's.
    query_timeout: STATEMENT_MS + 1000,
    // With this an acknowledged enquiry is on disk, whatever the server's default is.
    options: '-c synchronous_commit=on',
    allowExitOnIdle: true,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
}
