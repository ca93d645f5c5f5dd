import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
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

  // Back online: the same id, once, and nothing of the visitor stays. Who writes elsewhere is left there.
  await page.unroute(ENDPOINTS)
  const elsewhere = page.locator('footer').getByLabel('Name')
  await elsewhere.pressSequentially('Vik')
  const before = await page.evaluate(() => [scrollX, scrollY])
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
  await expect(form.getByText('This enquiry has been sent.')).toBeAttached()
  await expect(elsewhere).toBeFocused()
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual(before)
  const [stored, ...more] = await storedEnquiries(phone)
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

test('a wait that the server asks for outlasts returns and reloads; the form says what came of it', async ({
  page,
}) => {
  const phone = freshPhone()
  let posts = 0
  await page.route(ENDPOINTS, (route) => {
    posts += 1
    const json = { success: false, message: 'Please wait a minute.' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json })
  })
  await open(page, '/about')
  const form = page.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByText('Please wait a minute.')).toBeVisible()
  const comeBack = () =>
    page.evaluate(() => {
      for (let count = 0; count < 3; count += 1)
        document.dispatchEvent(new Event('visibilitychange'))
    })
  await comeBack()
  await open(page, '/residential')
  await comeBack()
  expect(posts).toBe(1)
  expect(await readEntries(page)).toMatchObject([{ phone, status: 'pending' }])

  // The time has come; two tabs are open.
  await page.unroute(ENDPOINTS)
  await page.evaluate(() => {
    const text = localStorage.getItem('contactFormData') ?? ''
    localStorage.setItem('contactFormData', text.replace(/"retryAt":\d+/, '"retryAt":1'))
  })
  const other = await page.context().newPage()
  await Promise.all([other.goto('/about'), page.goto('/about')])
  await expect.poll(() => readEntries(page)).toMatchObject([{ status: 'sent' }])
  const [stored, ...more] = await storedEnquiries(phone)
  expect(more).toEqual([])
  expect(stored).toMatchObject({ source: 'footer', page: '/about' })
  const reference = stored?.reference ?? '?'
  const told = async () =>
    (await page.getByText(reference).count()) + (await other.getByText(reference).count())
  await expect.poll(told).toBeGreaterThan(0)
})

test('what hangs in one tab is sent by another, holds up nothing there, and is stored once', async ({
  page,
  context,
}) => {
  const [phone, another] = [freshPhone(), freshPhone()]
  await page.route(ENDPOINTS, () => undefined, { times: 1 })
  await open(page, '/about')
  const form = page.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible()
  expect(await readEntries(page)).toMatchObject([{ phone, status: 'pending' }])

  const other = await context.newPage()
  await open(other, '/about')
  await expect.poll(() => readEntries(other)).toMatchObject([{ status: 'sent' }])
  const otherForm = other.locator('footer form')
  await fill(otherForm, another)
  await otherForm.getByRole('button').click()
  await expect(other.locator('footer').getByText('Enquiry submitted successfully!')).toBeVisible()

  await other.close()
  await page.goto('/residential')
  expect(await storedEnquiries(phone)).toMatchObject([{ page: '/about' }])
})

test('what will never be taken is told once, with its words', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    const typed = { name: 'Asha Rao', phone: '98100 12345', message: 'x'.repeat(33_000) }
    const entry = { ...typed, status: 'pending', timestamp: new Date().toISOString() }
    localStorage.setItem('contactFormData', JSON.stringify([entry]))
  })
  await open(page, '/about')
  await expect(page.getByText('The enquiry is too long. Please shorten the message.')).toBeVisible()
  await expect(page.getByLabel('Your words, to copy')).toHaveValue(
    /^Name: Asha Rao\nPhone: 98100 12345\nMessage: x{33000}$/,
  )
  await expectAccessible(page, { state: 'with words to copy', part: '[data-floating]' })
  expect(await readEntries(page)).toMatchObject([{ name: 'Asha Rao', status: 'refused' }])
  let posts = 0
  page.on('request', (request) => (posts += ENDPOINTS.test(request.url()) ? 1 : 0))
  await open(page, '/residential')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('The enquiry is too long.')).toHaveCount(0)
  expect(posts).toBe(0)
})
