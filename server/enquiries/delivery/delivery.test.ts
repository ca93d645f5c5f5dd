import { createHmac, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import {
  deliveringService,
  closeAfterTest,
  submit,
} from '../../../tests/support/enquiries/delivering-service.ts'
import {
  catalogueWith,
  openService,
  storedIn,
  until,
} from '../../../tests/support/enquiries/enquiry-service.ts'
import { inStore, passTime } from '../../../tests/support/enquiries/passing-time.ts'
import { startSmtp } from '../../../tests/support/enquiries/smtp.ts'
import { cli } from '../../../tests/support/programs/cli.ts'
import { describeStores, useStores } from '../../../tests/support/enquiries/stores.ts'
import { startWebhook } from '../../../tests/support/enquiries/webhook.ts'
import { databaseAddress } from '../../config/parsers.ts'
import { connect } from '../database/connection.ts'
import type { Db } from '../database/tables.ts'
import { claimDue, requeue } from './delivery-queue.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'

const HOUR_MS = 60 * 60_000
afterEach(() => vi.useRealTimers())

describeStores('the outbox', (kind) => {
  const { newStore } = useStores(kind)

  /** A service whose webhook has failed with an enquiry once, and fails still. */
  async function afterFailure() {
    const webhook = closeAfterTest(await startWebhook())
    webhook.answer = 500
    const url = await newStore()
    const service = await deliveringService(url, { webhookUrl: webhook.url })
    await submit(service)
    await service.failed()
    return { webhook, url, service }
  }

  test('waits as long as a webhook asks that is asked too often', async () => {
    const webhook = closeAfterTest(await startWebhook())
    Object.assign(webhook, { answer: 429, retryAfter: '120' })
    const service = await deliveringService(await newStore(), { webhookUrl: webhook.url })
    await submit(service)
    const failure = () => service.log.find((one) => one.includes('tried again later'))
    await until('its failure is logged', () => failure() !== undefined)
    const { next, time, code } = JSON.parse(failure() ?? '') as Record<string, string>
    expect(code).toBe('HTTP_429')
    expect(Date.parse(next ?? '') - Number(time)).toBeGreaterThan(110_000)
  })

  test('mails and posts each enquiry at once, and says so in the store', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const webhook = closeAfterTest(await startWebhook())
    const url = await newStore()
    const service = await deliveringService(url, {
      smtpUrl: smtp.url,
      emailTo: 'sales@example.com',
      emailFrom: 'site@example.com',
      webhookUrl: webhook.url,
      webhookSecrets: ['new', 'old'],
    })
    const outcome = await submit(service, {
      message: 'One\nTwo',
      source: 'footer',
      contactBy: 'whatsapp',
      callTime: 'evening',
    })
    if (outcome.kind !== 'stored') throw new Error(outcome.kind)
    await until('both arrived', () => smtp.mails.length === 1 && webhook.posted.length === 1)

    const mail = smtp.mails[0]
    expect(mail?.to).toEqual(['sales@example.com'])
    expect(mail?.header('Message-ID')).toBe(`<enquiry-${outcome.id}@www.example.com>`)
    expect(mail?.header('Reply-To')).toBe('Asha <asha@example.org>')
    expect(mail?.header('Subject')).toBe(
      `Enquiry ${outcome.reference} from Asha, answer by WhatsApp`,
    )
    expect(mail?.raw).toContain('Best time: Evening')
    expect(mail?.raw).toContain(outcome.reference)
    expect(mail?.raw).toMatch(/multipart\/alternative/)

    const posted = webhook.posted[0]
    const time = Number(/^t=(\d+),/.exec(posted?.signature ?? '')?.[1])
    expect(Math.abs(Date.now() / 1000 - time)).toBeLessThan(60)
    const signed = (secret: string) =>
      createHmac('sha256', secret).update(`${time}.${posted?.body}`).digest('hex')
    expect(posted?.signature).toBe(`t=${time},v1=${signed('new')},v1=${signed('old')}`)
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
    await service.delivered()
    expect((await storedIn(url))[0]?.deliveredAt).toMatch(/^20/)
  })

  test('several processes deliver each enquiry once', async () => {
    const webhook = closeAfterTest(await startWebhook())
    const url = await newStore()
    const options = { webhookUrl: webhook.url }
    const takers = [
      await deliveringService(url, options),
      await deliveringService(url, options),
      await deliveringService(url, options),
    ]
    // As a browser does: on a busy disk three that write may keep one waiting for too long.
    const submitUntilStored = async (taker: (typeof takers)[number]): Promise<void> => {
      const submissionId = randomUUID()
      await until('it is stored', async () => {
        const outcome = await submit(taker, { submissionId })
        return outcome.kind === 'stored'
      })
    }
    await Promise.all(
      takers.flatMap((taker) => Array.from({ length: 15 }, () => submitUntilStored(taker))),
    )
    await until('all are delivered', async () =>
      (await storedIn(url)).every((one) => one.delivery === 'delivered'),
    )
    const ids = webhook.posted.map((posted) => (JSON.parse(posted.body) as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([45, 45])
  })

  test.runIf(kind === 'postgres')('machines of differing clocks deliver each once', async () => {
    const webhook = closeAfterTest(await startWebhook())
    webhook.answer = 'hang'
    const url = await newStore()
    const service = await deliveringService(url, { webhookUrl: webhook.url })
    for (const message of ['1', '2', '3']) await submit(service, { message })
    await until('all are under way', () => webhook.posted.length === 3)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 })
    const other = closeAfterTest(connect(databaseAddress(url), pino({ level: 'silent' })))
    expect(await claimDue(other, 'webhook', 4)).toEqual([])
  })

  test('what a crashed process had begun is taken up by another', async () => {
    const smtp = closeAfterTest(await startSmtp())
    smtp.mood = 'hangs'
    const url = await newStore()
    // Never closed while it hangs, as if it had been killed: its claim stays.
    const crashed = await openService(url, { smtpUrl: smtp.url })
    crashed.enquiries.startDelivery()
    await submit(crashed)
    await until('a mail was begun', () => smtp.attempts === 1)
    const heir = await deliveringService(url, { smtpUrl: smtp.url })
    smtp.mood = 'takes'
    await heir.pass(31_000)
    await until('the mail arrived', () => smtp.mails.length > 0)
    await heir.delivered()
    expect(new Set(smtp.mails.map((mail) => mail.header('Message-ID'))).size).toBe(1)
    await crashed.enquiries.close()
  })

  test('delivers what a clock that was hours fast has put off, once it has been put right', async () => {
    const { webhook, url, service } = await afterFailure()
    webhook.answer = 200
    // India's time taken for universal time.
    const nextAttemptAt = new Date(Date.now() + 5.5 * HOUR_MS).toISOString()
    await inStore(url, (db) => db.updateTable('delivery').set({ nextAttemptAt }).execute())
    await service.delivered()
    expect(webhook.posted).toHaveLength(2)
  })

  test('gives up after a day, says so, and is started again by hand', async () => {
    const { webhook, url, service } = await afterFailure()
    await service.pass(25 * HOUR_MS)
    await until('it is given up', async () => (await storedIn(url))[0]?.delivery === 'dead')
    expect((await storedIn(url))[0]).toMatchObject({
      deliveredAt: null,
      deliveryError: 'the webhook answered 500',
    })
    expect(service.log.join('')).toContain('delivery given up after 24 hours')

    webhook.answer = 200
    const connection = connect(databaseAddress(url), pino({ level: 'silent' }))
    expect(await requeue(connection, {}, ['webhook', 'email'])).toBe(2)
    expect(await requeue(connection, { source: 'other' }, ['webhook'])).toBe(0)
    await connection.close()
    await until('it is delivered', () => webhook.posted.length > 2)
  })

  test.each(['pending', 'dead'] as const)(
    'what one channel could not deliver (%s) is owed by another that is set instead',
    async (state) => {
      const url = await newStore()
      const webhook = closeAfterTest(await startWebhook())
      const mailing = await deliveringService(url, { smtpUrl: 'smtp://127.0.0.1:1' })
      await submit(mailing, { message: 'Lost' })
      await mailing.failed()
      await mailing.enquiries.close()
      await inStore(url, (db) => db.updateTable('delivery').set({ state }).execute())

      // As while a process of the old settings takes an enquiry that it can deliver no more.
      const posting = await openService(url, { webhookUrl: webhook.url })
      await until(
        'it is queued',
        async () => (await posting.enquiries.backlog()).withoutChannel === 0,
      )
      const unqueue = (db: Db) =>
        db.deleteFrom('delivery').where('channel', '=', 'webhook').execute()
      await inStore(url, unqueue)
      await passTime(url, HOUR_MS)
      const backlog = await posting.enquiries.backlog()
      expect(backlog.withoutChannel).toBe(1)
      expect(backlog.oldestSeconds).toBeGreaterThan(3500)
      await posting.enquiries.close()
      const env = { DATABASE_URL: url, ENQUIRY_WEBHOOK_URL: webhook.url }
      const { out } = await cli(env, 'enquiries', 'export', '--undelivered', '--format=json')
      expect(JSON.parse(out)).toMatchObject([{ message: 'Lost' }])
      if (state === 'dead') await cli(env, 'enquiries', 'retry')
      else await deliveringService(url, { webhookUrl: webhook.url })
      await until('it arrived', () => webhook.posted.length === 1)
      const later = await deliveringService(url, { webhookUrl: webhook.url })
      await until(
        'nothing is owed',
        async () => (await later.enquiries.backlog()).oldestSeconds === 0,
      )
      await later.enquiries.close()
      expect((await cli(env, 'enquiries', 'list', '--undelivered')).out).not.toContain('Asha')
      expect(webhook.posted).toHaveLength(1)
    },
  )
})

