import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import {
  openDesk,
  PUBLIC_URL,
  storedIn,
  temporaryFolder,
  until,
  type TestDesk,
} from '../../../tests/support/desk.ts'
import { freePort } from '../../../tests/support/postgres.ts'
import { startSmtp, type TestSmtp } from '../../../tests/support/smtp.ts'
import { storeKinds, useStores } from '../../../tests/support/stores.ts'
import { startWebhook, type TestWebhook } from '../../../tests/support/webhook.ts'
import { pino } from 'pino'
import { connect } from '../store/connection.ts'
import { requeue } from './outbox.ts'
import { signature } from './webhook.ts'
import type { EnquiriesOptions } from '../enquiries.ts'

const HOUR_MS = 60 * 60_000
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

function kept<T extends { close(): Promise<void> }>(one: T): T {
  open.push(one)
  return one
}

/** A desk that delivers, with hands on its clock. */
async function deliveringDesk(databaseUrl: string, options: Partial<EnquiriesOptions>) {
  let ahead = 0
  const desk = await openDesk(databaseUrl, {
    clock: () => new Date(Date.now() + ahead),
    ...options,
  })
  kept(desk.enquiries)
  desk.enquiries.startDelivery()
  return { ...desk, pass: (ms: number) => void (ahead += ms) }
}

const submit = (desk: Pick<TestDesk, 'enquiries'>, more: Record<string, string> = {}) =>
  desk.enquiries.submit(
    new Map(
      Object.entries({ name: 'Asha', phone: '98765 43210', email: 'asha@example.org', ...more }),
    ),
    { address: '203.0.113.7' },
  )

