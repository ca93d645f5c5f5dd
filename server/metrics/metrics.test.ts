import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const backups = temporaryFolder()
const server = useTestServer({
  SMTP_URL: 'smtp://127.0.0.1:1',
  ENQUIRY_EMAIL_TO: 'office@example.com',
  BACKUP_DIR: backups,
})

/** The samples, by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const text = await server.services.metrics.registry.metrics()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

test('what happened is counted by pattern, outcome and form', async () => {
  const get = (path: string) => request(server.url).get(path)
  for (const path of ['/about', '/about', '/no/such/page', '/images/none.avif']) await get(path)
  await get('/project-details/aravalli-crest/the-aravalli-summit')
  await get('/api/search?q=a')
  const enquiry = {
    name: 'Asha',
    phone: '98765 43210',
    source: 'footer',
    submissionId: '3f0f9d7e-2a59-4c0e-8f66-6c7f1f1f0a01',
  }
  for (const body of [
    enquiry,
    enquiry,
    { ...enquiry, name: '' },
    { source: 'x"} 1\n' },
    { source: 'invented' },
  ]) {
    await request(server.url).post('/api/enquiry').send(body)
  }
  await request(server.url).post('/api/events').send({ event: 'page_view', page: '/' })

  const samples = await figures()
  const requests = (route: string, status: number, method = 'GET') =>
    samples.get(`http_requests_total{route="${route}",method="${method}",status="${status}"}`)
  expect(requests('/about', 200)).toBe(2)
  expect(requests('*', 404)).toBe(1)
  expect(requests('/images/*', 404)).toBe(1)
  expect(requests('/project-details/:developer/:id', 200)).toBe(1)
  expect(requests('/api/search', 200)).toBe(1)
  expect(requests('/api/enquiry', 201, 'POST')).toBe(2)
  expect(samples.get('http_request_duration_seconds_count{route="/about"}')).toBe(2)
  for (const le of ['0.005', '0.015', '0.05', '0.15', '0.5', '1.5', '5', '+Inf']) {
    expect(samples.has(`http_request_duration_seconds_bucket{le="${le}",route="/about"}`)).toBe(
      true,
    )
  }
  expect(samples.get('page_cache_total{result="hit"}')).toBe(1)
  expect(samples.get('page_cache_total{result="miss"}')).toBe(3)
  expect(samples.get('page_render_seconds_count')).toBe(3)
  const enquiries = (source: string, result: string) =>
    samples.get(`enquiries_total{source="${source}",result="${result}"}`)
  expect(enquiries('footer', 'stored')).toBe(1)
  expect(enquiries('footer', 'repeated')).toBe(1)
  expect(enquiries('footer', 'invalid')).toBe(1)
  expect(enquiries('other', 'invalid')).toBe(2)
  expect(samples.get('site_events_total{event="page_view"}')).toBe(1)
  const { version } = server.services.catalogue.current
  expect([...samples.keys()].filter((name) => name.startsWith('catalogue_info'))).toEqual([
    expect.stringMatching(new RegExp(`version="${version}",loaded_at="20.*Z"`)),
  ])
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
})

test('the outbox reports what waits, since when', async () => {
  const samples = await figures()
  expect(samples.get('enquiries_without_channel')).toBe(0)
  expect(samples.get('enquiry_outbox{channel="email",state="pending"}')).toBe(1)
  expect(samples.get('enquiry_outbox{channel="email",state="dead"}')).toBe(0)
  expect(samples.get('enquiry_oldest_undelivered_seconds')).toBeGreaterThan(0)
})

test('the time of the newest whole backup is reported', async () => {
  const newest = async () => (await figures()).get('enquiry_backup_timestamp_seconds')
  expect(await newest()).toBe(0)
  for (const [name, seconds] of [
    ['enquiries-2026-01-01.db', 1_767_225_600],
    ['enquiries-2026-01-02.dump', 1_767_312_000],
    ['enquiries-2026-01-03.db.7.half', 1_767_398_400],
  ] as const) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), seconds, seconds)
  }
  expect(await newest()).toBe(1_767_312_000)
})
