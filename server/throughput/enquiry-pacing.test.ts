import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createPacing } from './enquiry-pacing.ts'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a rush goes on in order, a few in each turn of the event loop', async () => {
  const paced = createPacing()
  const socket = new Socket()
  await paced(socket)
  const passed: number[] = []
  for (let at = 0; at < 50; at++) void paced(socket).then(() => passed.push(at))
  const seen: number[] = []
  while (passed.length < 50) {
    await nextTurn()
    seen.push(passed.length)
  }
  expect(passed).toEqual(Array.from({ length: 50 }, (_, at) => at))
  expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBeLessThanOrEqual(16)
})

test('nobody goes on while connections arrive, a tenth of a second at most', async () => {
  const paced = createPacing()
  const began = performance.now()
  let passedAfter = 0
  void paced(new Socket()).then(() => (passedAfter = performance.now() - began))
  while (performance.now() - began < 150) {
    void paced(new Socket())
    await nextTurn()
  }
  expect(passedAfter).toBeGreaterThanOrEqual(99)
  expect(passedAfter).toBeLessThan(1000)
})
