import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, REFERENCE, storedEnquiries } from '../../support/browser/enquiries.ts'
import { translate } from '../../support/browser/translator.ts'

test('the browser keeps what the privacy notice says, and no cookie', async ({ page, context }) => {
  await page.goto('/?utm_source=leaflet')
  await hydrated(page)
  await page.goto('/project-details/aravalli-crest/the-aravalli-summit')
  await hydrated(page)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.goto('/contact-us')
  await hydrated(page)
  await fill(page.locator('main form'), freshPhone())
  await page.locator('main form').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(REFERENCE).first()).toBeVisible()
  await page.goto('/privacy')
  const kept = await page.evaluate(() => [
    Object.keys(localStorage).toSorted(),
    Object.keys(sessionStorage).toSorted(),
  ])
  expect(kept).toEqual([
    // References of what was sent, that no form need open by itself, what was looked at and saved.
    ['contactFormData', 'enquiryPopup', 'recentlyViewed', 'shortlist'],
    // How far was scrolled, and what led here.
    ['scrollPositions', 'visit'],
  ])
  expect(await context.cookies()).toEqual([])
  expect(await page.locator('main').textContent()).toMatch(
    /website, campaign or advertisement that led you here and how far you scrolled stay there until/,
  )
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a privacy request is confirmed with a reference', async ({ page }) => {
      const phone = freshPhone()
      if (javaScriptEnabled) await translate(page)
      await page.goto('/privacy')
      if (javaScriptEnabled) await hydrated(page)
      const form = page.locator('main form')
      await expect(form.getByRole('checkbox')).toHaveCount(0)
      await fill(form, phone)
      const asked = form.getByLabel('What do you ask for?')
      await expect(asked).toHaveValue('')
      if (javaScriptEnabled) {
        await form.getByRole('button').click()
        await expect(asked).toBeFocused()
        await expect(asked).toHaveAccessibleDescription('Please choose what you ask for.')
      }
      await asked.selectOption('Delete it')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText(REFERENCE)).toBeVisible()
      expect(await storedEnquiries(phone)).toMatchObject([
        { source: 'privacy-request', request: 'delete', marketing: 0 },
      ])
    })
  })
}
