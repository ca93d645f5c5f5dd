import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { useEnquiryService } from '../../tests/support/enquiries/delivering-service.ts'
import { PUBLIC_URL, storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import type { ListedEnquiry } from '../enquiries/stored-enquiry.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const databaseUrl = `sqlite:${temporaryFolder()}/enquiries.db`
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const service = useEnquiryService(databaseUrl)

const post = (path = '/api/enquiry') => request(service.app).post(path)
const person = { name: 'Asha', phone: '98765 43210' }

async function stored(id: unknown): Promise<ListedEnquiry> {
  const found = (await storedIn(databaseUrl)).find((one) => one.id === id)
  if (found === undefined) throw new Error(`no enquiry ${String(id)}`)
  return found
}

describe('every address and body type is taken alike', () => {
  test.each(['/api/enquiry', '/api/enquiry/', '/contact.php', '/contact'])('%s', async (path) => {
    const answer = await post(path).send({ ...person, message: `at ${path}` })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      success: true,
      message: 'Enquiry submitted successfully!',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^PF-[2-9C-Y]{4}-[2-9C-Y]{4}$/),
    })
  })

  test.each(['/api/enquiry', '/contact.php'])('%s only takes', async (path) => {
    const read = await request(service.app).get(path).set('accept', HTML)
    expect([read.status, read.get('location')]).toEqual([303, '/contact-us'])
    const asked = await request(service.app).get(path).set('accept', 'application/json')
    const put = await request(service.app).put(path).set('accept', HTML)
    expect([asked.status, asked.get('allow')]).toEqual([405, 'POST'])
    expect([put.status, put.get('allow')]).toEqual([405, 'POST'])
    expect((await request(service.app).get('/contact')).status).toBe(404)
  })

  test('JSON, urlencoded and multipart store the same', async () => {
    const typed = {
      name: 'आशा & Söhne',
      phone: '+91-98765-43210',
      email: 'a@b.co',
      message: 'one\ntwo + 50%',
    }
    const answers = [
      await post().send(typed),
      await post().type('form').send(typed),
      await post().field(typed),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      const row = await stored(answer.body.id)
      expect(row).toMatchObject({ ...typed, phoneE164: '+919876543210', suspect: false })
    }
  })
})

test('signs that nobody sees are no content', async () => {
  const empty = await post().send({ name: '\u200b', phone: '\u200e' })
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['name', 'phone']])
  const typed = { name: '\u2068Asha\u2069', phone: '\u202d98765 43210\u202c' }
  const answer = await post()
    .type('form')
    .send({ ...typed, email: '\u202auser@example.com', source: '\ufefffooter' })
  expect(answer.status).toBe(201)
  expect(await stored(answer.body.id)).toMatchObject({
    ...person,
    email: 'user@example.com',
    source: 'footer',
  })
})

describe('context', () => {
  test('is stored as posted', async () => {
    const context = {
      source: 'brochure',
      page: '/project-details/a/b',
      developer: 'Arc',
      projectId: '1024',
      privacyVersion: '2026-01',
    }
    const { body } = await post().send({
      ...person,
      ...context,
      marketing: true,
    })
    expect(await stored(body.id)).toMatchObject({ ...context, marketing: true, attribution: null })
  })

  const CAMPAIGN = { utm_source: 'google', utm_id: '7', gclid: 'Cj0', fbclid: 'f' }
  const FROM = { ...CAMPAIGN, referrer: 'https://search.example.com/?q=my+name' }
  const KEPT = { ...CAMPAIGN, referrer: 'search.example.com' }
  test.each([
    ['as an object', { attribution: FROM }, KEPT],
    ['as text', { attribution: JSON.stringify(FROM) }, KEPT],
    ['in fields of their own', FROM, KEPT],
    [
      'cut, without what is no text or has another name',
      { attribution: { gclid: '😀'.repeat(300), utm_source: [1], utm_term: ' ', other: 'x' } },
      { gclid: '😀'.repeat(200) },
    ],
    ['as nothing that can be read', { attribution: '{"gclid":' }, null],
    ['as a list', { attribution: ['gclid'] }, null],
  ])('where a visit came from is posted %s', async (_how, posted, kept) => {
    const { body, status } = await post().send({ ...person, ...posted })
    expect(status).toBe(201)
    expect((await stored(body.id)).attribution).toEqual(kept)
  })

  test.each([
    ['DNT', '1'],
    ['Sec-GPC', '1'],
  ])('with %s it is not stored', async (header, value) => {
    const { body } = await post()
      .set(header, value)
      .send({ ...person, attribution: FROM })
    expect((await stored(body.id)).attribution).toBeNull()
  })

  test('marketing is off unless ticked, and numbers are taken as text', async () => {
    const { body } = await post().send({ name: 'A', phone: 9876543210, projectId: 1024 })
    expect(await stored(body.id)).toMatchObject({
      phone: '9876543210',
      projectId: '1024',
      marketing: false,
      email: null,
      message: null,
    })
  })

  test("a plain form's campaign is found in the page that sent it", async () => {
    const { body } = await post()
      .set('Referer', `${PUBLIC_URL}/city/gurgaon?utm_source=mailer&utm_campaign=may`)
      .type('form')
      .send({ ...person, page: '/city/gurgaon' })
    expect(await stored(body.id)).toMatchObject({
      page: '/city/gurgaon',
      attribution: { utm_source: 'mailer', utm_campaign: 'may' },
    })
  })
})

