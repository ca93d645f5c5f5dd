// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, fakeFetch, ID, offline, submission, taken } from './fakes.fixture.ts'
import { BY_CHAIN, createSubmissionId, send } from './send.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('sent directly', () => {
  test('posts JSON with fields, context and id to the endpoint', async () => {
    const calls = fakeFetch(taken)
    await send(submission())
    expect(calls.map(({ path }) => path)).toEqual(['/api/enquiry'])
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      name: 'Asha Rao',
      phone: '98100 12345',
      email: 'asha@example.com',
      message: 'Call me',
      contactBy: 'whatsapp',
      callTime: '',
      request: '',
      visitOn: '',
      visitSlot: '',
      source: 'footer',
      page: '/',
      submissionId: ID,
    })
  })

  const UNEXPECTED = { kind: 'retryable', reason: 'Unexpected error' }

  test.each([
    [
      201,
      { success: true, reference: 'PF-1', message: 'Thanks' },
      { kind: 'sent', reference: 'PF-1', message: 'Thanks' },
    ],
    [200, { success: true }, { kind: 'sent' }],
    [201, { success: true, brochure: 'https://elsewhere.example' }, { kind: 'sent' }],
    [
      201,
      { success: true, brochure: '/project-details/a/b/brochure.pdf' },
      { kind: 'sent', brochure: '/project-details/a/b/brochure.pdf' },
    ],
    [
      202,
      { success: true },
      { kind: 'retryable', reason: 'Unexpected response status: 202', status: 202 },
    ],
    [201, {}, { ...UNEXPECTED, status: 201 }],
    [201, { success: false, message: 'No' }, { kind: 'retryable', reason: 'No', status: 201 }],
    [500, {}, { kind: 'retryable', reason: 'Failed to submit enquiry.', status: 500 }],
    [413, { message: 'Too long' }, { kind: 'refused', reason: 'Too long' }],
    [409, {}, { kind: 'refused', reason: 'Failed to submit enquiry.' }],
    [
      422,
      { message: 'Please correct', errors: { phone: 'Wrong', email: 7 } },
      { kind: 'invalid', reason: 'Please correct', errors: { phone: 'Wrong' } },
    ],
  ])('status %i with %j', async (status, body, outcome) => {
    fakeFetch(answer(status, body))
    expect(await send(submission())).toEqual(outcome)
  })

  test.each([429, 503])('keeps the time to wait of a %i', async (status) => {
    fakeFetch(answer(status, { message: 'Later' }, { 'retry-after': '30' }))
    const outcome = { kind: 'retryable', reason: 'Later', status, retryAfterMs: 30_000 }
    expect(await send(submission())).toEqual(outcome)
  })

  test("a public network's login page is no success", async () => {
    fakeFetch(() => new Response('<h1>Log in</h1>', { status: 200 }))
    expect(await send(submission())).toEqual({
      kind: 'retryable',
      reason: 'Unexpected response status: 200',
      status: 200,
    })
  })

  test('no answer is a network error', async () => {
    fakeFetch(offline)
    expect(await send(submission())).toEqual({
      kind: 'retryable',
      reason: 'Network error. Please check your connection.',
    })
  })
})

describe('sent by the chain of the Contact page', () => {
  const steps = (calls: ReturnType<typeof fakeFetch>) =>
    calls.map(({ path, init }) => [path, init.body instanceof FormData ? 'multipart' : 'json'])

  test('stops at the first success', async () => {
    const calls = fakeFetch(answer(200, { success: true, reference: 'PF-1' }))
    expect(await send(submission(), BY_CHAIN)).toMatchObject({ kind: 'sent', reference: 'PF-1' })
    expect(steps(calls)).toEqual([['/contact.php', 'multipart']])
    const body = calls[0]?.init.body
    expect(body instanceof FormData && body.get('submissionId')).toBe(ID)
  })

  test('tries multipart, JSON and JSON without the extension, all under one id', async () => {
    const calls = fakeFetch(answer(500, {}), offline, answer(404, {}))
    expect(await send(submission(), BY_CHAIN)).toMatchObject({ kind: 'retryable', status: 404 })
    expect(steps(calls)).toEqual([
      ['/contact.php', 'multipart'],
      ['/contact.php', 'json'],
      ['/contact', 'json'],
    ])
    expect(JSON.parse(String(calls[2]?.init.body))).toMatchObject({ submissionId: ID })
  })

  test('gives up an attempt after 15 s', async () => {
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return AbortSignal.abort()
    })
    const calls = fakeFetch(offline)
    await send(submission(), BY_CHAIN)
    expect(limits).toEqual([15_000, 15_000, 15_000])
    expect(calls.every(({ init }) => init.signal?.aborted)).toBe(true)
  })

  test.each([
    ['a field is wrong', answer(422, { errors: { phone: 'Wrong' } }), 'invalid'],
    ['the id is taken', answer(409, {}), 'refused'],
    ['there were too many', answer(429, {}), 'retryable'],
  ])('ends where another format cannot help: %s', async (_case, given, kind) => {
    const calls = fakeFetch(given)
    expect(await send(submission(), BY_CHAIN)).toMatchObject({ kind })
    expect(calls).toHaveLength(1)
  })
})

test.each([crypto, { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto])(
  'an id is a UUID, on insecure origins too',
  (source) => {
    expect(createSubmissionId(source)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
  },
)
