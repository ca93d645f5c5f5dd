import { randomUUID } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import {
  closeAfterTest,
  deliveringService,
  submit,
} from '../../../tests/support/enquiries/delivering-service.ts'
import { storedIn, until } from '../../../tests/support/enquiries/enquiry-service.ts'
import { inStore } from '../../../tests/support/enquiries/passing-time.ts'
import { startSmtp } from '../../../tests/support/enquiries/smtp.ts'
import { describeStores, useStores } from '../../../tests/support/enquiries/stores.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'
import { dayInIndia, dayText } from '../../../domain/text/dates.ts'

/** A service that mails, and the mails it sent as a mail program reads them. */
async function mailing(url = `sqlite:${temporaryFolder()}/${randomUUID()}.db`) {
  const smtp = closeAfterTest(await startSmtp())
  const service = await deliveringService(url, { smtpUrl: smtp.url })
  return {
    url,
    /** Submits an enquiry; returns its stored row and its mail. */
    async mailOf(fields: Record<string, string>, page?: string) {
      const count = smtp.mails.length
      const outcome = await submit(service, fields, { page })
      if (outcome.kind !== 'stored') throw new Error(outcome.kind)
      await until('the mail arrived', () => smtp.mails.length > count)
      const { parsed } = smtp.mails.at(-1) ?? {}
      if (!parsed || typeof parsed.html !== 'string') throw new Error('the mail has no HTML part')
      const { document } = new JSDOM(parsed.html).window
      return {
        ...outcome,
        parsed,
        text: parsed.text ?? '',
        html: parsed.html,
        document,
        links: [...document.querySelectorAll('a')].map(({ href }) => href),
      }
    },
  }
}

const SUMMIT = { projectId: 'the-aravalli-summit', developer: 'Aravalli Crest' }

test('is answered with one press, in the way that was wished for', async () => {
  const { mailOf } = await mailing()
  const asked = {
    ...SUMMIT,
    message: 'Is it quiet?\nAnd cool?',
    contactBy: 'whatsapp',
    callTime: 'evening',
    attribution: JSON.stringify({ utm_source: 'google', gclid: 'Abc-1' }),
  }
  const page = '/city/gurgaon'
  const { parsed, text, document, links, reference } = await mailOf(asked, page)
  const greeting = `Hello Asha, this is Peak Force about The Aravalli Summit, reference ${reference}`
  const whatsapp = `https://wa.me/919876543210?text=${encodeURIComponent(greeting)}`
  expect(links).toEqual([
    whatsapp,
    'tel:+919876543210',
    `mailto:asha@example.org?subject=Your%20enquiry%20${reference}`,
    'https://www.example.com/city/gurgaon',
    'https://www.example.com/project-details/aravalli-crest/the-aravalli-summit',
  ])
  expect(parsed.replyTo?.value).toEqual([{ name: 'Asha', address: 'asha@example.org' }])
  expect(text).toMatch(/^Contact by: WhatsApp\nBest time: Evening\n\n/)
  for (const link of links.slice(0, 3)) expect(text).toContain(`: ${link}\n`)
  expect(text).toContain('Came from:\n  utm_source: google\n  gclid: Abc-1\n')
  const shown = document.body.textContent
  expect(shown).toMatch(
    /Contact by: WhatsApp.*Best time: Evening.*WhatsApp \+919876543210.*Message/,
  )
  expect(shown).toContain('utm_source: google')
  const cells = [...document.querySelectorAll('td')].map(({ innerHTML }) => innerHTML)
  expect(cells).toContain('Is it quiet?<br>And cool?')
})

test.each([
  ['a number that is not whole', '98765 4321', []],
  ['words in place of a number', '12345 ask at the gate', []],
  ['a number of another country', '+44 20 7946 0018', ['tel:+442079460018']],
])('has a link to call for whole numbers alone: %s', async (_, phone, calls) => {
  const { links, parsed } = await (await mailing()).mailOf({ phone, email: '' })
  expect(parsed.replyTo).toBeUndefined()
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual(calls)
  expect(links.filter((link) => link.startsWith('https://wa.me/'))).toHaveLength(calls.length)
  expect(links.some((link) => link.startsWith('mailto:'))).toBe(false)
})

test.each([
  ['HTML', `"><img src=x onerror=alert(1)><script>alert(2)</script></td></table>`],
  ['letters that run the other way', 'آشا \u202Eمهتا\u2066 (RTL)'],
  ['headers', 'A"<x@evil.example>,\r\nBcc: victim@example.net\r\n\r\n<b>Body'],
  ['pictures of letters', '👩‍👩‍👧 Asha 🏡'],
  ['200 letters', 'ब'.repeat(200)],
  ['an address', 'https://evil.example/?a=1&b=<2>'],
])('holds whatever a visitor types as text: %s', async (_, typed) => {
  const { url, mailOf } = await mailing()
  const [name, developer] = [typed.slice(0, 100), typed]
  const { parsed, text, html, document, links } = await mailOf({
    name,
    message: typed,
    developer,
    source: typed,
    attribution: JSON.stringify({ utm_source: typed }),
  })
  const [stored] = await storedIn(url)
  const seen = (stored?.name ?? '').replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
  expect(text).toContain(`Name: ${seen}\n`)
  const cells = [...document.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toContain(seen)
  // Nothing but the template's elements, and nothing to load or run.
  const elements = new Set([...document.querySelectorAll(':not(br)')].map((one) => one.localName))
  expect([...elements].sort().join(' ')).toBe('a body h1 head html meta table tbody td th title tr')
  const attributes = [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())
  expect(attributes.filter((one) => /^(?:on|src|background|class|id)/.test(one))).toEqual([])
  expect(html).not.toMatch(/url\(/)
  expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  expect(links.map((link) => new URL(link).host || new URL(link).protocol)).toEqual([
    'tel:',
    'wa.me',
    'mailto:',
  ])
  expect(decodeURIComponent(links[1] ?? '')).not.toMatch(/[\r\n\u202E]/)
  expect(parsed.headers.has('bcc')).toBe(false)
  expect([parsed.to].flat().flatMap((one) => one?.value.map(({ address }) => address))).toEqual([
    'office@example.com',
  ])
})

describeStores('a mail', (kind) => {
  const { newStore } = useStores(kind)

  test('tells what the same person asked before, by number or by address, and nothing once it is erased', async () => {
    const { url, mailOf } = await mailing(await newStore())
    const label = 'Earlier from this person'
    const byNumber = { phone: '+91 98765-43210', email: '' }
    const byAddress = { phone: '98111 22222', email: 'ASHA@Example.org' }
    expect((await mailOf({ developer: 'Old & Co' })).text).not.toContain(label)
    await mailOf({ ...byNumber, developer: 'Tower' })
    await mailOf({ ...byAddress, ...SUMMIT })
    await mailOf({ phone: '98222 33333', email: 'other@example.org', developer: 'Nobody' })
    await mailOf({ ...byNumber, developer: 'tower' })
    const { text, html } = await mailOf({ message: 'Again' })
    const today = dayText(dayInIndia(new Date()))
    expect(text).toContain(`${label}: 4, last on ${today} about tower, The Aravalli Summit\n`)
    expect(html).toContain(`4, last on ${today} about tower, The Aravalli Summit`)
    expect((await mailOf({ phone: '98765 43210, 98111 22222', email: '' })).text).toContain(
      `${label}: 5, last`,
    )
    await inStore(url, (db) => db.deleteFrom('enquiry').execute())
    expect((await mailOf({ message: 'New' })).text).not.toContain(label)
  })
})