test('how and when to answer is stored, and another submission under its id when it differs', async () => {
  const asked = {
    ...person,
    submissionId: randomUUID(),
    contactBy: 'whatsapp',
    callTime: 'evening',
  }
  const { body } = await post().send(asked)
  expect(await stored(body.id)).toMatchObject({ contactBy: 'whatsapp', callTime: 'evening' })
  expect((await post().send(asked)).body.id).toBe(body.id)
  expect((await post().send({ ...asked, callTime: 'morning' })).status).toBe(409)
})

test('a privacy request must say what it asks', async () => {
  const from = { ...person, source: 'privacy-request' }
  const { status, body } = await post().send({ ...from, request: 'stop-calls' })
  expect(status).toBe(201)
  expect(await stored(body.id)).toMatchObject({ request: 'stop-calls' })
  for (const fields of [from, { ...from, request: 'forget' }, { ...person, request: 'forget' }]) {
    const answer = await post().send(fields)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['request']])
  }
})

test('what the visitor must correct is said by field', async () => {
  const cases: [Record<string, unknown>, Record<string, string>][] = [
    [{ email: 'a@' }, { email: 'Please enter a valid e-mail address.' }],
    [{ message: { $gt: '' } }, { message: 'This must be text.' }],
    [{ submissionId: '42' }, { submissionId: 'The submission id must be a UUID.' }],
  ]
  for (const [fields, errors] of cases) {
    const { status, body } = await post().send({ ...person, ...fields })
    const message = 'Please correct the marked fields.'
    expect([status, body]).toEqual([422, { success: false, message, errors }])
  }
})

test.each([
  ['no header', {}, 201],
  ['own origin', { Origin: PUBLIC_URL }, 201],
  ['own host', { Origin: 'https://shop.example.com', Host: 'shop.example.com' }, 201],
  ['own by fetch metadata', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 201],
  ['opaque origin', { Origin: 'null' }, 201],
  ['other origin', { Origin: 'https://evil.example' }, 403],
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['cross-site, opaque', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403],
  ['another host', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.example.com' }, 403],
])('who may send: %s', async (_name, headers, status) => {
  const answer = await post().set(headers).send(person)
  expect(answer.status).toBe(status)
  expect(answer.body.success).toBe(status === 201)
})

test('what resembles spam is stored and marked', async () => {
  const cases: [Record<string, unknown>, Record<string, string>, string | null][] = [
    [{ website: 'http://spam.example' }, {}, 'trap'],
    [{ elapsedMs: 300 }, {}, 'fast'],
    [{ elapsedMs: '90000', website: '' }, {}, null],
    [{ elapsedMs: 'soon' }, {}, null],
    [{}, { Origin: 'null' }, 'origin'],
    [{ elapsedMs: 1, website: 'x' }, {}, 'trap,fast'],
    [{ phone: 'ask for Asha at the gate' }, {}, 'phone'],
    [{ phone: '(+91) 98765 43210' }, {}, null],
  ]
  for (const [fields, headers, reason] of cases) {
    const { status, body } = await post()
      .set(headers)
      .send({ ...person, ...fields })
    expect(status).toBe(201)
    const { phone = person.phone } = fields
    expect(await stored(body.id)).toMatchObject({
      phone,
      phoneE164: reason === 'phone' ? null : '+919876543210',
      suspect: reason !== null,
      suspectReason: reason,
    })
  }
})

test('the log says nothing of the visitor', async () => {
  const secret = {
    name: 'Zerubbabel',
    phone: '9123456780',
    email: 'zeru@private.example',
    message: 'palindrome',
  }
  await post().send(secret)
  await post().send({ ...secret, phone: ' ' })
  const lines = service.log.join('')
  expect(lines).toContain('enquiry stored')
  for (const text of Object.values(secret)) expect(lines).not.toContain(text)
})
