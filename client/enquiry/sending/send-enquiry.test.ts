// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  answer,
  fakeFetch,
  ID,
  offline,
  submission,
  taken,
} from '../../../tests/support/enquiry-fakes.ts'
import {
  CONTACT_ENDPOINTS,
  createSubmissionId,
  ENQUIRY_ENDPOINTS,
  sendEnquiry,
} from './send-enquiry.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('sent directly', () => {
  test('posts JSON with fields, context and id to the endpoint', async () => {
    const calls = fakeFetch(taken)
    await sendEnquiry(submission())
    expect(calls.map(({ path }) => path)).toEqual(['/api/enquiry'])
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(submission())
  })

  const UNEXPECTED = { kind: 'retryable', reason: 'Unexpected error' }

  test.each([
    [
      201,
      { success: true, reference: 'PF-1', message: 'Thanks' },
      { kind: 'sent', sent: { reference: 'PF-1', message: 'Thanks' } },
    ],
    [200, { success: true, brochure: '/a.pdf' }, { kind: 'sent', sent: { brochure: '/a.pdf' } }],
    [
      202,
      { success: true },
      { kind: 'retryable', reason: 'Unexpected response status: 202', status: 202 },
    ],
    [201, {}, { ...UNEXPECTED, status: 201 }],
    [201, { success: false, message: 'No' }, { kind: 'retryable', reason: 'No', status: 201 }],
    [
      500,
      {},
      { kind: 'retryable', reason: 'Failed to submit enquiry.', status: 500, retryAfterMs: 0 },
    ],
    [413, { message: 'Too long' }, { kind: 'refused', reason: 'Too long', status: 413 }],
    ...[400, 409, 415, 431].map((code): [number, object, object] => [
      code,
      {},
      { kind: 'refused', reason: 'Failed to submit enquiry.', status: code },
    ]),
    ...[403, 404, 408, 502].map((code): [number, object, object] => [
      code,
      {},
      {
        kind: 'retryable',
        reason: 'Failed to submit enquiry.',
        status: code,
        retryAfterMs: 0,
      },
    ]),
    [
      422,
      { message: 'Please correct', errors: { phone: 'Wrong' } },
      { kind: 'invalid', reason: 'Please correct', errors: { phone: 'Wrong' } },
    ],
  ])('status %i with %j', async (status, body, result) => {
    fakeFetch(answer(status, body))
    expect(await sendEnquiry(submission())).toEqual(result)
  })

  test.each<[asked: Record<string, string>, waitMs: number]>([
    [{ 'retry-after': '30' }, 30_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 10:01:30 GMT' }, 90_000],
    // By the server's clock, where the visitor's is wrong.
    [
      {
        'retry-after': 'Sat, 21 Nov 2026 08:00:20 GMT',
        date: 'Sat, 21 Nov 2026 08:00:00 GMT',
      },
      20_000,
    ],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{}, 0],
  ])('%j asks to wait %i ms', async (headers, waitMs) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') })
    for (const status of [429, 503]) {
      fakeFetch(answer(status, { message: 'Later' }, headers))
      const result = { kind: 'retryable', reason: 'Later', status, retryAfterMs: waitMs }
      expect(await sendEnquiry(submission())).toEqual(result)
    }
    vi.useRealTimers()
  })

  test.each([
    [
      "a public network's login page",
      () => new Response('<h1>Log in</h1>'),
      { reason: 'Unexpected response status: 200', status: 200 },
    ],
    ['no answer', offline, { reason: 'Network error. Please check your connection.' }],
  ])('%s is no success', async (_case, given, result) => {
    fakeFetch(given)
    expect(await sendEnquiry(submission())).toEqual({ kind: 'retryable', ...result })
  })
})

describe('sent by the chain of the Contact page', () => {
  const steps = (calls: ReturnType<typeof fakeFetch>) =>
    calls.map(({ path, init }) => [path, init.body instanceof FormData ? 'multipart' : 'json'])

  test('tries multipart, JSON and JSON without the extension, all under one id', async () => {
    const calls = fakeFetch(answer(415, {}), offline, answer(404, {}))
    expect(await sendEnquiry(submission(), CONTACT_ENDPOINTS)).toMatchObject({
      kind: 'retryable',
      status: 404,
    })
    expect(steps(calls)).toEqual([
      ['/contact.php', 'multipart'],
      ['/contact.php', 'json'],
      ['/contact', 'json'],
    ])
    const [first, , last] = calls.map(({ init }) => init.body)
    expect(first instanceof FormData && first.get('submissionId')).toBe(ID)
    expect(JSON.parse(String(last))).toMatchObject({ submissionId: ID })
  })

  test.each([
    ['it is taken', taken, 'sent'],
    ['a field is wrong', answer(422, { errors: { phone: 'Wrong' } }), 'invalid'],
    ['the id is taken', answer(409, {}), 'refused'],
    ['it is too long', answer(413, {}), 'refused'],
    ['there were too many', answer(429, {}), 'retryable'],
  ])('ends where another format is not needed or cannot help: %s', async (_case, given, kind) => {
    const calls = fakeFetch(given)
    expect(await sendEnquiry(submission(), CONTACT_ENDPOINTS)).toMatchObject({ kind })
    expect(calls).toHaveLength(1)
  })
})

test.each([
  ['the enquiry endpoint', ENQUIRY_ENDPOINTS],
  ['the chain', CONTACT_ENDPOINTS],
])('a try that gets no answer ends after 15 s: %s', async (_name, ways) => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockClear()
  const calls = fakeFetch(offline)
  await sendEnquiry(submission(), ways)
  expect(limit.mock.calls).toEqual(ways.map(() => [15_000]))
  expect(calls.map(({ init }) => init.signal)).toEqual(limit.mock.results.map(({ value }) => value))
})

test('a press right before the page is left is not cut off, but for a text that browsers do not carry on', async () => {
  const calls = fakeFetch(taken)
  await sendEnquiry(submission())
  await sendEnquiry(submission({ message: 'घ'.repeat(22_000) }))
  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false])
})

test('an id is a UUID, on insecure origins too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(createSubmissionId()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})