describe.each(storeKinds)('from a $kind store', ({ kind, installed }) => {
  describe.skipIf(!installed)('the outbox', () => {
    const { newStore } = useStores({ kind, installed })

    test('mails and posts each enquiry at once, and says so in the store', async () => {
      const smtp = kept(await startSmtp())
      const webhook = kept(await startWebhook())
      const url = await newStore()
      const desk = await deliveringDesk(url, {
        smtpUrl: smtp.url,
        emailTo: 'sales@example.com',
        emailFrom: 'site@example.com',
        webhookUrl: webhook.url,
        webhookSecret: 'shared',
      })
      const outcome = await submit(desk, { message: 'One\nTwo', source: 'footer' })
      if (outcome.kind !== 'stored') throw new Error(outcome.kind)
      await until(
        'both arrived',
        () => smtp.mails.length === 1 && webhook.posted.length === 1,
        3000,
      )

      const mail = smtp.mails[0]
      expect(mail?.to).toEqual(['sales@example.com'])
      expect(mail?.header('Message-ID')).toBe(`<enquiry-${outcome.id}@www.example.com>`)
      expect(mail?.header('Reply-To')).toBe('Asha <asha@example.org>')
      expect(mail?.header('Subject')).toBe(`Enquiry ${outcome.reference} from Asha`)
      expect(mail?.raw).toContain(outcome.reference)
      expect(mail?.raw).toMatch(/multipart\/alternative/)

      const posted = webhook.posted[0]
      expect(posted?.signature).toBe(signature(posted?.body ?? '', 'shared'))
      expect(JSON.parse(posted?.body ?? '')).toMatchObject({
        id: outcome.id,
        reference: outcome.reference,
        name: 'Asha',
        phone: '98765 43210',
        phoneE164: '+919876543210',
        message: 'One\nTwo',
        source: 'footer',
        suspect: false,
      })
      await until('it is marked', async () => (await storedIn(url))[0]?.deliveredAt !== null)
      expect((await storedIn(url))[0]?.delivery).toBe('delivered')
    })

    test('several processes deliver each enquiry once', async () => {
      const webhook = kept(await startWebhook())
      const url = await newStore()
      const options = { webhookUrl: webhook.url }
      const takers = [
        await deliveringDesk(url, options),
        await deliveringDesk(url, options),
        await deliveringDesk(url, options),
      ]
      await Promise.all(takers.flatMap((taker) => Array.from({ length: 15 }, () => submit(taker))))
      await until('all are delivered', async () =>
        (await storedIn(url)).every((one) => one.delivery === 'delivered'),
      )
      const ids = webhook.posted.map((posted) => (JSON.parse(posted.body) as { id: string }).id)
      expect([ids.length, new Set(ids).size]).toEqual([45, 45])
    })

    test('what a crashed process had begun is taken up by another', async () => {
      const smtp = kept(await startSmtp())
      smtp.mood = 'hangs'
      const url = await newStore()
      // Never closed while it hangs, as if it had been killed: its lease and its claim stay.
      const crashed = await openDesk(url, { smtpUrl: smtp.url })
      crashed.enquiries.startDelivery()
      await submit(crashed)
      await until('a mail was begun', () => smtp.attempts === 1)
      const heir = await deliveringDesk(url, { smtpUrl: smtp.url })
      smtp.mood = 'takes'
      heir.pass(31_000)
      await until('the mail arrived', () => smtp.mails.length > 0)
      await until('it is marked', async () => (await storedIn(url))[0]?.delivery === 'delivered')
      expect(new Set(smtp.mails.map((mail) => mail.header('Message-ID'))).size).toBe(1)
      await crashed.enquiries.close()
    })

    test('gives up after a day, says so, and is started again by hand', async () => {
      const webhook = kept(await startWebhook())
      webhook.answer = 500
      const url = await newStore()
      const desk = await deliveringDesk(url, { webhookUrl: webhook.url })
      await submit(desk)
      await until(
        'one attempt failed',
        async () => (await storedIn(url))[0]?.deliveryError !== null,
      )
      desk.pass(25 * HOUR_MS)
      await until('it is given up', async () => (await storedIn(url))[0]?.delivery === 'dead')
      expect((await storedIn(url))[0]).toMatchObject({
        deliveredAt: null,
        deliveryError: 'the webhook answered 500',
      })
      expect(desk.log.join('')).toContain('delivery given up after 24 hours')

      webhook.answer = 200
      const connection = connect(url, pino({ level: 'silent' }))
      const later = new Date(Date.now() + 25 * HOUR_MS)
      expect(await requeue(connection, {}, ['webhook', 'email'], later)).toBe(2)
      expect(await requeue(connection, { source: 'other' }, ['webhook'], later)).toBe(0)
      await connection.close()
      await until('it is delivered', () => webhook.posted.length > 2)
    })
  })
})

