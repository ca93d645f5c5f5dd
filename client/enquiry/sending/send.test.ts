import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { submission } from './fakes.fixture.ts'
import { CONFIRMED, CREATED_OR_OK, sendByChain, sendDirectly } from './send.ts'

type Call = { readonly path: string; readonly init: RequestInit }

function fakeFetch(...answers: readonly (() => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    calls.push({ path: String(input), init })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    if (!answer) throw new Error('no answer was given')
    return answer()
  }
  return { fetch, calls }
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

describe('sent directly', () => {
  test('posts JSON with fields, context and id to the endpoint', async () => {
    const { fetch, calls } = fakeFetch(json(201, { success: true, reference: 'PF-1' }))
    await sendDirectly(fetch)(submission())
    expect(calls).toHaveLength(1)
    expect(calls[0]?.path).toBe('/api/enquiry')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      name: 'Asha Rao',
      phone: '98100 12345',
      email: 'asha@example.com',
      message: 'Call me',
      source: 'footer',
      page: '/',
      submissionId: 'id-0',
    })
  })

  test.each([
    [
      201,
      { success: true, reference: 'PF-1', message: 'Thanks' },
      { kind: 'sent', reference: 'PF-1', message: 'Thanks' },
    ],
    [201, {}, { kind: 'sent' }],
    [
      200,
      { success: true },
      { kind: 'deferred', reason: 'Unexpected response status: 200', status: 200 },
    ],
    [
      202,
      { success: true },
      { kind: 'deferred', reason: 'Unexpected response status: 202', status: 202 },
    ],
    [201, { success: false }, { kind: 'deferred', reason: 'Unexpected error', status: 201 }],
    [201, { success: false, message: 'No' }, { kind: 'deferred', reason: 'No', status: 201 }],
    [409, { success: false }, { kind: 'conflict' }],
    [413, { message: 'Too long' }, { kind: 'refused', reason: 'Too long' }],
    [500, { message: 'Broken' }, { kind: 'deferred', reason: 'Broken', status: 500 }],
    [500, {}, { kind: 'deferred', reason: 'Failed to submit enquiry.', status: 500 }],
    [
      422,
      { message: 'Please correct', errors: { phone: 'Wrong', email: 7 } },
      { kind: 'invalid', reason: 'Please correct', errors: { phone: 'Wrong' } },
    ],
  ])('status %i with %j', async (status, body, outcome) => {
    const { fetch } = fakeFetch(json(status, body))
    expect(await sendDirectly(fetch)(submission())).toEqual(outcome)
  })

  test.each([429, 503])('keeps the time to wait of a %i', async (status) => {
    const { fetch } = fakeFetch(json(status, { message: 'Later' }, { 'retry-after': '30' }))
    const outcome = await sendDirectly(fetch)(submission())
    expect(outcome).toEqual({ kind: 'deferred', reason: 'Later', status, retryAfterMs: 30_000 })
  })

  test('the popup takes 200 that confirms, and no success that does not', async () => {
    const sent = sendDirectly(fakeFetch(json(200, { success: true })).fetch, CONFIRMED)
    expect(await sent(submission())).toEqual({ kind: 'sent' })
    const denied = sendDirectly(fakeFetch(json(201, {})).fetch, CONFIRMED)
    expect(await denied(submission())).toMatchObject({
      kind: 'deferred',
      reason: 'Unexpected error',
    })
  })

  test("a public network's login page is no success", async () => {
    const { fetch } = fakeFetch(() => new Response('<h1>Log in</h1>', { status: 200 }))
    expect(await sendDirectly(fetch, CREATED_OR_OK)(submission())).toEqual({
      kind: 'deferred',
      reason: 'Unexpected response status: 200',
      status: 200,
    })
  })

  test('no answer is a network error', async () => {
    expect(await sendDirectly(fakeFetch(offline).fetch)(submission())).toEqual({
      kind: 'deferred',
      reason: 'Network error. Please check your connection.',
    })
  })
})

describe('sent by the chain of the Contact page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const steps = (calls: readonly Call[]) =>
    calls.map(({ path, init }) => [path, init.body instanceof FormData ? 'multipart' : 'json'])

  test('stops at the first success', async () => {
    const { fetch, calls } = fakeFetch(json(200, { success: true, reference: 'PF-1' }))
    expect(await sendByChain(fetch)(submission())).toEqual({ kind: 'sent', reference: 'PF-1' })
    expect(steps(calls)).toEqual([['/contact.php', 'multipart']])
    const body = calls[0]?.init.body
    expect(body instanceof FormData && body.get('submissionId')).toBe('id-0')
  })

  test('tries multipart, JSON and JSON without the extension, all under one id', async () => {
    const { fetch, calls } = fakeFetch(json(500, {}), offline, json(404, {}))
    expect(await sendByChain(fetch)(submission())).toMatchObject({ kind: 'deferred', status: 404 })
    expect(steps(calls)).toEqual([
      ['/contact.php', 'multipart'],
      ['/contact.php', 'json'],
      ['/contact', 'json'],
    ])
    expect(JSON.parse(String(calls[2]?.init.body))).toMatchObject({ submissionId: 'id-0' })
  })

  test('gives up an attempt after 15 s', async () => {
    const hanging: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    const fetch = vi.fn<typeof globalThis.fetch>(hanging)
    const outcome = sendByChain(fetch)(submission())
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(await outcome).toMatchObject({ kind: 'deferred' })
  })

  test.each([
    ['a field is wrong', json(422, { errors: { phone: 'Wrong' } }), 'invalid'],
    ['the id is taken', json(409, {}), 'conflict'],
    ['there were too many', json(429, {}), 'deferred'],
  ])('ends where another format cannot help: %s', async (_case, answer, kind) => {
    const { fetch, calls } = fakeFetch(answer)
    expect(await sendByChain(fetch)(submission())).toMatchObject({ kind })
    expect(calls).toHaveLength(1)
  })
})
