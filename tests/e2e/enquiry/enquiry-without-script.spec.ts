import { expect, test } from 'playwright/test'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

test.use({ javaScriptEnabled: false })

test('who asks for a brochure is led to it', async ({ page }) => {
  await page.goto('/project-details/aravalli-crest/the-aravalli-summit')
  await page.getByRole('link', { name: 'Download Brochure' }).first().click()
  const form = page.locator('main form')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(freshPhone())
  await form.getByRole('button').click()
  await page.waitForURL(/\/enquiry-sent/)
  const link = page.getByRole('link', { name: 'Open the brochure' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('a form with mistakes returns with them and with what was typed', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/about')
  const form = page.locator('footer form')
  await form.getByLabel('Name').fill('Asha <Rao> & "sons"')
  await form.getByLabel('Phone').fill('  ')
  await form.getByLabel('Message').fill('Line one\nLine two')
  await form.getByLabel('Contact me by').selectOption('Email')
  await form.getByRole('button').click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await expect(form.getByText('Please enter your phone number.')).toBeVisible()
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Asha <Rao> & "sons"')
  await expect(form.getByLabel('Message')).toHaveValue('Line one\nLine two')
  await expect(form.getByText('Please enter the e-mail address to answer to.')).toBeVisible()
  await expect(form.getByLabel('Contact me by')).toHaveValue('email')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill(phone)
  await form.getByRole('checkbox').check()
  await form.getByRole('button').click()
  await page.waitForURL(/\/enquiry-sent/)
  await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible()
  const [stored] = storedEnquiries(phone)
  expect(stored).toMatchObject({
    page: '/about',
    source: 'footer',
    marketing: 1,
    contact_by: 'email',
  })
  await expect(page.getByText(stored?.reference ?? '?')).toBeVisible()
})

test('what opens a dialog leads to the Contact page with the same request', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/project-details/aravalli-crest/the-aravalli-summit')
  await page.locator('main a[href^="/contact-us?source=project"]').first().click()
  await page.waitForURL(/\/contact-us\?/)
  const form = page.locator('main form')
  await expect(form.getByLabel('Message')).toHaveValue(/The Aravalli Summit by Aravalli Crest/)
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(' ')
  await form.getByRole('button').click()
  // Still this request's form, with its mistake.
  await expect(form.getByText('Please enter your phone number.')).toBeVisible()
  await form.getByLabel('Phone').fill(phone)
  await form.getByRole('button').click()
  await page.waitForURL(/\/enquiry-sent/)
  expect(storedEnquiries(phone)).toMatchObject([
    { source: 'project', project_id: 'the-aravalli-summit', developer: 'Aravalli Crest' },
  ])
})
