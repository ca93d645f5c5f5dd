import { expect, hydrated, test } from '../support/browser.ts'
import { freshPhone, storedEnquiries } from '../support/stored-enquiries.ts'

test('a trending card without a page leads to a chat, and the enquiry is stored', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  await page.goto('/trending-projects')
  await hydrated(page)
  await page.getByRole('link', { name: 'Saffron Bay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contact on WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask about Saffron Bay' })
  await expect(dialog).toBeVisible()

  await dialog.getByLabel('Phone').fill('   ')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()

  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByLabel('Message').fill('Sea view?')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await page.waitForURL('https://wa.me/**')
  const chat = new URL(page.url())
  expect(chat.pathname).toBe('/910000000000')
  expect(chat.searchParams.get('text')).toBe(
    `Project: Saffron Bay\nPhone: ${phone}\nMessage: Sea view?`,
  )
  await expect
    .poll(() => storedEnquiries(phone))
    .toMatchObject([
      {
        source: 'whatsapp',
        project_id: 'saffron-bay',
        message: 'WhatsApp chat about Saffron Bay. Sea view?',
      },
    ])
})
