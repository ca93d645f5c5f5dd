import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { countWriter } from './counts.ts'

afterEach(() => vi.useRealTimers())

test('counts are written together once a second, and later where the store fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const log: string[] = []
  const written: [string, number][][] = []
  const store = { isDown: true }
  const { add, flush } = countWriter(
    async (counts) => {
      if (store.isDown) throw new Error('the store does not answer')
      written.push([...counts])
    },
    pino({}, { write: (line: string) => void log.push(line) }),
  )
  add('a')
  add('b')
  add('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(log.join('')).toContain('the store does not answer')
  store.isDown = false
  add('b')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([
    [
      ['a', 2],
      ['b', 2],
    ],
  ])
  add('c')
  await flush()
  expect(written[1]).toEqual([['c', 1]])
  await vi.runAllTimersAsync()
  expect(written).toHaveLength(2)
})
