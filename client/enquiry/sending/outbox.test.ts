// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, fakeFetch, ID, offline, submission, taken } from './fakes.fixture.ts'
import { keep, unsent } from './stored-enquiries.ts'
import { DIRECTLY, type Submission, onSent } from './send.ts'

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

test('what cannot be sent is stored, and only its reference once it goes', async () => {
  fakeFetch(offline, taken)
  expect(await submit(submission())).toMatchObject({ queued: true })
  expect(entries()).toMatchObject([{ submissionId: ID, status: 'pending' }])
  expect(await submit(submission())).toMatchObject({ outcome: { kind: 'sent' }, queued: false })
  expect(entries()).toEqual([{ submissionId: ID, reference: 'PF-1', status: 'sent' }])
})

test('sends all that is stored under the ids it was stored under', async () => {
  const calls = fakeFetch(taken)
  keep(submission())
  keep(submission({ name: 'Vikram', submissionId: OTHER }))
  await Promise.all([outbox.flush(), outbox.flush()])
  expect(idsOf(calls)).toEqual([ID, OTHER])
  expect(unsent()).toEqual([])
})

test.each([
  ['a minute after a failure', offline, 60_000],
  ['as late as the server asks', answer(429, {}, { 'retry-after': '90' }), 90_000],
] as const)('tries again %s', async (_when, failure, waitMs) => {
  const calls = fakeFetch(failure, failure, taken)
  keep(submission())
  await outbox.flush()
  for (const [ms, count] of [
    [waitMs - 1, 1],
    [1, 2],
    [waitMs, 3],
    [waitMs, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(calls).toHaveLength(count)
  }
  expect(unsent()).toEqual([])
})

test('stops at the first that gets no answer', async () => {
  const calls = fakeFetch(offline)
  keep(submission())
  keep(submission({ submissionId: OTHER }))
  await outbox.flush()
  expect(calls).toHaveLength(1)
})

test('of several failures the longest wait counts, also when asked to send meanwhile', async () => {
  let fail: (response: Response) => void = () => undefined
  const calls = fakeFetch(
    answer(429, {}, { 'retry-after': '90' }),
    () => new Promise<Response>((resolve) => (fail = resolve)),
    taken,
  )
  keep(submission())
  keep(submission({ submissionId: OTHER }))
  const flushed = outbox.flush()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  void outbox.flush()
  fail(answer(503, {})())
  await flushed
  await vi.advanceTimersByTimeAsync(89_999)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(unsent()).toEqual([])
})

test('a retry that is waited for is not lost when asked to send meanwhile', async () => {
  let fail: (response: Response) => void = () => undefined
  const calls = fakeFetch(() => new Promise<Response>((settle) => (fail = settle)), offline, taken)
  keep(submission())
  const flushed = outbox.flush()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await submit(submission({ submissionId: OTHER }))
  void outbox.flush()
  fail(taken())
  await flushed
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unsent()).toEqual([])
})

test('leaves what the server refuses to expire, and does not hold up the rest', async () => {
  const calls = fakeFetch(answer(413, {}), taken)
  keep(submission())
  keep(submission({ submissionId: OTHER }))
  await outbox.flush()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toHaveLength(2)
  expect(unsent().map(({ submissionId }) => submissionId)).toEqual([ID])
})

test('tells of what was sent, also later: its form first, which may confirm it itself', async () => {
  fakeFetch(offline, answer(201, { success: true, reference: 'PF-2', message: 'At five.' }))
  const told: unknown[] = []
  const stop = [
    onSent(window, ({ detail, defaultPrevented }) => told.push(detail, defaultPrevented)),
    onSent(document, (event) => event.preventDefault()),
  ]
  await submit(submission())
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  const sent = { reference: 'PF-2', message: 'At five.', source: 'footer', submissionId: ID }
  expect(told).toEqual([sent, true])
  for (const one of stop) one()
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
