import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../tests/support/enquiries/delivering-service.ts'
import { freePort, listening } from '../../../tests/support/programs/free-port.ts'
import { deliveryFailure } from './delivery-failure.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(() => undefined, deliveryFailure) as Promise<ReturnType<typeof deliveryFailure>>

test('a receiver that refuses, cuts off or is unknown is named by the cause', async () => {
  const cutsOff = createServer((socket) => socket.destroy())
  const port = await listening(cutsOff, 0)
  closeAfterTest({ close: async () => void cutsOff.close() })
  const [refused, reset, unknown] = await Promise.all(
    [
      `http://127.0.0.1:${await freePort()}/`,
      `http://127.0.0.1:${port}/`,
      'http://nowhere.invalid/',
    ].map((url) => failureOf(fetch(url, { method: 'POST' }))),
  )
  expect(refused).toMatchObject({
    code: 'ECONNREFUSED',
    reason: expect.stringMatching(/ECONNREFUSED/),
  })
  expect(reset?.code).toMatch(/^(?:ECONNRESET|UND_ERR_SOCKET)$/)
  expect(unknown?.reason).toMatch(/(?:ENOTFOUND|EAI_AGAIN) nowhere\.invalid/)
})

const withDetails = (message: string, details: object) => Object.assign(new Error(message), details)
test.each([
  [
    'an own certificate',
    new TypeError('fetch failed', {
      cause: withDetails('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    }),
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'fetch failed: self-signed certificate: DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  [
    'two addresses that both refuse',
    new TypeError('fetch failed', {
      cause: Object.assign(
        new AggregateError([withDetails('connect ECONNREFUSED ::1:80', { code: 'ECONNREFUSED' })]),
        { code: 'ECONNREFUSED' },
      ),
    }),
    'ECONNREFUSED',
    'fetch failed: connect ECONNREFUSED ::1:80',
  ],
  [
    'no answer in time',
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    'ETIMEDOUT',
    'The operation was aborted due to timeout: ETIMEDOUT',
  ],
  [
    'a mail server that cannot be reached',
    withDetails('connect ECONNREFUSED 127.0.0.1:25', {
      code: 'ESOCKET',
      originalCode: 'ECONNREFUSED',
    }),
    'ECONNREFUSED',
    'connect ECONNREFUSED 127.0.0.1:25',
  ],
  [
    'a mail server that refuses',
    withDetails("Can't send mail: 550 5.1.1 <office@example.com> is unknown", {
      code: 'EENVELOPE',
      responseCode: 550,
    }),
    'SMTP_550',
    "Can't send mail: 550 5.1.1 <office@example.com> is unknown",
  ],
])('%s is told with its code', (_, error, code, reason) => {
  expect(deliveryFailure(error)).toMatchObject({ code, reason })
  expect(deliveryFailure(error).loggedReason).not.toContain('@')
})
