import { pino } from 'pino'
import { expect, test, afterEach, vi, describe } from 'vitest'
import { useStores } from '../../../tests/support/enquiries/stores.ts'
import { databaseAddress } from '../../config/parsers.ts'
import { connect, createLockQueue } from './connection.ts'
import { sql } from 'kysely'

const { newStore } = useStores('sqlite')

test('a store that was closed is not opened again', async () => {
  const connection = connect(databaseAddress(await newStore()), pino({ level: 'silent' }))
  await connection.use(async () => {})
  await connection.close()
  for (const time of ['first', 'second'])
    await expect(connection.use(connection.now), time).rejects.toThrow('is closed')
})

afterEach(() => vi.useRealTimers())

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })

test('one waits for a lock that is held, with ever longer pauses, and the others after it', async () => {
  vi.useFakeTimers()
  const whileLocked = createLockQueue()
  let isLocked = true
  const tries = [0, 0, 0]
  const works = tries.map((_, index) =>
    whileLocked(async () => {
      tries[index] = (tries[index] ?? 0) + 1
      if (isLocked) throw locked
      return index
    }),
  )
  await vi.advanceTimersByTimeAsync(4000)
  // The first try of each, and then those of one.
  expect(tries.slice(1)).toEqual([1, 1])
  expect(tries[0]).toBeLessThan(30)
  isLocked = false
  await vi.advanceTimersByTimeAsync(500)
  expect(await Promise.all(works)).toEqual([0, 1, 2])
})

test('a lock that is held for too long, and any other error, is told', async () => {
  vi.useFakeTimers()
  const whileLocked = createLockQueue()
  const late = whileLocked(() => Promise.reject(locked)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await late).toBe(locked)
  const other = new Error('disk gone')
  await expect(whileLocked(() => Promise.reject(other))).rejects.toBe(other)
})

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
