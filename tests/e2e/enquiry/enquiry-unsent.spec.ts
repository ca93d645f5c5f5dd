import type { Locator, Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { fill } from '../../support/browser/enquiry-form.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

const ENDPOINTS = /\/(?:api\/enquiry|contact\.php|contact)(?: net::\S+)?$/
// A loaded machine takes its time to hydrate.
const soon = expect.configure({ timeout: 20_000 })

// These tests break the network on purpose; what the browser says about that is no fault.
test.beforeEach(({ complaints }) => complaints.allow(ENDPOINTS))

type Entry = Record<string, unknown>

const readEntries = (page: Page): Promise<Entry[]> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('contactFormData') ?? '[]') as Record<string, unknown>[],
  )

async function openContactForm(page: Page, phone: string): Promise<Locator> {
  await page.goto('/contact-us')
  await hydrated(page)
  const form = page.locator('main form')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Message').fill('Please call')
  return form
}

test('then JSON, then JSON without the extension, then this browser keeps it', async ({ page }) => {
  const phone = freshPhone()
  const tried: string[] = []
  const ids: unknown[] = []
  await page.route(ENDPOINTS, (route) => {
    const request = route.request()
    const type = request.headers()['content-type']?.split(';')[0]
    tried.push(`${new URL(request.url()).pathname} ${type}`)
    if (type === 'application/json') {
      ids.push((request.postDataJSON() as { submissionId?: unknown }).submissionId)
    }
    return route.abort('connectionrefused')
  })
  const form = await openContactForm(page, phone)
  await form.getByRole('button').click()
  const notice = form.getByText('Form data saved locally. Please contact us directly')
  await expect(notice).toBeVisible()
  await expect(
    form.getByText('Your enquiry will be processed when the system is back online.'),
  ).toBeVisible()
  await expect(form.locator('a[href^="tel:"]')).toBeVisible()
  await expect(form.locator('a[href^="mailto:"]')).toBeVisible()
  expect(tried).toEqual([
    '/contact.php multipart/form-data',
    '/contact.php application/json',
    '/contact application/json',
  ])
  const [entry] = await readEntries(page)
  expect(entry).toMatchObject({
    name: 'Asha Rao',
    phone,
    email: 'asha@example.com',
    message: 'Please call',
    status: 'pending',
    submissionId: ids[0],
  })
  expect(Date.parse(String(entry?.['timestamp']))).toBeGreaterThan(Date.now() - 60_000)

  // Back online: the same id, once, and nothing of the visitor stays.
  await page.unroute(ENDPOINTS)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('main').getByText('Enquiry submitted successfully!')).toBeVisible()
  const [stored, ...more] = storedEnquiries(phone)
  expect(more).toEqual([])
  expect(stored).toMatchObject({ submission_id: ids[0], source: 'contact', page: '/contact-us' })
  expect(await readEntries(page)).toEqual([
    { submissionId: ids[0], reference: stored?.reference, status: 'sent' },
  ])
})

test('a full or forbidden store is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(ENDPOINTS, (route) => route.abort())
  const form = await openContactForm(page, freshPhone())
  await form.getByRole('button').click()
  await expect(
    form.getByText(
      'Unable to submit enquiry automatically. Please contact us directly, or try again later.',
    ),
  ).toBeVisible()

  // Other forms say why it was not sent, whether it was kept or not.
  await page.goto('/about')
  await hydrated(page)
  const footer = page.locator('footer form')
  await fill(footer, freshPhone())
  await footer.getByRole('button', { name: 'Request a call back' }).click()
  await expect(footer.getByText('Network error. Please check your connection.')).toBeVisible()
  await expect(footer.getByText(/kept your enquiry/)).toHaveCount(0)
})

test('after 503 a form keeps the enquiry and the next visit sends it', async ({ page }) => {
  const phone = freshPhone()
  await page.route(ENDPOINTS, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '60' },
      json: { success: false, message: 'Please wait a minute.' },
    }),
  )
  await page.goto('/residential')
  await hydrated(page)
  const form = page.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByText('Please wait a minute.')).toBeVisible()
  expect(await readEntries(page)).toMatchObject([{ phone, status: 'pending' }])

  await page.unroute(ENDPOINTS)
  await page.goto('/about')
  await soon.poll(() => storedEnquiries(phone).length).toBe(1)
  await soon.poll(() => readEntries(page)).toMatchObject([{ status: 'sent' }])
  const [stored] = storedEnquiries(phone)
  expect(stored).toMatchObject({ source: 'footer', page: '/residential' })
  await expect(page.getByText(stored?.reference ?? '?')).toBeVisible()
})

test('two tabs send a stored enquiry once', async ({ context, page }) => {
  const phone = freshPhone()
  const entry = { name: 'Asha Rao', phone, email: '', message: '', status: 'pending' }
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(
    (text) => localStorage.setItem('contactFormData', text),
    JSON.stringify([{ ...entry, timestamp: new Date().toISOString() }]),
  )
  const other = await context.newPage()
  await Promise.all([other.goto('/about'), page.reload()])
  await soon.poll(() => readEntries(page)).toMatchObject([{ status: 'sent' }])
  expect(storedEnquiries(phone)).toHaveLength(1)
})
