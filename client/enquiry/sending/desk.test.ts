import { expect, test } from 'vitest'
import { createDesk } from './desk.ts'
import { countingIds, fakeStorage, scriptedSend, submission } from './fakes.fixture.ts'
import type { Outcome } from './send.ts'

const SENT: Outcome = { kind: 'sent', reference: 'PF-1' }
const OFFLINE: Outcome = { kind: 'deferred', reason: 'Network error.' }

function setup() {
  const storage = fakeStorage()
  const desk = createDesk({
    fetch: () => Promise.reject(new Error('not in these tests')),
    storage: () => storage,
    now: () => Date.now(),
    mintId: countingIds(),
    exclusive: (work) => work(),
  })
  const entries = (): unknown => JSON.parse(storage.getItem('contactFormData') ?? '[]')
  return { desk, storage, entries }
}

test('what is sent leaves nothing in the browser', async () => {
  const { desk, entries } = setup()
  const { send } = scriptedSend(SENT)
  expect(await desk.submit(submission(), send)).toEqual({
    outcome: SENT,
    submissionId: 'id-0',
    kept: false,
  })
  expect(entries()).toEqual([])
})

test('what cannot be sent is kept, and only its reference once it goes', async () => {
  const { desk, entries } = setup()
  expect(await desk.submit(submission(), scriptedSend(OFFLINE).send)).toMatchObject({ kept: true })
  expect(entries()).toMatchObject([{ submissionId: 'id-0', status: 'pending' }])
  await desk.submit(submission({ message: 'Other words' }), scriptedSend(SENT).send)
  expect(entries()).toEqual([{ submissionId: 'id-0', reference: 'PF-1', status: 'sent' }])
})

test('an id that holds another wording is exchanged for a new one', async () => {
  const { desk, entries } = setup()
  await desk.submit(submission(), scriptedSend(OFFLINE).send)
  const { send, calls } = scriptedSend({ kind: 'conflict' }, SENT)
  const submitted = await desk.submit(submission({ message: 'Other words' }), send)
  expect(submitted).toEqual({ outcome: SENT, submissionId: 'id-1', kept: false })
  expect(calls.map(({ submissionId }) => submissionId)).toEqual(['id-0', 'id-1'])
  expect(entries()).toEqual([])
})

test('a second conflict ends it', async () => {
  const { desk } = setup()
  const submitted = await desk.submit(submission(), scriptedSend({ kind: 'conflict' }).send)
  expect(submitted.outcome).toEqual({ kind: 'refused', reason: 'Failed to submit enquiry.' })
})

test('a full browser keeps nothing and says so', async () => {
  const { desk, storage } = setup()
  storage.full = true
  expect(await desk.submit(submission(), scriptedSend(OFFLINE).send)).toMatchObject({ kept: false })
})

test('tells of what was sent, by a form or later', async () => {
  const { desk } = setup()
  const told: unknown[] = []
  const stop = desk.subscribe((sent, late) => told.push([sent, late]))
  await desk.submit(submission(), scriptedSend(SENT).send)
  stop()
  await desk.submit(submission({}, 'id-9'), scriptedSend(SENT).send)
  expect(told).toEqual([[{ submissionId: 'id-0', reference: 'PF-1' }, false]])
})
