import { expect, test } from 'vitest'
import { sendEnquiry } from '../../tests/support/enquiries/sending.ts'
import { testServer } from '../../tests/support/programs/test-server.ts'

test('an enquiry is answered before the pages that were asked for ahead of it', async () => {
  const server = await testServer({ ENQUIRY_RATE_LIMIT: '1000' })
  const post = (body: Record<string, string>, accept: string) =>
    fetch(`${server.url}/api/enquiry`, {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams(body),
    })
  let pages = 0
  const forms = Array.from({ length: 60 }, async () => {
    const { status } = await post({ name: 'Asha', phone: '', page: '/about' }, 'text/html')
    expect([422, 503]).toContain(status)
    pages += 1
  })
  const enquiry = await post({ name: 'Asha', phone: '98765 43210' }, '*/*')
  expect(enquiry.status).toBe(201)
  expect(pages).toBeLessThan(40)
  await Promise.all(forms)
})

test('pages that waited too long are refused, enquiries and cached pages are not', async () => {
  // A limit below any rendering's time.
  const server = await testServer({ OVERLOAD_LAG_MS: '10', ENQUIRY_RATE_LIMIT: '1000' })
  expect((await fetch(`${server.url}/about`)).status).toBe(200)
  const flood = Array.from({ length: 60 }, (_, index) =>
    fetch(`${server.url}/search?q=${index}`, {
      headers: { accept: index % 2 ? 'text/html' : '*/*' },
    }),
  )
  const visit = '/project-details/aravalli-crest/the-aravalli-summit/visit.ics?on=2020-01-01'
  const files = Array.from({ length: 20 }, () => fetch(server.url + visit))
  const response = fetch(`${server.url}/about`)
  const enquiries = Array.from({ length: 10 }, () => sendEnquiry(server.url))
  for (const answer of await Promise.all(enquiries)) expect(answer?.status).toBe(201)
  expect((await response).status).toBe(200)
  const pages = await Promise.all(flood)
  for (const { status } of await Promise.all(files)) expect([404, 503]).toContain(status)
  const refused = pages.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  const page = refused.find(({ url }) => Number(url.split('=')[1]) % 2)
  expect(await page?.text()).toContain('<h1>The site is very busy</h1>')
  await expect
    .poll(async () => (await fetch(`${server.url}/search?q=later`)).status, { timeout: 20_000 })
    .toBe(200)
})

test('the first pages after a start are all shown, however long each takes', async () => {
  const server = await testServer({ OVERLOAD_LAG_MS: '10' })
  const first = [
    '/',
    '/about',
    '/project-details',
    '/city/gurgaon',
    '/developers',
    '/search?q=plot',
  ]
  const pages = first.map((path) => fetch(server.url + path))
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(first.map(() => 200))
})