test('without any way to the agency enquiries wait, and the next start with one queues them for it', async () => {
  const url = `sqlite:${temporaryFolder()}/${randomUUID()}.db`
  const without = await deliveringService(url, {})
  await submit(without)
  expect((await storedIn(url))[0]).toMatchObject({ delivery: 'none', deliveredAt: null })
  expect(without.log.join('')).toContain('neither mail nor webhook is set')
  expect((await without.enquiries.backlog()).withoutChannel).toBe(1)
  await without.enquiries.close()

  const smtp = closeAfterTest(await startSmtp())
  const webhook = closeAfterTest(await startWebhook())
  const both = await deliveringService(url, { smtpUrl: smtp.url, webhookUrl: webhook.url })
  await until('both arrived', () => smtp.mails.length === 1 && webhook.posted.length === 1)
  await both.delivered()
  expect(both.log.join('')).toContain('enquiries that waited for mail or webhook are queued')
  expect(await both.enquiries.backlog()).toMatchObject({ withoutChannel: 0, oldestSeconds: 0 })
})

test('mail goes where the data says at the time, also where they could not be read at start', async () => {
  const smtp = closeAfterTest(await startSmtp())
  const catalogue = catalogueWith({ email: undefined })
  const url = `sqlite:${temporaryFolder()}/${randomUUID()}.db`
  const service = await deliveringService(url, { smtpUrl: smtp.url, catalogue })
  await submit(service)
  await service.failed('site.json holds no e-mail address')
  for (const email of ['first@example.com', 'second@example.com']) {
    // As a reload does it.
    Object.assign(catalogue, catalogueWith({ email }))
    await service.pass(HOUR_MS)
    await until('it is mailed', () => smtp.mails.at(-1)?.to[0] === email)
    await submit(service, { message: 'Another' })
  }
  expect(smtp.mails[0]?.to).toEqual(['first@example.com'])
})