describe('a difficult mail server', () => {
  const { newStore } = useStores({ kind: 'sqlite', installed: true })

  test.each(['refuses', 'greylists', 'drops'] as const)(
    'that %s gets the mail again five seconds later',
    async (mood) => {
      const smtp = kept(await startSmtp())
      smtp.mood = mood
      const url = await newStore()
      const desk = await deliveringDesk(url, { smtpUrl: smtp.url })
      await submit(desk, { name: 'Zerubbabel', phone: '9123456780', message: 'palindrome' })
      await until('an attempt failed', async () => (await storedIn(url))[0]?.deliveryError !== null)
      smtp.mood = 'takes'
      desk.pass(4500)
      await new Promise((resolve) => setTimeout(resolve, 400))
      const early = smtp.mails.length
      desk.pass(2500)
      await until('the mail arrived', () => smtp.mails.length === 1)
      expect(early).toBe(0)
      // Neither what the visitor typed nor an address gets into the log.
      const log = desk.log.join('')
      for (const text of ['Zerubbabel', '9123456780', 'palindrome', 'asha@', 'office@']) {
        expect(log).not.toContain(text)
      }
    },
  )

  test('that is not there is tried until it is', async () => {
    const port = await freePort()
    const url = await newStore()
    const desk = await deliveringDesk(url, { smtpUrl: `smtp://127.0.0.1:${port}` })
    await submit(desk)
    await until('an attempt failed', async () => (await storedIn(url))[0]?.deliveryError !== null)
    const smtp: TestSmtp = kept(await startSmtp(port))
    desk.pass(7000)
    await until('the mail arrived', () => smtp.mails.length === 1)
    expect(smtp.attempts).toBe(1)
  })

  test('that hangs holds up neither the visitor nor the webhook', async () => {
    const smtp = kept(await startSmtp())
    smtp.mood = 'hangs'
    const webhook = kept(await startWebhook())
    const desk = await deliveringDesk(await newStore(), {
      smtpUrl: smtp.url,
      webhookUrl: webhook.url,
    })
    const began = Date.now()
    for (let i = 0; i < 12; i++) await submit(desk)
    expect(Date.now() - began).toBeLessThan(4000)
    await until('every post arrived', () => webhook.posted.length === 12, 6000)
    expect(smtp.attempts).toBeLessThanOrEqual(4)
  })

  test('never gets a header that a visitor wrote', async () => {
    const smtp = kept(await startSmtp())
    const desk = await deliveringDesk(await newStore(), { smtpUrl: smtp.url })
    await submit(desk, {
      name: 'A"<x@evil.example>,\r\nBcc: victim@example.net\r\n\r\nBody',
      message: '.\r\nQUIT\r\n<script>alert(1)</script>',
      developer: 'B\nBcc: victim@example.net',
    })
    await until('the mail arrived', () => smtp.mails.length === 1)
    const [mail] = smtp.mails
    expect(mail?.to).toEqual(['office@example.com'])
    expect(mail?.header('Bcc')).toBeUndefined()
    const replyTo = mail?.header('Reply-To') ?? ''
    expect(replyTo).toMatch(/<asha@example\.org>$/)
    expect(replyTo.match(/@/g)?.length).toBeLessThanOrEqual(3)
    const html = mail?.raw.split('Content-Type: text/html')[1]
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})

describe('a difficult webhook', () => {
  const { newStore } = useStores({ kind: 'sqlite', installed: true })

  test.each([500, 404, 302] as const)('that answers %i is tried again', async (status) => {
    const webhook = kept(await startWebhook())
    webhook.answer = status
    const url = await newStore()
    const desk = await deliveringDesk(url, { webhookUrl: webhook.url })
    await submit(desk)
    await until('an attempt failed', async () => (await storedIn(url))[0]?.deliveryError !== null)
    webhook.answer = 201
    desk.pass(7000)
    await until('it is delivered', async () => (await storedIn(url))[0]?.delivery === 'delivered')
    const bodies = webhook.posted.map((posted) => posted.body)
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1])
    expect(webhook.posted[0]?.signature).toBeUndefined()
  })

  test('that was not there, or never answered, is tried again', async () => {
    const port = await freePort()
    const url = await newStore()
    const desk = await deliveringDesk(url, { webhookUrl: `http://127.0.0.1:${port}/hook` })
    await submit(desk)
    await until('an attempt failed', async () => (await storedIn(url))[0]?.deliveryError !== null)
    expect((await storedIn(url))[0]?.deliveryError).toContain('ECONNREFUSED')
    const webhook: TestWebhook = kept(await startWebhook(port))
    webhook.answer = 'hang'
    desk.pass(7000)
    await until('it was asked', () => webhook.posted.length === 1)
    await until(
      'the time-out was noted',
      async () => (await storedIn(url))[0]?.deliveryError?.includes('timeout') ?? false,
    )
    webhook.answer = 200
    desk.pass(13_000)
    await until('it is delivered', async () => (await storedIn(url))[0]?.delivery === 'delivered')
  })
})

test('without any way to the agency enquiries wait in the store', async () => {
  const folder = temporaryFolder()
  const url = `sqlite:${folder.path}/${randomUUID()}.db`
  const desk = await deliveringDesk(url, { publicUrl: PUBLIC_URL })
  await submit(desk)
  expect((await storedIn(url))[0]).toMatchObject({ delivery: 'none', deliveredAt: null })
  folder.remove()
})
