import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import request from 'supertest'
import { afterAll, expect, test, vi } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { installed } from '../../tests/support/programs/installed.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { createApp } from '../app.ts'
import { reloadData } from '../process/data.ts'
import { createBrochures } from './brochures.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

// From source a thread takes seconds to start, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const FULL = '/project-details/aravalli-crest/the-aravalli-summit'
const LONG = '/project-details/aravalli-crest/crest-greens'
const SPARSE = '/project-details/verdant-row/bare-plots'
const LONG_NAME = `श्री कृष्ण विहार ${'Very Long Residences '.repeat(6)}${'Unbroken'.repeat(12)}`

const data = copySampleData()
const folder = temporaryFolder()
const threads: Worker[] = []
let running = 0
let mostThreads = 0
const noteThread = (thread: Worker) => {
  threads.push(thread)
  running += 1
  mostThreads = Math.max(mostThreads, running)
  thread.once('exit', () => (running -= 1))
}
const server = useTestServer({ DATA_DIR: data.folder })

// Their text is read by poppler-utils, which a fresh machine may not have.
const hasReader = installed('pdftotext') !== undefined

type Records = Record<string, Record<string, unknown>[]>

const projects = JSON.parse(data.read('residentialProjects.json')) as Records
for (const project of projects['aravalli-crest'] ?? []) {
  if (project['id'] === 'crest-greens') project['name'] = LONG_NAME
}
projects['verdant-row']?.push({
  id: 'bare-plots',
  name: 'Bare Plots',
  slug: 'bare-plots',
  developer: 'Verdant Row',
  propertyType: 'Residential',
})
data.write('residentialProjects.json', JSON.stringify(projects))
const plans = JSON.parse(data.read('floorPlan.json')) as Record<string, unknown>[]
for (const plan of plans) {
  if (plan['id'] !== 'crest-greens') continue
  const [floor] = plan['floors'] as object[]
  plan['floors'] = Array.from({ length: 30 }, (_, at) => ({
    ...floor,
    configuration: `${at + 1} BHK`,
  }))
}
data.write('floorPlan.json', JSON.stringify(plans))
data.write(
  'redirects.json',
  JSON.stringify([
    { from: '/project-details/aravalli-crest/old-summit', to: FULL },
    { from: '/project-details/aravalli-crest/gone', to: '/residential' },
  ]),
)
process.on('worker', noteThread)

afterAll(() => void process.off('worker', noteThread))

async function brochure(project: string) {
  const answer = await request(server.url).get(`${project}/brochure.pdf`).buffer()
  expect(answer.status).toBe(200)
  const file = join(folder, 'brochure.pdf')
  const bytes = answer.body as Buffer
  writeFileSync(file, bytes)
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, [...options, file, ...(program === 'pdftotext' ? ['-'] : [])]).toString()
  const pages = run('pdftotext', '-layout').split('\f').slice(0, -1)
  return {
    answer,
    bytes,
    pages,
    text: pages.join('\n'),
    info: run('pdfinfo'),
    fonts: run('pdffonts'),
  }
}

test.skipIf(!hasReader)(
  'a brochure says what the page says, on A4, with its fonts, bookmarks and language',
  async () => {
    const { answer, bytes, pages, text, info, fonts } = await brochure(FULL)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=aravalli-crest-the-aravalli-summit.pdf',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['cache-control']).toContain('public')
    expect(info).toMatch(/^Title: +The Aravalli Summit by Aravalli Crest$/m)
    expect(info).toMatch(/^Tagged: +yes$/m)
    expect(info).toMatch(/^Page size: .*\(A4\)$/m)
    for (const [, embedded] of fonts.matchAll(/CID TrueType +Identity-H +(\w+)/g)) {
      expect(embedded).toBe('yes')
    }
    expect(fonts).toContain('Fraunces')
    const plain = bytes.toString('latin1')
    for (const part of [
      '/Lang (en-IN)',
      '/Outlines',
      '(Payment Plan)',
      '(tel:',
      '(https://www.google.com/maps/',
    ]) {
      expect(plain).toContain(part)
    }
    expect(bytes.length).toBeLessThan(4_000_000)
    for (const part of [
      '₹ 2.9 Cr – 4.75 Cr',
      'SAMPLE/HRERA/2024/014',
      'Highlights',
      '3 BHK + Study',
      '1,850 sq. ft.',
      'Sums for 3 BHK + Study: ₹ 2,90,00,000',
      'Construction Linked Plan',
      '₹ 14,50,000',
      'Vitrified Tiles',
      'Prime Location Highlights',
      'Site Plan',
      'Talk to us',
      `2 / ${pages.length}`,
    ]) {
      expect(text.replaceAll('\u00A0', ' ')).toContain(part)
    }
    expect(text).toMatch(/Prices and particulars as on \d{1,2} \w+ \d{4}/)
  },
)

