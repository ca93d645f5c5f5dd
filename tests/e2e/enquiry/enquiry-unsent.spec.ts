import type { Page } from 'playwright/test'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, storedEnquiries } from '../../support/browser/enquiries.ts'

const ENDPOINTS = /\/(?:api\/enquiry|contact\.php|contact)(?: net::\S+)?$/

// These tests break the network on purpose; what the browser says about that is no fault.
test.beforeEach(({ complaints }) => complaints.allow(ENDPOINTS))

const readEntries = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('contactFormData') ?? '[]') as Record<string, unknown>[],
  )

async function sendFromContact(page: Page, phone: string) {
  await page.goto('/contact-us')
  await hydrated(page)
  const form = page.locator('main form')
  await fill(form, phone)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Message').fill('Please call')
  await form.getByRole('button').click()
  return form
}

test('what no address takes is kept, and sent once when back online', async ({ page }) => {
  const phone = freshPhone()
  const tried: string[] = []
  await page.route(ENDPOINTS, (route) => {
    tried.push(new URL(route.request().url()).pathname)
    return route.abort('connectionrefused')
  })
  const form = await sendFromContact(page, phone)
  for (const text of [
    'Form data saved locally. Please contact us directly',
    'Your enquiry will be processed when the system is back online.',
  ])
    await expect(form.getByText(text)).toBeVisible()
  await expect(form.locator('a[href^="tel:"]')).toBeVisible()
  await expect(form.locator('a[href^="mailto:"]')).toBeVisible()
  expect(tried).toEqual(['/contact.php', '/contact.php', '/contact'])
  const [entry] = await readEntries(page)
  const typed = { name: 'Asha Rao', phone, email: 'asha@example.com', message: 'Please call' }
  expect(entry).toMatchObject({ ...typed, status: 'pending' })
  expect(Date.parse(String(entry?.['timestamp']))).toBeGreaterThan(Date.now() - 60_000)

  // Back online: the same id, once, and nothing of the visitor stays.
  await page.unroute(ENDPOINTS)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('main').getByText('Enquiry submitted successfully!')).toBeVisible()
  const [stored, ...more] = storedEnquiries(phone)
  expect(more).toEqual([])
  const submissionId = entry?.['submissionId']
  expect(stored).toMatchObject({
    submission_id: submissionId,
    source: 'contact',
    page: '/contact-us',
  })
  expect(await readEntries(page)).toEqual([
    { submissionId, reference: stored?.reference, status: 'sent' },
  ])
})

test('a full or forbidden store is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(ENDPOINTS, (route) => route.abort())
  const form = await sendFromContact(page, freshPhone())
  await expect(
    form.getByText(
      'Unable to submit enquiry automatically. Please contact us directly, or try again later.',
    ),
  ).toBeVisible()
})

test('after 503 the next visit sends it, once from two tabs', async ({ page, context }) => {
  const phone = freshPhone()
  const refused = { success: false, message: 'Please wait a minute.' }
  await page.route(ENDPOINTS, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: refused }),
  )
  await open(page, '/residential')
  const form = page.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByText('Please wait a minute.')).toBeVisible()
  expect(await readEntries(page)).toMatchObject([{ phone, status: 'pending' }])

  await page.unroute(ENDPOINTS)
  const other = await context.newPage()
  await Promise.all([other.goto('/about'), page.goto('/about')])
  await expect.poll(() => readEntries(page)).toMatchObject([{ status: 'sent' }])
  const [stored, ...more] = storedEnquiries(phone)
  expect(more).toEqual([])
  expect(stored).toMatchObject({ source: 'footer', page: '/residential' })
  const reference = stored?.reference ?? '?'
  const told = async () =>
    (await page.getByText(reference).count()) + (await other.getByText(reference).count())
  await expect.poll(told).toBeGreaterThan(0)
})
