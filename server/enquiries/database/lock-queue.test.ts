import { afterEach, expect, test, vi } from 'vitest'
import { createLockQueue } from './lock-queue.ts'

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
