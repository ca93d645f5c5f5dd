import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../tests/support/programs/test-server.ts'

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const BAD = { name: '<Asha> "A"', phone: '', message: '</textarea>sea view?', source: 'footer' }
const TYPED = ['&lt;Asha&gt; &quot;A&quot;', '&lt;/textarea&gt;sea view?']

async function postsTo(env: Record<string, string>) {
  const server = await testServer(env)
  const post = () => request(server.url).post('/api/enquiry')
  const postForm = (fields: object) => post().set('accept', HTML).type('form').send(fields)
  return { post, postForm }
}

function expectStaticForm({ text }: { text: string }): void {
  for (const typed of TYPED) expect(text).toContain(typed)
  expect(text).toContain('name="source" value="footer"')
  expect(text).toContain('name="page" value="/about"')
  expect(text).toContain('<form method="post" action="/api/enquiry">')
  expect(text).not.toContain('<script')
  expect(text).toContain('href="tel:+910000000000"')
  expect(text).toContain('href="https://wa.me/910000000000')
  expect(Buffer.byteLength(text)).toBeLessThan(20_000)
}

test('posts that are refused count; over the limit telephone and WhatsApp are named', async () => {
  const { post, postForm } = await postsTo({ ENQUIRY_RATE_LIMIT: '3' })
  expect((await post().send({ name: '' })).status).toBe(422)
  expect((await post().type('xml').send('<name/>')).status).toBe(415)
  expect((await post().type('json').send('{')).status).toBe(400)
  const limited = await post().send({ name: 'Asha', phone: '98765 43210' })
  expect(limited.status).toBe(429)
  expect(limited.body).toMatchObject({ phone: '+91 00000 00000', whatsapp: '910000000000' })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  const form = await postForm({ ...BAD, page: '/about' })
  expect([form.status, form.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(form.headers['retry-after'])).toBeGreaterThan(0)
  expectStaticForm(form)
})

test("what another site's page makes a browser send uses up nothing", async () => {
  const { post } = await postsTo({ ENQUIRY_RATE_LIMIT: '1' })
  for (let times = 0; times < 3; times++)
    await post().set('sec-fetch-site', 'cross-site').send({ name: '' })
  expect((await post().send({ name: 'Asha', phone: '98765 43210' })).status).toBe(201)
})

test('under load a form with mistakes is answered by a small one that needs no rendering', async () => {
  const { postForm } = await postsTo({ OVERLOAD_LAG_MS: '100', ENQUIRY_RATE_LIMIT: '1000' })
  expect((await postForm({ ...BAD, page: '/about' })).status).toBe(422)
  const load = setInterval(() => blockFor(50), 0)
  const form = await vi
    .waitFor(
      async () => {
        const answer = await postForm({ ...BAD, page: '/about' })
        expect(answer.status).toBe(503)
        return answer
      },
      { timeout: 8000, interval: 1 },
    )
    .finally(() => clearInterval(load))
  expect(form.headers['retry-after']).toBe('5')
  expect(form.text).toContain('Please enter your phone number.')
  expectStaticForm(form)
})

/** Keeps the event loop, which the server shares with the test, from turning. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a form with mistakes keeps what was typed, on the Contact page where its own has gone', async () => {
  const { postForm } = await postsTo({})
  for (const page of ['/contact', '/BANGLORE/', '/locality/gurgaon', '/nothing-here']) {
    const { status, text } = await postForm({ ...BAD, source: '', page })
    expect([status, text.includes(TYPED[0] ?? '')], page).toEqual([422, true])
    expect(text, page).toContain('Please enter your phone number.')
  }
  const form = await postForm({ ...BAD, source: 'service', page: '/service/of-old' })
  expect([form.status, form.text.includes(TYPED[0] ?? '')]).toEqual([422, true])
})
