import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { until } from '../../tests/support/enquiries/enquiry-service.ts'
import { startTestServer } from '../../tests/support/programs/test-server.ts'
import { createOverloadGuard } from './overload.ts'

test('a flood of pages is refused in part, its enquiries are all taken', async () => {
  const server = await startTestServer({ PAGE_QUEUE: '5', ENQUIRY_RATE_LIMIT: '1000' })
  try {
    const flood = Array.from({ length: 60 }, (_, at) =>
      fetch(`${server.url}/search?q=${at}`, { headers: { accept: at % 2 ? 'text/html' : '*/*' } }),
    )
    const enquiries = Array.from({ length: 10 }, () =>
      fetch(`${server.url}/api/enquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Asha', phone: '98765 43210' }),
      }),
    )
    for (const { status } of await Promise.all(enquiries)) expect(status).toBe(201)
    const pages = await Promise.all(flood)
    const refused = pages.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(pages.filter(({ status }) => status === 200).length).toBe(60 - refused.length)
    for (const { headers } of refused) {
      expect(headers.get('retry-after')).toBe('5')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const page = refused.find(({ url }) => Number(url.split('=')[1]) % 2)
    expect(await page?.text()).toContain('<h1>The site is very busy</h1>')
    expect((await fetch(`${server.url}/search?q=later`)).status).toBe(200)
  } finally {
    await server.close()
  }
})

test('a refusal is held, so that a flood on few connections asks no faster than it is held', async () => {
  const held: (() => void)[] = []
  const guard = createOverloadGuard(
    { pageQueue: 0, pageWaitMs: 1000, overloadLagMs: Infinity },
    { warn: () => undefined },
    () => new Promise<void>((resolve) => held.push(resolve)),
  )
  let answered = 0
  const app = express().use(guard.queued)
  const asked = [1, 2].map(async () => {
    const { status } = await request(app).get('/')
    answered += 1
    return status
  })
  await until('both are held', () => held.length === 2)
  expect(answered).toBe(0)
  for (const release of held) release()
  expect(await Promise.all(asked)).toEqual([503, 503])
})
