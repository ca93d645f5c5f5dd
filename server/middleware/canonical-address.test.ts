import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { canonicalAddressOf } from './canonical-address.ts'

const server = useTestServer()

/** Asks for a target exactly as it stands, which `fetch` and supertest would tidy up. */
async function ask(target: string) {
  const { hostname, port } = new URL(server.url)
  const asked = request({ hostname, port, path: target, headers: { accept: 'text/html' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = answer
  return { status, headers, body: await text(answer) }
}

test.each([
  ['/%61bout', '/about'],
  ['/./about', '/about'],
  ['/x/%2e%2E/about?a=%41', '/about?a=%41'],
  ['/ABOUT/#team', '/about'],
  ['/a&b', '/a%26b'],
  ['//about', '/about'],
])('%s is moved to the one address of its page, %s', async (spelling, address) => {
  const { status, headers } = await ask(spelling)
  expect([status, headers.location]).toEqual([301, address])
  expect(canonicalAddressOf(address)).toBe(address)
})

test('an address in absolute form is that of the page, cached once', async () => {
  await ask('/career')
  const absolute = await ask('http://anywhere.example/career?utm_source=x')
  expect(absolute.headers['server-timing']).toBe('cache;desc=hit')
  expect((await ask('http://anywhere.example')).status).toBe(200)
  const confirmation = await ask('http://anywhere.example/enquiry-sent?reference=PF-1234')
  expect([confirmation.status, confirmation.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('what cannot be decoded is answered 400', async () => {
  const targets = ['/%E0%A4%A', '/%E0%A4%A/', '/images/%E0', '/api/pages/%', 'ftp://host/', '*']
  for (const target of targets) {
    const { status, headers } = await ask(target)
    expect([target, status, headers['cache-control']]).toEqual([target, 400, 'no-store'])
  }
  expect((await ask('/%E0')).body).toContain('<h1>This address could not be read</h1>')
  expect((await ask('/api/%E0')).body).toBe('{"message":"Bad Request"}')
})

const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'

test.each([
  ['/gurugram', '/city/gurgaon'],
  ['/Gurugram/', '/city/gurgaon'],
  ['/city/Bengaluru?page=2', '/city/bangalore?page=2'],
  ['/city/new-delhi', '/city/delhi'],
  ['/city/New%20Delhi', '/city/delhi'],
  ['/bombay).', '/city/mumbai'],
  ['/%E0%A4%97%E0%A5%81%E0%A4%A1%E0%A4%BC%E0%A4%97%E0%A4%BE%E0%A4%82%E0%A4%B5', '/city/gurgaon'],
  [`${PROJECT}.`, PROJECT],
  [`${PROJECT},`, PROJECT],
  [`${PROJECT}%20`, PROJECT],
  [`${PROJECT}).%E2%80%9D`, PROJECT],
  [`${PROJECT}%E2%80%8B`, PROJECT],
  [`${PROJECT}&utm_source=x&utm_medium=y`, PROJECT],
  [`${PROJECT}&utm_source=x?unit=2`, `${PROJECT}?unit=2`],
  [`${PROJECT};?unit=2&buyer=woman`, `${PROJECT}?unit=2&buyer=woman`],
  ['/PROJECT-DETAILS/Aravalli-Crest/the-aravalli-summit).', PROJECT],
  ['/project-details/aravalli-crest/pf-ggn-0188.', '/project-details/aravalli-crest/PF-GGN-0188'],
  [`${PROJECT}/brochure.pdf).`, `${PROJECT}/brochure.pdf`],
  [`${PROJECT};jsessionid=1A`, PROJECT],
  ['/about;v=1;w=2?a=1', '/about?a=1'],
  ['/project-details/aravalli-crest"', '/project-details/aravalli-crest'],
  ['/project-details&page=2', '/project-details'],
  ['/floor-plans/aravalli-crest,', '/floor-plans/aravalli-crest'],
  ['/city/gurgaon&fbclid=x', '/city/gurgaon'],
  ['/gurugram&fbclid=x', '/city/gurgaon'],
  ['/city/New-Delhi&utm_source=x?page=2', '/city/delhi?page=2'],
  ['/banglore&fbclid=x', '/bangalore'],
  ['/location/dwarka-expressway;', '/location/dwarka-expressway'],
  ['/locality/sohna-road%20%20', '/locality/sohna-road'],
  ['/service/home-loan!', '/service/home-loan'],
  ['/about.', '/about'],
  ['/contact.', '/contact-us'],
  ['/search,?q=noida', '/search?q=noida'],
  ['/&utm_source=x', '/'],
])('%s means %s', async (pasted, page) => {
  const { status, headers } = await ask(pasted)
  expect([status, headers.location]).toEqual([301, page])
  const there = await ask(page)
  expect(there.status).toBe(200)
})

test.each([
  '/city/jaipur',
  '/jaipur.',
  '/city/gurgaon/x',
  '/new/delhi',
  '/no-such-page.',
  '/project-details/aravalli-crest/no-such-project&utm_source=x',
  '/project-details/aravalli-crest/no-such-project/brochure.pdf.',
  `${PROJECT}/brochure.doc.`,
  '/about%20us',
  '/about-',
  '/about&team',
  '/about;team',
  '/%2F%2Fevil.example&a=b',
  '/%5Cevil.example.',
])('%s means no page', async (address) => {
  const { status, headers } = await ask(address)
  const last = status === 301 ? await ask(headers.location ?? '') : { status }
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  expect(last.status).toBe(404)
})
