// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../../../tests/support/draw.ts'
import {
  answer,
  fakeFetch,
  ID,
  offline,
  submission,
  taken,
} from '../../../tests/support/enquiry-fakes.ts'
import { addToOutbox, unsentEnquiries, waitLeftMs } from './outbox-storage.ts'
import { ENQUIRY_ENDPOINTS, type Submission } from './send-enquiry.ts'
import { type EnquiryResult, onEnquiryResult } from './browser-outbox.ts'

let outbox: typeof import('./browser-outbox.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  // Its waiting times are the tab's.
  vi.resetModules()
  outbox = await import('./browser-outbox.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OTHER = ID.replace('5b', '6b')
const submit = (given: Submission) => outbox.submitEnquiry(given, ENQUIRY_ENDPOINTS)
const entries = (): unknown => JSON.parse(localStorage.getItem('contactFormData') ?? '[]')
const idsOf = (calls: ReturnType<typeof fakeFetch>) =>
  calls.map(({ init }) => (JSON.parse(String(init.body)) as Submission).submissionId)

test('is stored before its first try, and only its reference once it goes', async () => {
  const stored: unknown[] = []
  const keepTrack = () => {
    stored.push(entries())
    return offline()
  }
  fakeFetch(keepTrack, taken)
  expect(await submit(submission())).toMatchObject({ inOutbox: true })
  expect(stored).toMatchObject([[{ submissionId: ID, status: 'pending', name: 'Asha Rao' }]])
  expect(entries()).toMatchObject([{ submissionId: ID, status: 'pending' }])
  expect(await submit(submission())).toMatchObject({ result: { kind: 'sent' }, inOutbox: false })
  expect(entries()).toEqual([{ submissionId: ID, reference: 'PF-1', status: 'sent' }])
})

test('is sent where the browser stores nothing, and said not to be kept', async () => {
  const refused = refuseStorage()
  fakeFetch(offline, taken)
  expect(await submit(submission())).toMatchObject({ inOutbox: false })
  expect(await submit(submission())).toMatchObject({ result: { kind: 'sent' } })
  refused.mockRestore()
})

test('sends all that is stored under the ids it was stored under', async () => {
  const calls = fakeFetch(taken)
  addToOutbox(submission())
  addToOutbox(submission({ name: 'Vikram', submissionId: OTHER }))
  await Promise.all([outbox.sendOutbox(), outbox.sendOutbox()])
  expect(idsOf(calls)).toEqual([ID, OTHER])
  expect(unsentEnquiries()).toEqual([])
})

test.each([
  ['a minute after a failure', offline, 60_000],
  ['as late as the server asks', answer(429, {}, { 'retry-after': '90' }), 90_000],
] as const)('tries again %s', async (_when, failure, waitMs) => {
  const calls = fakeFetch(failure, failure, taken)
  addToOutbox(submission())
  await outbox.sendOutbox()
  for (const [ms, count] of [
    [waitMs - 1, 1],
    [1, 2],
    [waitMs, 3],
    [waitMs, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(calls).toHaveLength(count)
  }
  expect(unsentEnquiries()).toEqual([])
})

test('stops at the first that gets no answer', async () => {
  const calls = fakeFetch(offline)
  addToOutbox(submission())
  addToOutbox(submission({ submissionId: OTHER }))
  await outbox.sendOutbox()
  expect(calls).toHaveLength(1)
})

test.each([
  ['seconds', '90'],
  ['a date', new Date(Date.parse('2026-11-20T10:01:30Z')).toUTCString()],
])(
  'a wait of %s is kept over returns, reloads and tabs, for all that is stored',
  async (_, asked) => {
    vi.setSystemTime(Date.parse('2026-11-20T10:00:00Z'))
    const calls = fakeFetch(answer(429, {}, { 'retry-after': asked }), taken)
    await submit(submission())
    addToOutbox(submission({ submissionId: OTHER }))
    for (let count = 0; count < 3; count += 1) {
      await outbox.sendOutbox()
      vi.resetModules()
      outbox = await import('./browser-outbox.ts')
      await outbox.sendOutbox()
    }
    await vi.advanceTimersByTimeAsync(89_999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(idsOf(calls)).toEqual([ID, ID, OTHER])
    expect([unsentEnquiries(), waitLeftMs()]).toEqual([[], 0])
  },
)

test('what a form is sending is not sent by the queue too', async () => {
  let take: (response: Response) => void = () => undefined
  const calls = fakeFetch(() => new Promise<Response>((settle) => (take = settle)), taken)
  const sending = submit(submission())
  await outbox.sendOutbox()
  take(taken())
  await sending
  expect(calls).toHaveLength(1)
})

test('two tabs that send it at once use one id, whatever the answers, and tell a refusal once', async () => {
  const [conflict, refusal] = [answer(409, {}), answer(413, { message: 'No' })]
  const calls = fakeFetch(conflict, conflict, taken, taken, refusal, refusal)
  addToOutbox(submission())
  vi.resetModules()
  const otherTab = await import('./browser-outbox.ts')
  const sendBoth = () => Promise.all([outbox.sendOutbox(), otherTab.sendOutbox()])
  await sendBoth()
  const ids = idsOf(calls)
  expect(ids).toEqual([ID, ID, ids[2], ids[2]])
  expect(entries()).toEqual([{ submissionId: ids[2], reference: 'PF-1', status: 'sent' }])
  addToOutbox(submission())
  expect(await toldDuring(sendBoth)).toHaveLength(1)
  expect(calls).toHaveLength(6)
})

test('a retry that is waited for is not lost when asked to send meanwhile', async () => {
  let fail: (response: Response) => void = () => undefined
  const calls = fakeFetch(() => new Promise<Response>((settle) => (fail = settle)), offline, taken)
  addToOutbox(submission())
  const finished = outbox.sendOutbox()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await submit(submission({ submissionId: OTHER }))
  void outbox.sendOutbox()
  fail(taken())
  await finished
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unsentEnquiries()).toEqual([])
})

/** What is told of enquiries while the work lasts, and whether a form showed it itself. */
async function toldDuring(work: () => Promise<unknown>) {
  const told: [EnquiryResult['result'], boolean][] = []
  const stop = [
    onEnquiryResult(window, ({ detail, defaultPrevented }) =>
      told.push([detail.result, defaultPrevented]),
    ),
    onEnquiryResult(document, (event) => {
      if (event.detail.submission.submissionId === ID) event.preventDefault()
    }),
  ]
  await work()
  for (const one of stop) one()
  return told
}

test.each([400, 413, 415, 422])(
  'a refusal with %i is told once and not sent again',
  async (status) => {
    const calls = fakeFetch(answer(status, { message: 'No' }), taken)
    addToOutbox(submission())
    addToOutbox(submission({ submissionId: OTHER }))
    const told = await toldDuring(async () => {
      await outbox.sendOutbox()
      await outbox.sendOutbox()
      await vi.advanceTimersByTimeAsync(600_000)
    })
    expect(idsOf(calls)).toEqual([ID, OTHER])
    expect(told).toMatchObject([
      [{ reason: 'No' }, true],
      [{ kind: 'sent' }, false],
    ])
    expect(entries()).toMatchObject([
      { submissionId: ID, message: 'Call me', status: 'refused' },
      { submissionId: OTHER, status: 'sent' },
    ])
  },
)

test('other words under its id: sent under an id of its own', async () => {
  const calls = fakeFetch(answer(409, {}), taken)
  addToOutbox(submission())
  await outbox.sendOutbox()
  const [first, second, ...more] = idsOf(calls)
  expect([first, more]).toEqual([ID, []])
  expect(second).not.toBe(ID)
  expect(entries()).toEqual([{ submissionId: second, reference: 'PF-1', status: 'sent' }])
})

test('tells of what was sent, also later: its form first, which may show it itself', async () => {
  fakeFetch(offline, answer(201, { success: true, reference: 'PF-2', message: 'At five.' }))
  const told = await toldDuring(async () => {
    await submit(submission())
    expect(entries()).toMatchObject([{ status: 'pending' }])
    await vi.advanceTimersByTimeAsync(60_000)
  })
  expect(told).toMatchObject([
    [{ kind: 'sent', sent: { reference: 'PF-2', message: 'At five.' } }, true],
  ])
})

test('a visit whose time went by while it was stored is sent as a wish', async () => {
  const refused = answer(422, { success: false, message: '', errors: { visitOn: 'Over.' } })
  const calls = fakeFetch(refused, taken)
  addToOutbox(submission({ visitOn: '2026-11-28', visitSlot: '11:00', message: '' }))
  await outbox.sendOutbox()
  expect(idsOf(calls)).toEqual([ID, ID])
  expect(JSON.parse(String(calls[1]?.init.body))).toMatchObject({
    visitOn: '',
    visitSlot: '',
    message: 'I wanted to visit on 2026-11-28 at 11:00.',
    source: 'project',
  })
  expect(unsentEnquiries()).toEqual([])
})

test('a visit that was stored before its time went by is not stored again as a wish', async () => {
  const calls = fakeFetch(
    answer(422, { success: false, message: '', errors: { visitOn: 'Over.' } }),
    answer(409, {}),
  )
  addToOutbox(submission({ visitOn: '2026-11-28', visitSlot: '11:00' }))
  expect(await toldDuring(() => outbox.sendOutbox())).toEqual([])
  expect(calls).toHaveLength(2)
  expect(entries()).toEqual([])
})
