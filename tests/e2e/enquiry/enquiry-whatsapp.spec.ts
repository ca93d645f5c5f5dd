import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

test('a trending card without a page leads to a chat, and nothing is posted to us', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  const posted: string[] = []
  await page.route(/\/api\/(?:enquiry|events)$/, (route) => {
    posted.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Saffron Bay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contact on WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask about Saffron Bay' })
  await expect(dialog).toBeVisible()

  await dialog.getByLabel('Phone').fill('   ')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expectAccessible(page, { state: 'of a chat', part: '[role=dialog]' })

  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByLabel('Message').fill('Sea view?')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await page.waitForURL('https://wa.me/**')
  const chat = new URL(page.url())
  expect(chat.pathname).toBe('/910000000000')
  expect(chat.searchParams.get('text')).toBe(
    `Project: Saffron Bay\nPhone: ${phone}\nMessage: Sea view?`,
  )
  expect(storedEnquiries(phone)).toEqual([])
  const events = posted.map((body) => JSON.parse(body) as { event: string; detail?: string })
  expect(events.filter(({ event }) => event !== 'page_view')).toEqual([
    { event: 'whatsapp_click', page: '/', detail: 'saffron-bay' },
  ])
})

test('the bar of a project on a phone counts a chat once, when it starts', async ({ page }) => {
  const events: unknown[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  await page.route('**/api/events', (route) => {
    events.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/project-details/aravalli-crest/the-aravalli-summit')
  await hydrated(page)
  await expect.poll(() => events).toHaveLength(1)
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('12345')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await page.waitForURL('https://wa.me/**')
  expect(events.slice(1)).toMatchObject([{ event: 'whatsapp_click' }])
})
