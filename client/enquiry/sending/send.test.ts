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
    [413, { message: 'Too long' }, { kind: 'refused', reason: 'Too long' }],
    [409, {}, { kind: 'refused', reason: 'Failed to submit enquiry.' }],
    [
      422,
      { message: 'Please correct', errors: { phone: 'Wrong' } },
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

  test.each([
    [
      "a public network's login page",
      () => new Response('<h1>Log in</h1>'),
      { reason: 'Unexpected response status: 200', status: 200 },
    ],
    ['no answer', offline, { reason: 'Network error. Please check your connection.' }],
  ])('%s is no success', async (_case, given, outcome) => {
    fakeFetch(given)
    expect(await send(submission())).toEqual({ kind: 'retryable', ...outcome })
  })
})

describe('sent by the chain of the Contact page', () => {
  const steps = (calls: ReturnType<typeof fakeFetch>) =>
    calls.map(({ path, init }) => [path, init.body instanceof FormData ? 'multipart' : 'json'])

  test('tries multipart, JSON and JSON without the extension for 15 s each, all under one id', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const calls = fakeFetch(answer(500, {}), offline, answer(404, {}))
    expect(await send(submission(), BY_CHAIN)).toMatchObject({ kind: 'retryable', status: 404 })
    expect(steps(calls)).toEqual([
      ['/contact.php', 'multipart'],
      ['/contact.php', 'json'],
      ['/contact', 'json'],
    ])
    expect(limit.mock.calls).toEqual([[15_000], [15_000], [15_000]])
    const [first, , last] = calls.map(({ init }) => init.body)
    expect(first instanceof FormData && first.get('submissionId')).toBe(ID)
    expect(JSON.parse(String(last))).toMatchObject({ submissionId: ID })
  })

  test.each([
    ['it is taken', taken, 'sent'],
    ['a field is wrong', answer(422, { errors: { phone: 'Wrong' } }), 'invalid'],
    ['the id is taken', answer(409, {}), 'refused'],
    ['there were too many', answer(429, {}), 'retryable'],
  ])('ends where another format is not needed or cannot help: %s', async (_case, given, kind) => {
    const calls = fakeFetch(given)
    expect(await send(submission(), BY_CHAIN)).toMatchObject({ kind })
    expect(calls).toHaveLength(1)
  })
})

test('an id is a UUID, on insecure origins too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(createSubmissionId()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})
