import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { canonicalAddressOf } from './address.ts'

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
