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

test('pages wait while something goes ahead of them, and go on as soon as it is done', async () => {
  const admission = createPageAdmission(LIMITS)
  const order: string[] = []
  const [endFirst, endSecond] = [admission.ahead(), admission.ahead()]
  for (let at = 0; at < 3; at++) void admission.enter().then(() => order.push(`page ${at}`))
  for (let turns = 0; turns < 3; turns++) await nextTurn()
  order.push('stored')
  endFirst()
  endFirst()
  await nextTurn()
  order.push('stored')
  endSecond()
  while (order.length < 5) await nextTurn()
  expect(order).toEqual(['stored', 'stored', 'page 0', 'page 1', 'page 2'])
})

test('what goes ahead does not hold pages back for ever', async () => {
  const admission = createPageAdmission(LIMITS)
  admission.ahead()
  expect(await Promise.all([admission.enter(), admission.enter()])).toEqual([true, true])
  const held = admission.ahead()
  expect(await admission.enter()).toBe(true)
  held()
})

test('a page that comes during a hold waits for it like those before it', async () => {
  const admission = createPageAdmission(LIMITS)
  const order: string[] = []
  const end = admission.ahead()
  void admission.enter('answer').then(() => order.push('answer'))
  while (order.length < 1) await nextTurn()
  void admission.enter().then(() => order.push('page'))
  for (let turns = 0; turns < 3; turns++) await nextTurn()
  end()
  order.push('stored')
  while (order.length < 3) await nextTurn()
  expect(order).toEqual(['answer', 'stored', 'page'])
})

test('small answers do not wait for the pages before them, nor for what holds those', async () => {
  const admission = createPageAdmission(LIMITS)
  const order: string[] = []
  for (let at = 0; at < 4; at++) void admission.enter().then(() => order.push('page'))
  for (let at = 0; at < 6; at++) void admission.enter('answer').then(() => order.push('answer'))
  await nextTurn()
  await nextTurn()
  expect(order).toEqual([
    'answer',
    'answer',
    'answer',
    'answer',
    'page',
    'answer',
    'answer',
    'page',
  ])

  const end = admission.ahead()
  await nextTurn()
  void admission.enter('answer').then(() => order.push('late answer'))
  while (order.length < 9) await nextTurn()
  expect(order.at(-1)).toBe('late answer')
  end()
  while (order.length < 11) await nextTurn()
})
