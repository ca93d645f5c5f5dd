import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { useStores } from '../../../tests/support/enquiries/stores.ts'
import { databaseAddress } from '../../config/validators.ts'
import { connect } from './connection.ts'

describe('PostgreSQL', { tags: ['needs-postgresql'] }, () => {
  const { newStore } = useStores('postgres')

  test('no more connections are opened than DATABASE_POOL says', async () => {
    const connection = connect(databaseAddress(await newStore()), pino({ level: 'silent' }), 2)
    const open = sql<{ count: string }>`
      select count(*) from pg_stat_activity, pg_sleep(0.05)
      where datname = current_database() and backend_type = 'client backend'`
    const counts = await Promise.all(
      Array.from({ length: 8 }, () =>
        connection.use(async (db) => Number((await open.execute(db)).rows[0]?.count)),
      ),
    )
    expect(Math.max(...counts)).toBe(2)
    await connection.close()
  })
})
