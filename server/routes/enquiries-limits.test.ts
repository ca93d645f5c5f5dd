import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import request from 'supertest'
import { describe, expect, test, vi } from 'vitest'
import { serviceOn } from '../../tests/support/enquiries/delivering-service.ts'
import { storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { testServer } from '../../tests/support/programs/test-server.ts'

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const BAD = { name: '<Asha> "A"', phone: '', message: '</textarea>sea view?', source: 'footer' }
const TYPED = ['&lt;Asha&gt; &quot;A&quot;', '&lt;/textarea&gt;sea view?']

const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index))

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
  expect(text).toContain('action="/api/enquiry" method="post"')
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

describe('the limits of a minute', () => {
  const person = { name: 'Asha', phone: '98765 43210' }

  /** A service that believes its proxy, and a post from an address. */
  async function limitedTo(enquiryRateLimit: number) {
    const url = `sqlite:${temporaryFolder()}/${randomUUID()}.db`
    const { app } = await serviceOn(url, { enquiryRateLimit })
    const post = (address: string, fields: object = {}) =>
      request(app)
        .post('/api/enquiry')
        .set('X-Forwarded-For', address)
        .send({ ...person, ...fields })
    const statuses = async (...posts: ReturnType<typeof post>[]) =>
      (await Promise.all(posts)).map(({ status }) => status)
    return { url, post, statuses }
  }

  test('hold by address and network, exactly in a burst, until the minute is over', async () => {
    const { post, statuses } = await limitedTo(2)
    const household = times(5, (index) => `2001:db8:1:2:${index}::9`).map((ip) => post(ip))
    expect((await statuses(...household)).toSorted()).toEqual([201, 201, 429, 429, 429])
    const site = times(30, (index) => `2001:db8:1:${Math.floor(index / 2) + 3}::`).map((ip) =>
      post(ip),
    )
    expect((await statuses(...site)).filter((status) => status === 201)).toHaveLength(18)
    expect((await post('2001:db8:2::1')).status).toBe(201)
    const refused = await post('2001:db8:1:2::1')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wait * 1000 })
    expect((await post('2001:db8:1:2::1')).status).toBe(201)
    vi.useRealTimers()
  })

  test('do not count what is stored already, and never refuse it', async () => {
    const { url, post, statuses } = await limitedTo(2)
    const submissionId = randomUUID()
    const again = () => post('203.0.113.7', { submissionId })
    for (let index = 0; index < 5; index++) expect(await statuses(again())).toEqual([201])
    expect(await statuses(post('203.0.113.7'), post('203.0.113.7'))).toContain(429)
    expect(await statuses(again())).toEqual([201])
    expect(await storedIn(url)).toHaveLength(2)
  })

  test('of all together mark and say how to call, and count only what is stored', async () => {
    const { url, post, statuses } = await limitedTo(1)
    const ip = (index: number) => `198.51.${index >> 8}.${index & 255}`
    const refused = times(310, (index) => ip(index + 1000)).map((address) =>
      post(address, { name: '' }),
    )
    expect(new Set(await statuses(...refused))).toEqual(new Set([422]))
    expect(new Set(await statuses(...times(300, ip).map((one) => post(one))))).toEqual(
      new Set([201]),
    )
    const { status, body } = await post('192.0.2.9', { message: 'One more' })
    expect([status, body.phone]).toEqual([201, '+91 00000 00000'])
    const marks = (await storedIn(url)).map(({ suspectReason }) => suspectReason)
    expect(marks.filter((mark) => mark !== null)).toEqual(['total'])
  })

  test('keep no address, and what an earlier release kept of them goes at the start', async () => {
    const { url, post } = await limitedTo(1)
    const kept = () =>
      inStore(url, async (db) => {
        const { rows } = await sql`select address from rate union select key from rate_key`.execute(
          db,
        )
        return rows
      })
    await inStore(url, async (db) => {
      await sql`insert into rate values ('digest', 1, '2026-11-01')`.execute(db)
      await sql`insert into rate_key values ('2026-11-01', 'key')`.execute(db)
    })
    expect(await kept()).toHaveLength(2)
    await serviceOn(url)
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    await post('203.0.113.7')
    await post('203.0.113.7')
    expect(await kept()).toEqual([])
    const rows = await inStore(url, (db) => db.selectFrom('enquiry').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })
})

test("what another site's page makes a browser send uses up nothing", async () => {
  const { post } = await postsTo({ ENQUIRY_RATE_LIMIT: '1' })
  for (let times = 0; times < 3; times++)
    await post().set('sec-fetch-site', 'cross-site').send({ name: '' })
  expect((await post().send({ name: 'Asha', phone: '98765 43210' })).status).toBe(201)
})

test('under load a form with mistakes is answered by a small one that needs no rendering', async () => {
  const { postForm } = await postsTo({ OVERLOAD_LAG_MS: '10', ENQUIRY_RATE_LIMIT: '1000' })
  const forms = await Promise.all(times(40, () => postForm({ ...BAD, page: '/about' })))
  expect(forms.some(({ status }) => status === 422)).toBe(true)
  const small = forms.filter(({ status }) => status === 503)
  expect(small.length).toBeGreaterThan(0)
  for (const form of small) {
    expect(form.headers['retry-after']).toBe('5')
    expect(form.text).toContain('Please enter your phone number.')
    expectStaticForm(form)
  }
})

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