test('it is cached, and known again by its entity tag', async () => {
  const first = await request(server.url).get(`${FULL}/brochure.pdf`)
  const etag = first.headers['etag'] ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await request(server.url).get(`${FULL}/brochure.pdf`).set('if-none-match', etag)
  expect([again.status, again.text]).toEqual([304, ''])
  const head = await request(server.url).head(`${FULL}/brochure.pdf`)
  expect([head.status, head.headers['etag']]).toEqual([200, etag])
  expect(head.headers['content-length']).toBe(first.headers['content-length'])
})

test.skipIf(!hasReader)('a project with few facts has a short one without gaps', async () => {
  const { pages, text } = await brochure(SPARSE)
  expect(pages).toHaveLength(3)
  expect(text).not.toMatch(/not available|not specified|undefined|Floor Plan|Power Backup/)
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Ask us for the floor plans, the payment plan, the amenities, the specifications, the exact location and the site plan',
  )
})

test.skipIf(!hasReader)('names in Hindi, long names and thirty plans are set whole', async () => {
  const { bytes, pages, text } = await brochure(LONG)
  expect(text).toContain('श्री कृष्ण विहार')
  expect(text.replace(/\s+/g, '')).toContain('Unbroken'.repeat(12))
  expect(text).toContain('30 BHK')
  expect(bytes.length).toBeLessThan(4_000_000)
  for (const page of pages) expect(page.trim().length).toBeGreaterThan(80)
})

test.each([
  ['aravalli-crest/old-summit/brochure.pdf?a=1', `${FULL}/brochure.pdf?a=1`],
  ['aravalli-crest/gone/brochure.pdf', '/residential'],
  ['Aravalli-Crest/the-aravalli-summit/Brochure.PDF', `${FULL}/brochure.pdf`],
])('%s leads to %s, as the page does', async (path, to) => {
  const { status, headers } = await request(server.url).get(`/project-details/${path}`)
  expect([status, headers['location']]).toEqual([301, to])
})

test('threads make them one after another; a request when too many wait is answered so', async () => {
  const before = threads.length
  const few = createBrochures(server.services, 1)
  const app = createApp({ ...server.services, brochures: few })
  const listening = app.listen(0)
  const get = (project: string) => request(listening).get(`${project}/brochure.pdf`)
  const answers = await Promise.all([
    get(SPARSE),
    get(SPARSE),
    get(FULL),
    get('/project-details/meridian-habitat/meridian-boulevard').set('accept', 'text/html'),
  ])
  // Which of them comes last is for the network to say.
  const refused = answers.find(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(threads.length - before).toBe(2)
  expect(mostThreads).toBe(1)
  // Another process makes the same bytes, so that a tag holds whoever answers.
  const { etag } = (await request(server.url).head(`${FULL}/brochure.pdf`)).headers
  expect((await request(app).head(`${FULL}/brochure.pdf`)).headers['etag']).toBe(etag)
  listening.close()
})

test.skipIf(!hasReader)('new data is in the next one', async () => {
  const { etag } = (await request(server.url).head(`${FULL}/brochure.pdf`)).headers
  data.edit('residentialProjects.json', '"The Aravalli Summit"', '"The New Summit"')
  await reloadData(server.services)
  const { answer, text } = await brochure(FULL)
  expect(text).toContain('The New Summit')
  expect(answer.headers['etag']).not.toBe(etag)
})
