import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  closeAfterTest,
  deliveringService,
  submit,
} from '../../../tests/support/enquiries/delivering-service.ts'
import { catalogueWith, storedIn, until } from '../../../tests/support/enquiries/enquiry-service.ts'
import { startSmtp } from '../../../tests/support/enquiries/smtp.ts'
import { startWebhook } from '../../../tests/support/enquiries/webhook.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'

const SUMMIT = { projectId: 'the-aravalli-summit' }
const HOSTILE = `"<script>" O'Neil,\r\nBcc: victim@example.net\r\n\r\n\u202E${'W'.repeat(200)} שלום`

const team = [
  { id: 'asha', name: HOSTILE, email: 'asha@example.com', projects: ['the-aravalli-summit'] },
  { id: 'imran', name: 'Imran', email: 'gone@example.com', developers: ['fern-and-co'] },
  { id: 'kavya', name: 'Kavya', email: 'kavya at example.com', developers: ['amber-homes'] },
  { id: 7, name: 'Rohan' },
]

/** Sends an enquiry; returns its row in the store, its mail and what was posted. */
async function arrived(fields: Record<string, string>, catalogue = catalogueWith({}, team)) {
  const smtp = closeAfterTest(await startSmtp())
  const webhook = closeAfterTest(await startWebhook())
  const url = `sqlite:${temporaryFolder()}/${randomUUID()}.db`
  const service = await deliveringService(url, {
    smtpUrl: smtp.url,
    webhookUrl: webhook.url,
    emailTo: 'Sales <sales@example.com>',
    catalogue,
  })
  await submit(service, fields)
  await until('both arrived', () => smtp.mails.length === 1 && webhook.posted.length === 1)
  await service.delivered()
  const [stored] = await storedIn(url)
  const [mail] = smtp.mails
  if (!mail || !stored) throw new Error('nothing arrived')
  const posted = JSON.parse(webhook.posted[0]?.body ?? '') as { adviser: unknown }
  const lines = (mail.parsed.text ?? '').split('\n')
  const adviserLine = lines.find((line) => line.startsWith('Adviser: '))
  return { stored: stored.adviser, posted: posted.adviser, mail, adviserLine }
}

test('an adviser gets the mail of their enquiry, and the agency a copy', async () => {
  const { mail, stored, posted, adviserLine } = await arrived(SUMMIT)
  expect([stored, posted]).toEqual(['asha', 'asha'])
  expect(mail.to).toEqual(['asha@example.com', 'sales@example.com'])
  expect(mail.parsed.to).toMatchObject({ value: [{ address: 'asha@example.com' }] })
  expect(mail.parsed.cc).toMatchObject({ value: [{ name: 'Sales', address: 'sales@example.com' }] })
  expect(mail.parsed.from?.value[0]?.address).toBe('sales@example.com')
  expect(mail.parsed.headers.has('bcc')).toBe(false)
  expect(adviserLine).toMatch(/^Adviser: "<script>" O'Neil, Bcc: victim@example\.net W+…$/)
  expect(mail.parsed.html).toContain('&lt;script&gt;')
  expect(mail.parsed.html).not.toContain('<script>')
})

test.each([
  ['has no address', {}, '7', ['sales@example.com']],
  [
    'has none that mail can be sent to',
    { developer: 'Amber Homes' },
    'kavya',
    ['sales@example.com'],
  ],
  ['is unknown to the mail server', { developer: 'Fern & Co' }, 'imran', ['sales@example.com']],
  [
    'answers no privacy request',
    { source: 'privacy-request', request: 'see' },
    null,
    ['sales@example.com'],
  ],
])('the agency alone gets it where the adviser %s', async (_, fields, adviser, to) => {
  const { mail, stored } = await arrived(fields)
  expect([stored, mail.to]).toEqual([adviser, to])
})

test('the agency alone gets it where the adviser is gone from the data meanwhile', async () => {
  const { current } = catalogueWith({}, team)
  const catalogue = { current: { ...current, adviser: () => undefined } }
  const { mail, stored, adviserLine } = await arrived(SUMMIT, catalogue)
  expect([stored, mail.to, adviserLine]).toEqual(['asha', ['sales@example.com'], undefined])
})
