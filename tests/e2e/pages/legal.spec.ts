import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

test('every page says who the agency is before the law, and who answers complaints', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  for (const text of [
    'Peak Force Sample Realty Private Limited',
    'SAMPLE/HRERA/AGENT/2022/007, Haryana Real Estate Regulatory Authority',
    'Sample Officer',
    '+91 00000 00001',
  ]) {
    await expect(footer).toContainText(text)
  }
  await page.goto('/contact-us')
  const main = page.locator('main')
  await expect(main).toContainText('SAMPLE/UPRERA/AGENT/2025/019')
  await expect(main).toContainText('valid until 31 May 2032')
  await expect(main).toContainText('Monday to Friday, 10:00 am – 6:00 pm')
})

test('the accessibility statement names the standard, the gaps and whom to contact', async ({
  page,
}) => {
  await open(page, '/accessibility')
  const main = page.locator('main')
  for (const text of ['WCAG) 2.2', 'IS 17802', 'Known gaps', 'grievance@example.com']) {
    await expect(main).toContainText(text)
  }
  await expectAccessible(page, { state: 'of the statement' })
})

/** Words of the dark patterns that India's consumer authority names. */
const PRESSURE =
  /\bhurry\b|limited (?:time|period)|only \d+ (?:left|units?)|last chance|selling fast|ends (?:today|tonight|soon)\b|act now|no thanks|i don[’']t want|sponsored|un-?tick/iu

test('no text of the site hurries, shames or hides an advertisement', async ({ page }) => {
  for (const path of ['/', '/residential', '/project-details/aravalli-crest/the-aravalli-summit']) {
    await open(page, path)
    expect(await page.locator('body').innerText()).not.toMatch(PRESSURE)
  }
  await page.getByRole('link', { name: 'Request a call back' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.getByRole('dialog').innerText()).not.toMatch(PRESSURE)
})

test('no form asks for a payment', async ({ page }) => {
  for (const path of ['/contact-us', '/privacy', '/career']) {
    await page.goto(path)
    await expect(page.locator('[name=phone]').first()).toBeAttached()
    await expect(
      page.locator(':is([autocomplete^="cc-"], [name*="card" i], [name*="upi" i]):not(meta)'),
    ).toHaveCount(0)
  }
})

test('the one box agrees to what it says, and is empty', async ({ page }) => {
  await open(page, '/contact-us')
  for (const form of ['main form', 'footer form']) {
    const box = page.locator(form).getByRole('checkbox')
    await expect(box).toHaveCount(1)
    await expect(box).toHaveAccessibleName('Tell me about other projects too')
    await expect(box).not.toBeChecked()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a privacy request says what is asked and is confirmed with a reference', async ({
      page,
    }) => {
      const phone = freshPhone()
      await page.goto('/privacy')
      if (javaScriptEnabled) await open(page, '/privacy')
      const form = page.locator('main form')
      await expect(form.getByRole('checkbox')).toHaveCount(0)
      await form.getByLabel('Name').fill('Asha Rao')
      await form.getByLabel('Phone').fill(phone)
      const asked = form.getByLabel('What do you ask for?')
      await expect(asked).toHaveValue('')
      if (javaScriptEnabled) {
        await form.getByRole('button').click()
        await expect(asked).toBeFocused()
        await expect(asked).toHaveAccessibleDescription('Please choose what you ask for.')
      }
      await asked.selectOption('Delete it')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText(/PF-[A-Z0-9]{4}-[A-Z0-9]{4}/)).toBeVisible()
      expect(storedEnquiries(phone)).toMatchObject([
        { source: 'privacy-request', request: 'delete', marketing: 0 },
      ])
    })
  })
}

test('a brochure is had without giving details, from the dialog and from the Contact page', async ({
  page,
}) => {
  await open(page, '/project-details/aravalli-crest/the-aravalli-summit')
  await page.getByRole('link', { name: 'Download Brochure' }).first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: /without giving details/ })
  await expect(link).toHaveAccessibleName(/\(PDF, \d+\.\d MB\)/)
  const brochure = '/project-details/aravalli-crest/the-aravalli-summit/brochure.pdf'
  await expect(link).toHaveAttribute('href', brochure)
  await page.goto('/contact-us?source=brochure&projectId=the-aravalli-summit')
  await expect(
    page.locator('main').getByRole('link', { name: /without giving details/ }),
  ).toHaveAttribute('href', brochure)
})
