import type { Locator, Page } from 'playwright/test'
import { expect, hydrated, test as base } from '../../support/browser/browser.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

const ENDPOINTS = /\/(?:api\/enquiry|contact\.php|contact)(?: net::\S+)?$/
const HOUR = 3_600_000
// A loaded machine takes its time to hydrate.
const soon = expect.configure({ timeout: 20_000 })

// These tests break the network on purpose; what the browser says about that is no fault.
const test = base.extend<{ forgiven: undefined }>({
  forgiven: [
    async ({ complaints }, use) => {
      complaints.allow(ENDPOINTS)
      await use(undefined)
    },
    { auto: true },
  ],
})

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

test('the Contact page sends multipart first and is content with that', async ({ page }) => {
  const phone = freshPhone()
  const types: string[] = []
  await page.route(ENDPOINTS, (route) => {
    types.push(route.request().headers()['content-type'] ?? '')
    return route.continue()
  })
  const form = await openContactForm(page, phone)
  await form.getByRole('button').click()
  await expect(page.locator('main').getByText('Enquiry submitted successfully!')).toBeVisible()
  expect(types).toEqual([expect.stringContaining('multipart/form-data')])
  expect(storedEnquiries(phone)).toMatchObject([{ source: 'contact', message: 'Please call' }])
})

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
  const kept = form.getByText('Form data saved locally. Please contact us directly')
  await expect(kept).toBeVisible()
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

test('an attempt that gets no answer is given up after 15 s', async ({ page }) => {
  await page.clock.install()
  const tried: string[] = []
  await page.route(ENDPOINTS, (route) => void tried.push(new URL(route.request().url()).pathname))
  const form = await openContactForm(page, freshPhone())
  await form.getByRole('button').click()
  await expect.poll(() => tried).toEqual(['/contact.php'])
  await page.clock.fastForward(14_000)
  expect(tried).toHaveLength(1)
  await page.clock.fastForward(1100)
  await expect.poll(() => tried).toEqual(['/contact.php', '/contact.php'])
  await page.clock.fastForward(15_100)
  await expect.poll(() => tried).toEqual(['/contact.php', '/contact.php', '/contact'])
  await page.clock.fastForward(15_100)
  await expect(form.getByText(/^Form data saved locally/)).toBeVisible()
})

test('a full or forbidden store is told', async ({ page }) => {
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
})

test('other forms say why it was not sent, whether it was kept or not', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(ENDPOINTS, (route) => route.abort())
  await page.goto('/about')
  await hydrated(page)
  const footer = page.locator('footer form')
  await page.getByRole('button', { name: 'Inquire Now' }).click()
  for (const form of [page.getByRole('dialog'), footer]) {
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Phone').fill(freshPhone())
    await form.getByRole('button', { name: 'Request a call back' }).click()
    await expect(form.getByText('Network error. Please check your connection.')).toBeVisible()
    await expect(form.getByText(/kept your enquiry/)).toHaveCount(0)
    if (form !== footer) await page.keyboard.press('Escape')
  }
})

for (const status of [429, 503]) {
  test(`after ${status} a form keeps the enquiry and the next visit sends it`, async ({ page }) => {
    const phone = freshPhone()
    await page.route(ENDPOINTS, (route) =>
      route.fulfill({
        status,
        headers: { 'retry-after': '60' },
        json: { success: false, message: 'Please wait a minute.' },
      }),
    )
    await page.goto('/residential')
    await hydrated(page)
    const form = page.locator('footer form')
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Phone').fill(phone)
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
}

test('entries of any shape are coped with, the expired are forgotten', async ({ page }) => {
  const phone = freshPhone()
  const expired = freshPhone()
  const entry = { name: 'Asha Rao', email: '', message: '', status: 'pending' }
  const entries = [
    null,
    7,
    {},
    { ...entry, phone: expired, timestamp: new Date(Date.now() - 73 * HOUR).toISOString() },
    { ...entry, phone, timestamp: new Date(Date.now() - 71 * HOUR).toISOString() },
  ]
  await page.addInitScript((text) => {
    if (!localStorage.getItem('planted')) localStorage.setItem('contactFormData', text)
    localStorage.setItem('planted', 'yes')
  }, JSON.stringify(entries))
  await page.goto('/about')
  await soon.poll(() => storedEnquiries(phone).length).toBe(1)
  await soon.poll(() => readEntries(page)).toMatchObject([{ status: 'sent' }])
  expect(storedEnquiries(expired)).toEqual([])
})

test('two tabs send a kept enquiry once', async ({ context, page }) => {
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
