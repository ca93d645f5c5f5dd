import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createPageAdmission } from './page-admission.ts'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const LIMITS = { mostWaiting: 10, longestWaitMs: 60_000, longestLagMs: 60_000 }

test('pages go on in order, one in each turn of the event loop', async () => {
  const admission = createPageAdmission(LIMITS)
  const passed: number[] = []
  for (let at = 0; at < 10; at++) void admission.enter().then(() => passed.push(at))
  const seen: number[] = []
  while (passed.length < 10) {
    await nextTurn()
    seen.push(passed.length)
  }
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBe(1)
})

test('more than may wait are refused at once', async () => {
  const admission = createPageAdmission(LIMITS)
  const entered = await Promise.all(Array.from({ length: 12 }, () => admission.enter()))
  expect(entered.filter((admitted) => !admitted)).toHaveLength(2)
})

test('what has waited too long is refused when its turn comes', async () => {
  const admission = createPageAdmission({ ...LIMITS, longestWaitMs: 20 })
  const entered = [admission.enter(), admission.enter()]
  const begun = performance.now()
  while (performance.now() - begun < 30) continue
  expect(await Promise.all(entered)).toEqual([false, false])
  expect(await admission.enter()).toBe(true)
})

test('between two pages the door is open while connections arrive, but not for ever', async () => {
  const admission = createPageAdmission(LIMITS)
  const admitted: number[] = []
  for (let at = 0; at < 2; at++) void admission.enter().then(() => admitted.push(at))
  let arrivals = 0
  while (admitted.length < 2) {
    admission.seen(new Socket())
    arrivals += 1
    await nextTurn()
  }
  expect(arrivals).toBeGreaterThan(10)
})

test('pages are refused while the event loop lags, not after a single delay', async () => {
  const admission = createPageAdmission({ ...LIMITS, longestLagMs: 50 })
  const delay = async () => {
    const begun = performance.now()
    while (performance.now() - begun < 200) continue
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await delay()
  expect(await admission.enter()).toBe(true)
  for (let times = 0; times < 3; times++) await delay()
  expect(await admission.enter()).toBe(false)
})
