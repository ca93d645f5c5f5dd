import { sql } from 'kysely'
import { pino } from 'pino'
import { databaseAddress } from '../../../server/config/parsers.ts'
import { connect } from '../../../server/enquiries/database/connection.ts'
import type { Db } from '../../../server/enquiries/database/tables.ts'

const TIMES = {
  enquiry: ['created_at'],
  delivery: ['queued_at', 'next_attempt_at', 'delivered_at'],
} as const

/** Works on a store over a connection of its own. */
export async function inStore<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = connect(databaseAddress(databaseUrl), pino({ level: 'silent' }))
  try {
    return await connection.use(work)
  } finally {
    await connection.close()
  }
}

/** Moves every time in the store back, as if so much had passed: the store goes by the database's clock. */
export async function passTime(databaseUrl: string, ms: number): Promise<void> {
  const isSqlite = databaseUrl.startsWith('sqlite:')
  await inStore(databaseUrl, async (db) => {
    for (const [table, columns] of Object.entries(TIMES)) {
      for (const column of columns) {
        const earlier = isSqlite
          ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`-${ms / 1000} seconds`})`
          : sql`to_char((${sql.ref(column)}::timestamptz - ${`${ms} milliseconds`}::interval) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${earlier}`.execute(db)
      }
    }
  })
}
