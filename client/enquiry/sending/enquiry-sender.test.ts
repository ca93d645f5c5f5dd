import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEnquirySender } from './enquiry-sender.ts'
import { countingIds, fakeStorage, scriptedSend, submission } from './fakes.fixture.ts'
import type { Outcome } from './send.ts'

const SENT: Outcome = { kind: 'sent', reference: 'PF-1' }
const OFFLINE: Outcome = { kind: 'deferred', reason: 'Network error.' }

function setup(
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('not in these tests')),
) {
  const storage = fakeStorage()
  const sender = createEnquirySender({
    fetch,
    storage: () => storage,
    now: () => Date.now(),
    mintId: countingIds(),
    exclusive: (work) => work(),
  })
  const entries = (): unknown => JSON.parse(storage.getItem('contactFormData') ?? '[]')
  return { sender, storage, entries }
}

test('what is sent leaves nothing in the browser', async () => {
  const { sender, entries } = setup()
  const { send } = scriptedSend(SENT)
  expect(await sender.submit(submission(), send)).toEqual({
    outcome: SENT,
    submissionId: 'id-0',
    kept: false,
  })
  expect(entries()).toEqual([])
})

test('what cannot be sent is kept, and only its reference once it goes', async () => {
  const { sender, entries } = setup()
  expect(await sender.submit(submission(), scriptedSend(OFFLINE).send)).toMatchObject({
    kept: true,
  })
  expect(entries()).toMatchObject([{ submissionId: 'id-0', status: 'pending' }])
  await sender.submit(submission({ message: 'Other words' }), scriptedSend(SENT).send)
  expect(entries()).toEqual([{ submissionId: 'id-0', reference: 'PF-1', status: 'sent' }])
})

test('an id that holds another wording is exchanged for a new one', async () => {
  const { sender, entries } = setup()
  await sender.submit(submission(), scriptedSend(OFFLINE).send)
  const { send, calls } = scriptedSend({ kind: 'conflict' }, SENT)
  const submitted = await sender.submit(submission({ message: 'Other words' }), send)
  expect(submitted).toEqual({ outcome: SENT, submissionId: 'id-1', kept: false })
  expect(calls.map(({ submissionId }) => submissionId)).toEqual(['id-0', 'id-1'])
  expect(entries()).toEqual([])
})

test('a second conflict ends it', async () => {
  const { sender } = setup()
  const submitted = await sender.submit(submission(), scriptedSend({ kind: 'conflict' }).send)
  expect(submitted.outcome).toEqual({ kind: 'refused', reason: 'Failed to submit enquiry.' })
})

test('a full browser keeps nothing and says so', async () => {
  const { sender, storage } = setup()
  storage.full = true
  expect(await sender.submit(submission(), scriptedSend(OFFLINE).send)).toMatchObject({
    kept: false,
  })
})

test('tells of what was sent, with its form and what the server said', async () => {
  const { sender } = setup()
  const told: unknown[] = []
  const stop = sender.subscribe((sent, awaited) => told.push([sent, awaited]))
  const taken: Outcome = { ...SENT, message: 'We call at five.' }
  await sender.submit(submission(), scriptedSend(taken).send)
  stop()
  await sender.submit(submission({}, 'id-9'), scriptedSend(SENT).send)
  expect(told).toEqual([
    [
      {
        submissionId: 'id-0',
        reference: 'PF-1',
        message: 'We call at five.',
        source: 'footer',
      },
      true,
    ],
  ])
})

describe('an enquiry that goes later', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** One enquiry was kept; the server is back for the resend. */
  async function keptEnquiry() {
    const parts = setup(async () => Response.json({ success: true, reference: 'PF-2' }))
    await parts.sender.submit(submission(), scriptedSend(OFFLINE).send)
    const told: unknown[] = []
    parts.sender.subscribe(({ reference }, awaited) => told.push([reference, awaited]))
    return { ...parts, told }
  }

  test('is told to the form that waits for it', async () => {
    const { sender, told } = await keptEnquiry()
    const taken: unknown[] = []
    sender.awaitLate('id-0', (sent) => taken.push(sent.reference))
    await vi.advanceTimersByTimeAsync(15_000)
    expect({ told, taken }).toEqual({ told: [['PF-2', true]], taken: ['PF-2'] })
  })

  test('is told to the page where its form is gone', async () => {
    const { sender, told } = await keptEnquiry()
    const stop = sender.awaitLate('id-0', () => expect.unreachable())
    stop()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(told).toEqual([['PF-2', false]])
  })
})
