import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { VisitHours } from '../../schemas/generated/data.generated.ts'
import { momentInIndia } from '../../domain/text/dates.ts'
import { offeredVisits, visitText, type Visit } from '../../domain/enquiry/site-visit.ts'
import {
  deliveringService,
  closeAfterTest,
  submit,
} from '../../tests/support/enquiries/delivering-service.ts'
import { catalogueWith, storedIn, until } from '../../tests/support/enquiries/enquiry-service.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { startSmtp } from '../../tests/support/enquiries/smtp.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'
import { startWebhook } from '../../tests/support/enquiries/webhook.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { testServer, useTestServer } from '../../tests/support/programs/test-server.ts'
import type { Services } from '../process/services.ts'
import { visitCalendar } from './visit-calendar.ts'

const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'
const CONTACT = '/contact-us?project=aravalli-crest/the-aravalli-summit&visit=1'
const PUBLIC_URL = 'https://www.example.com'
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const person = { name: 'Asha', phone: '98100 12345', projectId: 'the-aravalli-summit' }

/** An offered visit so many days and times on. */
function offered({ catalogue }: Pick<Services, 'catalogue'>, day = 2, time = 0): Visit {
  const { visitHours } = catalogue.current.site
  const { day: visitOn = '', slots = [] } = visitHours
    ? (offeredVisits(visitHours, new Date())[day] ?? {})
    : {}
  return { visitOn, visitSlot: slots[time] ?? '' }
}

/** What two parsers read of a calendar with one entry. */
function read(calendar: string) {
  const component = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')
  if (!component) throw new Error('no entry')
  const one = new ICAL.Event(component)
  const start = one.startDate.toJSDate().toISOString()
  const end = one.endDate.toJSDate().toISOString()
  const { uid, summary, location, description } = one
  const other = Object.values(nodeIcal.sync.parseICS(calendar)).find((it) => it?.type === 'VEVENT')
  const entry = { uid, summary, location, description, start, end }
  expect(JSON.parse(JSON.stringify(other))).toMatchObject(entry)
  return {
    ...entry,
    zone: one.startDate.zone.tzid,
    geo: component.getFirstPropertyValue('geo'),
    url: component.getFirstPropertyValue('url'),
  }
}

const withoutStamp = (calendar: string) => calendar.replace(/^DTSTAMP:.*\r\n/m, '')

