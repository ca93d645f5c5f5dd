import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { projectViewAt } from '../../tests/support/project-view.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { brochureSections } from '../brochure/content/sections.ts'

const MERIDIAN = '/project-details/meridian-habitat/meridian-one'
const READY = '/project-details/indus-arc/arc-garden-homes'
const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'
const PAPER = '/documents/meridian-one-title-report.pdf'

const data = copySampleData()
const ACCENTED = 'documents/Réport (1).pdf'
const projects = JSON.parse(
  data.read('residentialProjects.json'),
) as DataFiles['residentialProjects']
data.write(
  'residentialProjects.json',
  JSON.stringify({
    ...projects,
    'aravalli-crest': projects['aravalli-crest']?.map((project) => ({
      ...project,
      documents: [
        { kind: 'other', title: 'Accented', file: ACCENTED.normalize('NFC') },
        { kind: 'title', title: 'Gone', file: 'documents/gone.pdf' },
        { kind: 'agreement', title: 'Plain', url: 'http://a.example.com/' },
      ],
    })),
  }),
)
writeFileSync(join(data.folder, ACCENTED.normalize('NFD')), `%PDF-1.7${' '.repeat(1_234_000)}`)
writeFileSync(join(data.folder, 'documents/unnamed.pdf'), '%PDF-1.7')
const server = useTestServer({ DATA_DIR: data.folder })
const get = (path: string) => request(server.url).get(path)

test('a paper comes whole or in the range that is asked for, and is known again by its tag', async () => {
  const whole = await get(PAPER).responseType('blob')
  expect([whole.status, String(whole.body).slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline; filename=meridian-one-title-report.pdf',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(whole.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox\b/)
  const etag = whole.headers['etag'] ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await get(PAPER).set('if-none-match', etag)
  expect([again.status, again.text]).toEqual([304, ''])
  const part = await get(PAPER).set('range', 'bytes=0-3').set('if-range', etag).responseType('blob')
  expect([part.status, String(part.body)]).toEqual([206, '%PDF'])
  expect((await get(PAPER).set('range', 'bytes=99999999-')).status).toBe(416)
  const head = await request(server.url).head(PAPER)
  expect([head.status, head.headers['etag']]).toEqual([200, etag])
})

test.each([
  '/documents/',
  '/documents/unnamed.pdf',
  '/documents/gone.pdf',
  '/documents/MERIDIAN-ONE-title-report.pdf',
  '/documents/../site.json',
  '/documents/%2e%2e/site.json',
  '/documents/..%2fsite.json',
  '/documents/x%2f..%2fmeridian-one-title-report.pdf',
  '/documents/meridian-one-title-report.pdf%00',
  '/documents/meridian-one-title-report.pdf/',
])('nothing else of the data folder is at %s', async (path) => {
  const { status, text } = await get(path)
  expect([400, 403, 404]).toContain(status)
  expect(text).not.toContain('"agency"')
})

async function papersOf(path: string) {
  const document = documentIn((await get(path)).text)
  const [part] = document.querySelectorAll('#overview #papers')
  return { part, items: textsIn(document, '#papers li'), words: part?.textContent ?? '' }
}

test('the Overview has the papers with number, authority, days, kind and size', async () => {
  const { part, items } = await papersOf(MERIDIAN)
  expect(items[0]).toMatch(
    /^Licence to develop the land \(PDF, 2 kB\).*No\. SAMPLE\/AUTH\/2024\/118 · Sample Development Authority · issued on 3 June 2024 · valid until 2 June 2029$/,
  )
  const links = [...(part?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toContain(PAPER)
  for (const link of links) expect((await get(link ?? '')).status).toBe(200)
})

test('a paper that is no longer valid says so', async () => {
  for (const [day, words] of [
    ['2029-06-02', '· valid until 2 June 2029'],
    ['2029-06-03', '· was valid until 2 June 2029'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
    onTestFinished(() => void vi.useRealTimers())
    expect((await papersOf(MERIDIAN)).items[0]).toContain(words)
  }
})

test('missing papers are named once, with the way to ask for them', async () => {
  expect((await papersOf(MERIDIAN)).words).toContain(
    'Not published here: the agreement for sale. Ask',
  )
  // A home that is ready has an occupancy certificate.
  expect((await papersOf(READY)).words).toContain(
    'Not published here: the title report and the building plan. Ask',
  )
  const other = '/project-details/saffron-spaces/saffron-terraces'
  const { part, words } = await papersOf(other)
  expect(words).toContain(
    'the title report, the agreement for sale, the building plan and the occupancy certificate',
  )
  const { text } = await get(part?.querySelector('a')?.getAttribute('href') ?? '')
  expect(documentIn(text).querySelector('textarea')?.textContent).toContain(
    'Please send me the title report, the agreement',
  )
})

test('a paper that cannot be opened is not offered, one in another spelling is', async () => {
  const { part, items, words } = await papersOf(SUMMIT)
  expect(items).toEqual([expect.stringContaining('Accented (PDF, 1.2 MB)')])
  expect(words).toContain('Not published here: the title report, the agreement for sale')
  expect((await get(part?.querySelector('li a')?.getAttribute('href') ?? '')).status).toBe(200)
})

test('the brochure links the papers; structured data says nothing of them', async () => {
  const project = await projectViewAt(server.services, MERIDIAN)
  const publicUrl = 'https://www.example.com'
  const sections = brochureSections({ project, publicUrl, floors: [], isOwn: () => false })
  const links = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'link'))
  expect(links).toContainEqual({
    kind: 'link',
    paragraphs: ['Title report of the land (PDF, 2 kB)'],
    note: 'issued on 22 April 2024',
    url: publicUrl + PAPER,
  })
  expect(links[0]).toMatchObject({ title: 'Papers' })
  const scripts = [
    ...documentIn((await get(MERIDIAN)).text).querySelectorAll(
      'script[type="application/ld+json"]',
    ),
  ]
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.map(({ textContent }) => textContent).join()).not.toMatch(/documents|Title report/)
})
