import { expect, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, storedEnquiries } from '../../support/browser/enquiries.ts'
import { FULL } from '../../support/browser/project.ts'

test.use({ javaScriptEnabled: false })
// The answer to a form with mistakes.
test.beforeEach(({ complaints }) => complaints.allow(/status of 422/))

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
  const [stored] = await storedEnquiries(phone)
  const sent = { page: '/about', source: 'footer', marketing: 1, contact_by: 'email' }
  expect(stored).toMatchObject(sent)
  await expect(page.getByText(stored?.reference ?? '?')).toBeVisible()
})

test('what opens a dialog leads to the Contact page with its request', async ({ page }) => {
  const phone = freshPhone()
  await page.goto(FULL)
  await page.getByRole('link', { name: 'Download Brochure' }).first().click()
  await page.waitForURL(/\/contact-us\?/)
  const form = page.locator('main form')
  await expect(form.getByLabel('Message')).toHaveValue(
    'Please send me the brochure of The Aravalli Summit.',
  )
  await fill(form, ' ')
  await form.getByRole('button').click()
  // Still this request's form, with its mistake.
  await expect(form.getByText('Please enter your phone number.')).toBeVisible()
  await form.getByLabel('Phone').fill(phone)
  await form.getByRole('button').click()
  await page.waitForURL(/\/enquiry-sent/)
  expect(await storedEnquiries(phone)).toMatchObject([
    { source: 'brochure', project_id: 'the-aravalli-summit', developer: 'Aravalli Crest' },
  ])
  const link = page.getByRole('link', { name: 'Open the brochure' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})
