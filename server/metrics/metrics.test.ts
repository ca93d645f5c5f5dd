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
  const wrong = [{ ...enquiry, name: '' }, { source: 'x"} 1\n' }, { source: 'invented' }]
  for (const body of [enquiry, enquiry, ...wrong])
    await request(server.url).post('/api/enquiry').send(body)
  await request(server.url).post('/api/events').send({ event: 'page_view', page: '/' })

  const samples = await figures()
  for (const le of ['0.005', '0.015', '0.05', '0.15', '0.5', '1.5', '5', '+Inf']) {
    expect(samples.has(`http_request_duration_seconds_bucket{le="${le}",route="/about"}`)).toBe(
      true,
    )
  }
  expect(Object.fromEntries(samples)).toMatchObject({
    'http_requests_total{route="/about",method="GET",status="200"}': 2,
    'http_requests_total{route="*",method="GET",status="404"}': 1,
    'http_requests_total{route="/images/*",method="GET",status="404"}': 1,
    'http_requests_total{route="/project-details/:developer/:id",method="GET",status="200"}': 1,
    'http_requests_total{route="/api/search",method="GET",status="200"}': 1,
    'http_requests_total{route="/api/enquiry",method="POST",status="201"}': 2,
    'http_request_duration_seconds_count{route="/about"}': 2,
    'page_cache_total{result="hit"}': 1,
    'page_cache_total{result="miss"}': 3,
    page_render_seconds_count: 3,
    'enquiries_total{source="footer",result="stored"}': 1,
    'enquiries_total{source="footer",result="repeated"}': 1,
    'enquiries_total{source="footer",result="invalid"}': 1,
    'enquiries_total{source="other",result="invalid"}': 2,
    'site_events_total{event="page_view"}': 1,
  })
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