describe('the calendar entry', () => {
  const server = useTestServer({ PUBLIC_URL })
  const entry = ({ visitOn, visitSlot }: Visit, project = PROJECT) =>
    request(server.app).get(`${project}/visit.ics`).query({ on: visitOn, slot: visitSlot })

  test('is read alike by two parsers: an hour in India, the place, the page, the telephone', async () => {
    const visit = offered(server.services)
    const answer = await entry(visit)
    expect([answer.status, answer.get('content-type'), answer.get('x-robots-tag')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'noindex',
    ])
    const start = momentInIndia(visit.visitOn, visit.visitSlot)
    const { phone = '' } = server.services.catalogue.current.site
    expect(read(answer.text)).toEqual({
      uid: expect.stringMatching(/^visit-[\da-f]{32}@www\.example\.com$/),
      summary: 'Site visit: The Aravalli Summit',
      start: start.toISOString(),
      end: new Date(start.getTime() + 3_600_000).toISOString(),
      location: 'The Aravalli Summit, Sector 65, Golf Course Extension Road, Gurgaon',
      description: expect.stringContaining(phone),
      zone: 'Asia/Kolkata',
      geo: [28.4003, 77.0672],
      url: PUBLIC_URL + PROJECT,
    })
    expect(answer.text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('has lines of 75 octets at most, folded at whole letters', () => {
    const { current } = server.services.catalogue
    const summit = current.project('the-aravalli-summit')
    if (!summit) throw new Error('the sample has no such project')
    const name = `${'अरावली शिखर क्षि 🏡 '.repeat(12)}end`
    const project = { ...summit, name, localitiesText: 'सेक्टर ६५, गुरुग्राम, '.repeat(5) }
    const calendar = visitCalendar(current, PUBLIC_URL, project, offered(server.services))
    const lines = calendar.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(lines.length).toBeGreaterThan(30)
    // No line begins with a vowel sign or the second half of a letter.
    expect(lines.filter((line) => /^ [\p{M}\uDC00-\uDFFF]/u.test(line))).toEqual([])
    expect(read(calendar).summary).toBe(`Site visit: ${name}`)
  })

  test('is given for offered times of known projects alone', async () => {
    const visit = offered(server.services)
    const asked = [
      { ...visit, visitOn: '2020-01-01' },
      { ...visit, visitSlot: '03:33' },
      { ...visit, visitSlot: '' },
      { visitOn: 'tomorrow', visitSlot: 'noon' },
    ]
    for (const one of asked) expect((await entry(one)).status, JSON.stringify(one)).toBe(404)
    expect((await entry(visit, '/project-details/aravalli-crest/none')).status).toBe(404)
    const moved = await entry(visit, '/project-details/aravalli-crest/The-Aravalli-Summit')
    expect([moved.status, moved.get('location')?.split('?')[0]]).toEqual([
      301,
      `${PROJECT}/visit.ics`,
    ])
  })
})

describe('the form', () => {
  const server = useTestServer({ PUBLIC_URL })

  test.each(['03:33', ''])(
    'with the time "%s" is told the nearest that is offered',
    async (visitSlot) => {
      const post = (visit: Visit) =>
        request(server.app)
          .post('/api/enquiry')
          .send({ ...person, source: 'visit', ...visit })
      const { status, body } = await post({ ...offered(server.services), visitSlot })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['visitSlot']])
      expect(body.errors.visitSlot).toContain(`The nearest: ${visitText(body.nearest)}.`)
      expect((await post(body.nearest)).status).toBe(201)
    },
  )

  test('sent without script returns with the nearest time, and is confirmed with its entry', async () => {
    const post = (visit: Visit) =>
      request(server.app)
        .post('/api/enquiry')
        .set('accept', 'text/html')
        .type('form')
        .send({ ...person, source: 'visit', page: CONTACT, ...visit })
    const visit = offered(server.services)
    const refused = await post({ ...visit, visitSlot: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toMatch(/Please choose a time\. The nearest: \w+day, .* 11:00 am\./)
    expect(refused.text).toContain('value="Asha"')
    const { headers } = await post(visit)
    const { text } = await request(server.app).get(headers['location'] ?? '')
    expect(text).toContain(`Your visit is planned: ${visitText(visit)}.`)
    expect(text).toContain('Add to calendar')
  })

  test.each([
    ['project=aravalli-crest/the-aravalli-summit&visit=1', 'Visit The Aravalli Summit'],
    ['project=nobody/nothing&visit=1', 'Send us a message'],
    ['project=aravalli-crest/the-aravalli-summit', 'Send us a message'],
  ])('of ?%s is headed %s', async (query, title) => {
    expect((await request(server.app).get(`/contact-us?${query}`)).text).toContain(title)
  })
})

describeStores('a visit', (kind) => {
  const { newStore } = useStores(kind)

  test('is stored once, mailed with its calendar entry, posted, listed in order', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const webhook = closeAfterTest(await startWebhook())
    const DATABASE_URL = await newStore()
    const server = await testServer({
      PUBLIC_URL,
      DATABASE_URL,
      SMTP_URL: smtp.url,
      ENQUIRY_EMAIL_TO: 'sales@example.com',
      ENQUIRY_WEBHOOK_URL: webhook.url,
    })
    server.services.enquiries.startDelivery()
    const post = (fields: Record<string, string>) =>
      request(server.app)
        .post('/api/enquiry')
        .send({ ...person, source: 'visit', ...fields })

    const later = offered(server.services, 4, 0)
    const sooner = offered(server.services, 2, 1)
    const soonest = offered(server.services, 2, 0)
    const submissionId = randomUUID()
    const first = await post({ ...sooner, submissionId })
    expect(first.body).toMatchObject({
      success: true,
      message: `Your visit is planned: ${visitText(sooner)}.`,
      calendar: `${PROJECT}/visit.ics?on=${sooner.visitOn}&slot=${sooner.visitSlot}`,
    })
    const again = await post({ ...sooner, submissionId })
    expect([again.status, again.body.reference]).toEqual([201, first.body.reference])
    expect((await post({ ...later, submissionId })).status).toBe(409)

    await until('mail and webhook', () => smtp.mails.length === 1 && webhook.posted.length === 1)
    const [mail] = smtp.mails
    expect(mail?.header('Subject')).toBe(
      `Site visit on ${visitText(sooner)}: ${first.body.reference} from Asha`,
    )
    expect(mail?.parsed.text).toMatch(new RegExp(`^Site visit: ${visitText(sooner)}\\n`))
    const part = /Content-Type: text\/calendar[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail?.raw ?? '')
    const attached = Buffer.from(part?.[1] ?? '', 'base64').toString()
    const asked = await request(server.app).get(first.body.calendar)
    expect(withoutStamp(attached)).toBe(withoutStamp(asked.text))
    expect(JSON.parse(webhook.posted[0]?.body ?? '{}')).toMatchObject(sooner)

    expect((await post(later)).status).toBe(201)
    expect((await post(soonest)).status).toBe(201)
    expect((await post({ source: 'project', message: 'No visit' })).status).toBe(201)
    expect((await storedIn(DATABASE_URL)).map(({ visitOn }) => visitOn)).toEqual([
      sooner.visitOn,
      later.visitOn,
      soonest.visitOn,
      null,
    ])
    const visits = async () => {
      const listed = await cli({ DATABASE_URL }, 'enquiries', 'list', '--visits', '--format=ndjson')
      const lines = listed.out.trim().split('\n')
      return lines.map((line) => visitText(JSON.parse(line) as Visit))
    }
    expect(await visits()).toEqual([soonest, sooner, later].map((visit) => visitText(visit)))
    const table = await cli({ DATABASE_URL }, 'enquiries', 'list', '--visits')
    expect(table.out).toContain(`${soonest.visitOn} ${soonest.visitSlot}`)
    await inStore(DATABASE_URL, (db) =>
      db
        .updateTable('enquiry')
        .set({ visitOn: '2020-01-01' })
        .where('submissionId', '=', submissionId)
        .execute(),
    )
    expect(await visits()).toHaveLength(2)
    await until('all mails', () => smtp.mails.length === 4)
  }, 60_000)

  test('sent again because its answer was lost is known, whatever is offered by then', async () => {
    const visitHours: VisitHours = { days: [...WEEK], slots: ['11:00'] }
    const catalogue = catalogueWith({ visitHours })
    const service = await deliveringService(await newStore(), { catalogue })
    const [day] = offeredVisits(visitHours, new Date())
    const visit = { visitOn: day?.day ?? '', visitSlot: '11:00', submissionId: randomUUID() }
    const first = await submit(service, visit)
    catalogue.current = catalogueWith().current
    expect(await submit(service, visit)).toEqual({ ...first, fresh: false })
    expect(await submit(service, { ...visit, name: 'Ravi' })).toEqual({ kind: 'conflict' })
    expect(await submit(service, { ...visit, email: 'broken' })).toMatchObject({
      kind: 'invalid',
      errors: { email: 'Please enter a valid e-mail address.' },
    })
    expect(await submit(service, { ...visit, submissionId: randomUUID() })).toMatchObject({
      kind: 'invalid',
      errors: { visitOn: 'No visit can be planned here now. Please call us.' },
    })
  })
})
