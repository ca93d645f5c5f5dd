import { describe, expect, test } from 'vitest'
import {
  deliveringService,
  closeAfterTest,
  submit,
} from '../../../tests/support/enquiries/delivering-service.ts'
import { until } from '../../../tests/support/enquiries/enquiry-service.ts'
import { freePort } from '../../../tests/support/programs/free-port.ts'
import { startSmtp } from '../../../tests/support/enquiries/smtp.ts'
import { useStores } from '../../../tests/support/enquiries/stores.ts'
import { startWebhook, type TestWebhook } from '../../../tests/support/enquiries/webhook.ts'

describe('a difficult mail server', () => {
  const { newStore } = useStores('sqlite')

  test.each([
    ['greylists', /"code":"SMTP_451","reason":"[^"]*451 Not now/],
    ['drops', /"code":"ECONN\w+","reason":"[^"]+"/],
  ] as const)(
    'that %s gets the mail again five seconds later, and the log says why',
    async (mood, said) => {
      const smtp = closeAfterTest(await startSmtp())
      smtp.mood = mood
      const service = await deliveringService(await newStore(), { smtpUrl: smtp.url })
      await submit(service, { name: 'Zerubbabel', phone: '9123456780', message: 'palindrome' })
      await service.failed()
      smtp.mood = 'takes'
      // Far enough from five seconds for a slow machine.
      await service.pass(1000)
      await new Promise((resolve) => setTimeout(resolve, 400))
      const early = smtp.mails.length
      await service.pass(6000)
      await until('the mail arrived', () => smtp.mails.length === 1)
      expect(early).toBe(0)
      // Neither what the visitor typed nor an address gets into the log.
      const log = service.log.join('')
      expect(log).toMatch(said)
      for (const text of ['Zerubbabel', '9123456780', 'palindrome', 'asha@', 'office@']) {
        expect(log).not.toContain(text)
      }
    },
  )

  test('that refuses one of several recipients has the mail sent to the others once, and the log says so', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const emailTo = 'sales@example.com, gone@example.com, Desk <desk@example.com>'
    const service = await deliveringService(await newStore(), { smtpUrl: smtp.url, emailTo })
    await submit(service)
    await service.delivered()
    expect(smtp.mails.map(({ to }) => to)).toEqual([['sales@example.com', 'desk@example.com']])
    expect(smtp.mails[0]?.header('From')).toContain('<sales@example.com>')
    const refused = expect.stringMatching(/"refused":1,.*the mail server refused some recipients/)
    await until('it is logged', () => service.log.some((line) => /refused/.test(line)))
    expect(service.log).toContainEqual(refused)
  })

  test('that hangs holds up neither the visitor nor the webhook', async () => {
    const smtp = closeAfterTest(await startSmtp())
    smtp.mood = 'hangs'
    const webhook = closeAfterTest(await startWebhook())
    const service = await deliveringService(await newStore(), {
      smtpUrl: smtp.url,
      webhookUrl: webhook.url,
    })
    for (let i = 0; i < 12; i++) await submit(service)
    // Before the mail server's greeting is given up after eight seconds.
    await until('every post arrived', () => webhook.posted.length === 12, 7500)
    expect(smtp.attempts).toBeLessThanOrEqual(4)
  })

  test('that is on another machine and offers no TLS gets neither password nor mail', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const url = await newStore()
    const login = (host: string): string => smtp.url.replace('127.0.0.1', `site:secret@${host}`)
    // The same server, by an address that does not say that it is this machine.
    const far = await deliveringService(url, { smtpUrl: login('0.0.0.0') })
    await submit(far)
    await far.failed('STARTTLS')
    expect([smtp.logins, smtp.mails]).toEqual([[], []])
    await far.enquiries.close()

    const near = await deliveringService(url, { smtpUrl: login('127.0.0.1') })
    near.pass(60_000)
    await until('the mail arrived', () => smtp.mails.length === 1)
    expect(smtp.logins).toEqual(['site'])
  })

  test('never gets a header that a visitor wrote', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const service = await deliveringService(await newStore(), { smtpUrl: smtp.url })
    await submit(service, {
      name: `A"<x@evil.example>,\r\nBcc: victim@example.net\r\n\r\nBody\u202E${'x'.repeat(3000)}`,
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
    const [head = ''] = mail?.raw.split('\r\n\r\n') ?? []
    expect(Math.max(...head.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(998)
    expect(mail?.raw).not.toMatch(/\u202E|=E2=80=AE/)
    const html = mail?.raw.split('Content-Type: text/html')[1]
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})

describe('a difficult webhook', () => {
  const { newStore } = useStores('sqlite')

  test('that hangs with one enquiry gets the others meanwhile', async () => {
    const webhook = closeAfterTest(await startWebhook())
    webhook.answer = 'hang'
    const service = await deliveringService(await newStore(), { webhookUrl: webhook.url })
    await submit(service)
    await until('the first post hangs', () => webhook.posted.length === 1)
    webhook.answer = 204
    for (let i = 0; i < 12; i++) await submit(service)
    // Before the first is given up after ten seconds.
    await expect.poll(() => webhook.posted.length, { timeout: 9000 }).toBe(13)
  })

  test('that was not there, leads elsewhere or never answers is tried again', async () => {
    const port = await freePort()
    const service = await deliveringService(await newStore(), {
      webhookUrl: `http://127.0.0.1:${port}/hook`,
    })
    await submit(service)
    await service.failed('ECONNREFUSED')
    const webhook: TestWebhook = closeAfterTest(await startWebhook(port))
    webhook.answer = 302
    await service.pass(7000)
    await service.failed('302')
    webhook.answer = 'hang'
    await service.pass(13_000)
    await service.failed('timeout')
    webhook.answer = 201
    await service.pass(25_000)
    await service.delivered()
    const ids = webhook.posted.map(({ body }) => (JSON.parse(body) as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(webhook.posted[0]?.signature).toBeUndefined()
  })
})
