import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countingIds, fakeStorage, scriptedSend, submission } from './fakes.fixture.ts'
import { createUnsentList } from './unsent-list.ts'
import { createResender, type SentEnquiry } from './resender.ts'
import type { Outcome } from './send.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SENT: Outcome = { kind: 'sent', reference: 'PF-1' }
const OFFLINE: Outcome = { kind: 'deferred', reason: 'Network error.' }

function setup(...outcomes: readonly Outcome[]) {
  const storage = fakeStorage()
  const list = createUnsentList({
    storage: () => storage,
    now: () => Date.now(),
    mintId: countingIds(),
  })
  const { send, calls } = scriptedSend(...outcomes)
  const told: SentEnquiry[] = []
  const resender = createResender({
    list,
    send,
    exclusive: (work) => work(),
    onSent: ({ submissionId, reference }) => told.push({ submissionId, reference }),
  })
  return { list, calls, told, resender }
}

test('sends all that is kept under the ids it was kept under', async () => {
  const { list, calls, told, resender } = setup(SENT)
  list.keep(submission({}, 'a'))
  list.keep(submission({ name: 'Vikram' }, 'b'))
  await resender.flush()
  expect(calls.map(({ submissionId }) => submissionId)).toEqual(['a', 'b'])
  expect(told).toEqual([
    { submissionId: 'a', reference: 'PF-1' },
    { submissionId: 'b', reference: 'PF-1' },
  ])
  expect(list.unsent()).toEqual([])
})

test('asks nobody when nothing is kept', async () => {
  const { calls, resender } = setup(SENT)
  await resender.flush()
  expect(calls).toEqual([])
})

test('two flushes at once send once', async () => {
  const { list, calls, resender } = setup(SENT)
  list.keep(submission())
  await Promise.all([resender.flush(), resender.flush()])
  expect(calls).toHaveLength(1)
})

test('stops at the first that gets no answer and tries again, less and less often', async () => {
  const { list, calls, resender } = setup(OFFLINE, OFFLINE, SENT)
  list.keep(submission({}, 'a'))
  list.keep(submission({}, 'b'))
  await resender.flush()
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(4)
  expect(list.unsent()).toEqual([])
})

test('waits as long as the server asks', async () => {
  const busy: Outcome = { kind: 'deferred', reason: '', status: 429, retryAfterMs: 60_000 }
  const { list, calls, resender } = setup(busy, SENT)
  list.keep(submission())
  await resender.flush()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
})

test('takes another id where its own holds another wording', async () => {
  const { list, calls, told, resender } = setup({ kind: 'conflict' }, SENT)
  list.keep(submission({}, 'a'))
  await resender.flush()
  expect(calls.map(({ submissionId }) => submissionId)).toEqual(['a', 'id-1'])
  expect(told).toEqual([{ submissionId: 'a', reference: 'PF-1' }])
  expect(list.unsent()).toEqual([])
})

test('leaves what the server refuses to expire, and does not hold up the rest', async () => {
  const refused: Outcome = { kind: 'refused', reason: 'Too long' }
  const { list, calls, resender } = setup(refused, SENT)
  list.keep(submission({}, 'a'))
  list.keep(submission({}, 'b'))
  await resender.flush()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toHaveLength(2)
  expect(list.unsent().map(({ submissionId }) => submissionId)).toEqual(['a'])
})
