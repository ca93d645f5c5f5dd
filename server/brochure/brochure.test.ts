import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import request from 'supertest'
import { afterAll, expect, test, vi } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { projectViewAt } from '../../tests/support/project-view.ts'
import { createApp } from '../app.ts'
import { reloadData } from '../process/catalogue-lifecycle.ts'
import { createBrochures } from './brochures.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

// From source a thread takes seconds to start, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const FULL = '/project-details/aravalli-crest/the-aravalli-summit'
const LONG = '/project-details/aravalli-crest/crest-greens'
const SPARSE = '/project-details/verdant-row/bare-plots'
const LONG_NAME = `श्री कृष्ण विहार ½ ² → A ${'Very Long Residences '.repeat(6)}${'Unbroken'.repeat(12)}`

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

type Records = Record<string, Record<string, unknown>[]>

const projects = JSON.parse(data.read('residentialProjects.json')) as Records
for (const project of projects['aravalli-crest'] ?? []) {
  if (project['id'] !== 'crest-greens') continue
  project['name'] = LONG_NAME
  project['amenities'] = ['✓ ★ № ok', 'தமிழ் Homes', 'தமிழ்']
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
    available: false,
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

/** What brochures are made from, with a folder of their own. */
const ownFolder = () => {
  const { services } = server
  return { ...services, config: { ...services.config, brochuresDir: temporaryFolder() } }
}

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

test(
  'a brochure says what the page says, on A4, with its fonts, bookmarks and language',
  { tags: ['needs-pdftotext'] },
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
      '/videos/the-aravalli-summit.mp4)',
    ]) {
      expect(plain).toContain(part)
    }
    expect(bytes.length).toBeLessThan(4_000_000)
    for (const part of [
      '₹ 2.9 Cr – 4.75 Cr',
      'SAMPLE/HRERA/2024/014',
      'Highlights',
      'Watch the film: The towers in the morning',
      'Construction progress on 10 November 2026',
      'Tower A: eighteenth floor cast, 46% built',
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
    expect(pages.at(-1)?.replace(/\s+/g, ' ')).toContain(
      'Price as on 12 November 2026. Details checked on 12 November 2026. Prices and particulars may change',
    )
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

test(
  'a project with few facts has a short one without gaps',
  { tags: ['needs-pdftotext'] },
  async () => {
    const { pages, text } = await brochure(SPARSE)
    expect(pages).toHaveLength(3)
    expect(text).not.toMatch(/not available|not specified|undefined|Floor Plan|Power Backup/)
    // Nobody said when it was true: no day, the file's neither.
    expect(text).not.toMatch(/as on|checked on|January 1970/)
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Ask us for the floor plans, the payment plan, the amenities, the specifications, the exact location and the site plan',
    )
  },
)

test(
  'names in Hindi and other signs, long names and thirty plans are set whole',
  { tags: ['needs-pdftotext'] },
  async () => {
    const { bytes, pages, text } = await brochure(LONG)
    expect(text).toContain('श्री कृष्ण विहार ½ ² → A')
    // What no typeface has is left out.
    expect(text).toMatch(/^ *№ ok +Homes$/m)
    expect(text).not.toMatch(/[✓★\uFFFD]|\p{Script=Tamil}/u)
    expect(text.replace(/\s+/g, '')).toContain('Unbroken'.repeat(12))
    expect(text).toContain('30 BHK')
    expect(pages[0]).toMatch(/₹.* · Sold out$/m)
    expect(bytes.length).toBeLessThan(4_000_000)
    for (const page of pages) expect(page.trim().length).toBeGreaterThan(80)
  },
)

test(
  'names of agency and project share the foot of a page',
  { tags: ['needs-pdftotext'] },
  async () => {
    const site = JSON.parse(data.read('site.json')) as Record<string, unknown>
    const name = 'Krishnamurthy, Venkataraghavan & D’Souza Commercial Real-Estate Advisory Services'
    data.write('site.json', JSON.stringify({ ...site, name }))
    await reloadData(server.services)
    const { pages } = await brochure(LONG)
    // Letters on top of others would be read among them.
    expect(pages[1]).toMatch(
      /श्री कृष्ण विहार .*…\s+Krishnamurthy, Venkata.*…\s+·\s+\+.*\s+·\s+2 \/ \d+$/m,
    )
    data.write('site.json', JSON.stringify(site))
    await reloadData(server.services)
  },
)

test.each([
  ['aravalli-crest/old-summit/brochure.pdf?a=1', `${FULL}/brochure.pdf?a=1`],
  ['aravalli-crest/gone/brochure.pdf', '/residential'],
  ['Aravalli-Crest/the-aravalli-summit/Brochure.PDF', `${FULL}/brochure.pdf`],
])('%s leads to %s, as the page does', async (path, to) => {
  const { status, headers } = await request(server.url).get(`/project-details/${path}`)
  expect([status, headers['location']]).toEqual([301, to])
})

test('one thread at a time; of one network no more than four wait, others still get theirs; a finished one is there after a restart', async () => {
  const before = threads.length
  const sources = ownFolder()
  const app = createApp({ ...server.services, brochures: createBrochures(sources) })
  app.set('trust proxy', 1)
  const listening = app.listen(0)
  const get = (project: string, address: string) =>
    request(listening).get(`${project}/brochure.pdf`).buffer().set('x-forwarded-for', address)
  const ours = Array.from({ length: 6 }, (_, at) =>
    get(FULL, `2001:db8:7:${at}::1`).set('accept', 'text/html'),
  )
  const theirs = get(SPARSE, '2001:db8:8::1')
  const answers = await Promise.all(ours)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(refused[0]?.text).toContain('Your network asks for too much at once')
  expect((await theirs).status).toBe(200)
  expect(threads.length - before).toBe(2)
  expect(mostThreads).toBe(1)
  listening.close()
  const made = await createBrochures(sources).find(
    await projectViewAt(server.services, SPARSE),
    'x',
  )
  expect(made).toMatchObject({ pdf: (await theirs).body as Buffer })
  expect(threads.length - before).toBe(2)
})

test('a folder that cannot be written holds nobody up', async () => {
  const sources = ownFolder()
  const nowhere = { ...sources, config: { ...sources.config, brochuresDir: '/dev/null/none' } }
  const made = await createBrochures(nowhere).find(
    await projectViewAt(server.services, SPARSE),
    'x',
  )
  expect(made).toMatchObject({ tag: expect.any(String) })
})

test('new data is in the next one', { tags: ['needs-pdftotext'] }, async () => {
  const { etag } = (await request(server.url).head(`${FULL}/brochure.pdf`)).headers
  data.edit('residentialProjects.json', '"The Aravalli Summit"', '"The New Summit"')
  await reloadData(server.services)
  const { answer, text } = await brochure(FULL)
  expect(text).toContain('The New Summit')
  expect(answer.headers['etag']).not.toBe(etag)
})
