// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, fakeFetch, ID, offline, submission, taken } from './fakes.fixture.ts'
import { keep, unsent } from './offline-queue.ts'
import { DIRECTLY, type Submission } from './send.ts'

let outbox: typeof import('./outbox.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  // Its waiting times are the tab's.
  vi.resetModules()
  outbox = await import('./outbox.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OTHER = ID.replace('5b', '6b')
const submit = (given: Submission) => outbox.submit(given, DIRECTLY)
const entries = (): unknown => JSON.parse(localStorage.getItem('contactFormData') ?? '[]')
const idsOf = (calls: ReturnType<typeof fakeFetch>) =>
  calls.map(({ init }) => (JSON.parse(String(init.body)) as Submission).submissionId)

test('what is sent leaves nothing in the browser', async () => {
  fakeFetch(taken)
  expect(await submit(submission())).toMatchObject({ outcome: { kind: 'sent' }, queued: false })
  expect(entries()).toEqual([])
})

test('what cannot be sent is stored, and only its reference once it goes', async () => {
  fakeFetch(offline, taken)
  expect(await submit(submission())).toMatchObject({ queued: true })
  expect(entries()).toMatchObject([{ submissionId: ID, status: 'pending' }])
  await submit(submission())
  expect(entries()).toEqual([{ submissionId: ID, reference: 'PF-1', status: 'sent' }])
})

test('sends all that is stored under the ids it was stored under', async () => {
  const calls = fakeFetch(taken)
  keep(submission())
  keep(submission({ name: 'Vikram' }, OTHER))
  await Promise.all([outbox.flush(), outbox.flush()])
  expect(idsOf(calls)).toEqual([ID, OTHER])
  expect(unsent()).toEqual([])
})

test('asks nobody when nothing is stored', async () => {
  const calls = fakeFetch(taken)
  await outbox.flush()
  expect(calls).toEqual([])
})

test('stops at the first that gets no answer and tries again, less and less often', async () => {
  const calls = fakeFetch(offline, offline, taken)
  keep(submission())
  keep(submission({}, OTHER))
  await outbox.flush()
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(4)
  expect(unsent()).toEqual([])
})

test('waits as long as the server asks', async () => {
  const calls = fakeFetch(answer(429, {}, { 'retry-after': '60' }), taken)
  keep(submission())
  await outbox.flush()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
})

test('leaves what the server refuses to expire, and does not hold up the rest', async () => {
  const calls = fakeFetch(answer(413, {}), taken)
  keep(submission())
  keep(submission({}, OTHER))
  await outbox.flush()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toHaveLength(2)
  expect(unsent().map(({ submissionId }) => submissionId)).toEqual([ID])
})

test.each([true, false])('tells of what was sent, also later; a form waits: %s', async (waits) => {
  const events = await import('./sent-events.ts')
  fakeFetch(offline, answer(201, { success: true, reference: 'PF-2', message: 'At five.' }))
  const told: unknown[] = []
  const confirmed: unknown[] = []
  events.onSent(({ reference, message, source }, awaited) =>
    told.push({ reference, message, source, awaited }),
  )
  const stop = events.onDelivered(ID, ({ reference }) => confirmed.push(reference))
  if (!waits) stop()
  await submit(submission())
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told).toEqual([
    { reference: 'PF-2', message: 'At five.', source: 'footer', awaited: waits },
  ])
  expect(confirmed).toEqual(waits ? ['PF-2'] : [])
})

test('a visit whose time went by while it was stored is sent as a wish', async () => {
  const refused = answer(422, { success: false, message: '', errors: { visitOn: 'Over.' } })
  const calls = fakeFetch(refused, taken)
  keep(submission({ visitOn: '2026-11-28', visitSlot: '11:00', message: '' }))
  await outbox.flush()
  expect(idsOf(calls)).toEqual([ID, ID])
  expect(JSON.parse(String(calls[1]?.init.body))).toMatchObject({
    visitOn: '',
    visitSlot: '',
    message: 'I wanted to visit on 2026-11-28 at 11:00.',
    source: 'project',
  })
  expect(unsent()).toEqual([])
})
