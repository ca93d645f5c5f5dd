import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brochureOf } from '../brochure/content/brochure.ts'
import { projectView } from './views/project-view.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { documentIn } from '../../tests/support/html.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'
const GREENS = '/project-details/aravalli-crest/crest-greens'
const MERIDIAN = '/project-details/meridian-habitat/meridian-boulevard'
const ARC = '/project-details/indus-arc/arc-skyvillas'
/** The sample's general number. */
const GENERAL = '+910000000000'

const HOSTILE = `<script>alert("x")</script> O'Neil\n\u202E${'W'.repeat(200)} שלום`

const data = copySampleData({
  'team.json': () =>
    JSON.stringify([
      {
        id: 'asha',
        name: HOSTILE,
        phone: '+91 98100 00001',
        whatsapp: '919810000001',
        photo: 'team/asha-sample.jpg',
        languages: ['English', 'Hindi', 'Punjabi'],
        agentRegistration: 'SAMPLE/1',
        projects: ['the-aravalli-summit'],
      },
      { id: 'one', name: 'One Sample', phone: '+91 98100 00002', projects: ['crest-greens'] },
      { id: 'two', name: 'Two Sample', phone: '+91 98100 00003', projects: ['crest-greens'] },
      {
        id: 'imran',
        name: 'Imran Sample',
        phone: '+91 98100 00004',
        developers: ['meridian-habitat'],
        awayUntil: '2026-12-01',
      },
    ]),
})
const server = useTestServer({ DATA_DIR: data.folder })

/** The page on a day in India: what names an adviser, and the numbers that its buttons call. */
async function pageOn(day: string, path: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
  onTestFinished(() => void vi.useRealTimers())
  const { text } = await request(server.url).get(path)
  const document = documentIn(text)
  const hrefs = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll(selector)].map((link) =>
        (link.getAttribute('href') ?? '').replace(/\?.*$/, ''),
      ),
    ),
  ]
  const parts = 'header, aside, section[aria-label="Price and contact"]'
  return {
    document,
    adviser: document.querySelector('section[aria-label="Your adviser"]'),
    calls: hrefs(`:is(${parts}) a[href^="tel:"]`),
    chats: hrefs(`:is(${parts}) a[href^="https://wa.me/9"]`),
  }
}

test('a project’s page shows its adviser, whom its buttons call', async () => {
  const { adviser, calls, chats, document } = await pageOn('2026-11-29', SUMMIT)
  expect(adviser?.textContent).toContain(HOSTILE.replace('\n', ' '))
  expect(adviser?.textContent).toContain('Speaks English, Hindi and Punjabi')
  expect(adviser?.textContent).toContain('Agent registration SAMPLE/1')
  expect(adviser?.querySelector('img')?.getAttribute('alt')).toBe(HOSTILE.replace('\n', ' '))
  expect(document.querySelectorAll('main script:not([type])')).toHaveLength(0)
  expect([calls, chats]).toEqual([['tel:+919810000001'], ['https://wa.me/919810000001']])
  // The number of the agency stands where the law asks for it.
  expect(
    document.querySelector('section[aria-label="Registration"] a[href^="tel:"]'),
  ).toHaveProperty('href', `tel:${GENERAL}`)
})

test('its brochure has the same adviser’s numbers', () => {
  const { services } = server
  const catalogue = services.catalogue.current
  const summit = catalogue.project('the-aravalli-summit')
  if (!summit) throw new Error('the sample has no such project')
  const { contacts } = brochureOf(services, projectView({ ...services, catalogue }, summit))
  expect(contacts.slice(0, 2).map(({ url }) => url.replace(/\?.*$/, ''))).toEqual([
    'tel:+919810000001',
    'https://wa.me/919810000001',
  ])
})

test('of two advisers of a project none is shown, and the agency’s own number stays', async () => {
  const { adviser, calls, chats } = await pageOn('2026-11-29', GREENS)
  expect([adviser, calls, chats]).toEqual([
    null,
    [`tel:${GENERAL}`],
    ['https://wa.me/910000000000'],
  ])
})

test('an adviser who is away is shown again on the day after', async () => {
  expect((await pageOn('2026-12-01', MERIDIAN)).adviser).toBeNull()
  const { adviser, calls, chats } = await pageOn('2026-12-02', MERIDIAN)
  expect(adviser?.textContent).toBe('Your adviserImran Sample')
  expect([calls, chats]).toEqual([['tel:+919810000004'], ['https://wa.me/910000000000']])
})

test('a project that nobody answers for is shown without an adviser', async () => {
  const { adviser, calls } = await pageOn('2026-11-29', ARC)
  expect([adviser, calls]).toEqual([null, [`tel:${GENERAL}`]])
})

const post = (accept: string, more: Record<string, string>) =>
  request(server.url)
    .post('/api/enquiry')
    .set('accept', accept)
    .set('origin', server.services.config.publicUrl)
    .type('form')
    .redirects(0)
    .send({ name: 'Asha', phone: '98765 43210', ...more })

test('the confirmation of an enquiry names its adviser, with and without script', async () => {
  const summit = { source: 'project', projectId: 'the-aravalli-summit' }
  const { status, body } = await post('application/json', summit)
  expect([status, body.adviser]).toMatchObject([
    201,
    { name: HOSTILE.replace('\n', ' '), registration: 'SAMPLE/1', phone: '+91 98100 00001' },
  ])
  const plain = await post('text/html', summit)
  expect(plain.headers['location']).toMatch(/^\/enquiry-sent\?reference=[\w-]+&adviser=asha$/)
  const { adviser, calls, document } = await pageOn('2026-11-29', plain.headers['location'] ?? '')
  expect(adviser?.textContent).toContain('Speaks English, Hindi and Punjabi')
  expect(calls).toEqual(['tel:+919810000001'])
  expect(document.querySelector('main a[href^="tel:"]')?.textContent).toBe('+91 98100 00001')
})

test('an enquiry without a project is for the adviser of the page it was sent from', async () => {
  const onPage = await post('application/json', { source: 'footer', page: SUMMIT })
  expect(onPage.body.adviser).toMatchObject({ registration: 'SAMPLE/1' })
  const ofTwo = await post('application/json', { source: 'project', projectId: 'crest-greens' })
  expect(ofTwo.body).not.toHaveProperty('adviser')
  const elsewhere = await post('application/json', { source: 'footer', page: '/about' })
  expect(elsewhere.body).not.toHaveProperty('adviser')
})
